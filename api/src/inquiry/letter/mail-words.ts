import { chosenLocale } from 'contract';
import type { VatRule } from 'contract/inquiry';
import type { LetterLanguage } from 'contract/partner';
import { inLetterLanguage } from './letter-words';
import { de } from './mail-words/de';
import { en } from './mail-words/en';
import { es } from './mail-words/es';
import { fr } from './mail-words/fr';

/** What a total is made of besides the goods, as a list in words, and how it is taxed. */
export interface TotalFacts {
  /** `1,250.50 EUR` */
  readonly amount: string;
  /** Empty where there are none. */
  readonly charges: string;
  /** Null where nothing is said of VAT: prices are net. */
  readonly taxes: VatRule | null;
  /** The amount in English words, as on cheques. */
  readonly inEnglish: string;
}

/**
 * What mails of a sale say around the words of people, in one language. Its arguments are escaped, or variables of a
 * template. Words of staff may stand between the greeting and what follows.
 */
export interface MailWords {
  readonly language: LetterLanguage;
  readonly dear: (name: string) => string;
  readonly regards: string;
  readonly charges: {
    readonly freight: string;
    readonly insurance: string;
    readonly others: string;
    readonly vat: (percent: string) => string;
  };
  readonly total: (facts: TotalFacts) => string;
  /** Where an offer is read and answered, before the link. */
  readonly page: string;
  readonly offer: {
    readonly attached: (inquiry: string) => string;
    readonly valid: (day: string) => string;
    readonly key: string;
  };
  readonly reminder: {
    readonly subject: (number: string, day: string) => string;
    readonly valid: (number: string, version: string, day: string) => string;
    readonly total: (amount: string) => string;
    readonly questions: string;
  };
  readonly acceptance: {
    readonly subject: (number: string, version: number) => string;
    readonly thanks: string;
    readonly facts: {
      readonly inquiry: string;
      readonly offer: string;
      readonly lines: string;
      readonly total: string;
      readonly order: string;
      readonly deliverTo: string;
      readonly remarks: string;
      readonly name: string;
      readonly position: string;
      readonly time: string;
      readonly checksum: string;
    };
    /** Of an offer that was accepted in part. */
    readonly part: (chosen: number, all: number) => string;
    readonly mistake: string;
  };
  readonly confirmation: {
    readonly thanks: (order: string | null) => string;
    readonly attached: (number: string, offer: string, version: number) => string;
    readonly delivery: (day: string) => string;
  };
}

const words: Readonly<Record<LetterLanguage, MailWords>> = { en, de, fr, es };

/**
 * Writes dates and numbers in a mail's language meanwhile, as letters do.
 *
 * @param write - all of it within this call
 */
export function inMailLanguage<Written>(
  language: LetterLanguage,
  write: (words: MailWords) => Written,
): Written {
  return inLetterLanguage({ language, locale: chosenLocale() }, () => write(words[language]));
}
