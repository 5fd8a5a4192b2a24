import type { DocumentWanted, TotalWords } from 'contract/inquiry';
import type { LetterLanguage } from 'contract/partner';
import { inLocaleOf } from '../../kernel/in-locale-of';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';

/** What offers and confirmations say around the words of people, in one language. */
export interface LetterWords {
  readonly offer: (number: string, revision: number) => string;
  readonly confirmation: (number: string) => string;
  readonly request: (number: string, revision: number) => string;
  readonly facts: {
    readonly date: string;
    readonly yourInquiry: string;
    readonly yourOrder: string;
    readonly ourOffer: string;
    readonly validUntil: string;
    readonly answerBy: string;
    readonly delivery: string;
    readonly deliverTo: string;
    readonly wantedOn: string;
    readonly promisedOn: string;
    readonly documents: string;
    readonly paymentTerms: string;
    readonly currency: string;
    readonly currencyWished: string;
    readonly yourContact: string;
    readonly phone: string;
    readonly email: string;
    readonly vatNumber: string;
    readonly registrationNumber: string;
  };
  /** A number of an offer with its version, as a confirmation names it. */
  readonly version: (number: string, revision: number) => string;
  readonly documents: Readonly<Record<DocumentWanted, string>>;
  readonly columns: {
    readonly line: string;
    readonly product: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly total: string;
    readonly pack: string;
  };
  readonly grade: (grade: string) => string;
  readonly less: (percent: string) => string;
  readonly onYourList: (written: string) => string;
  readonly lastNotFull: string;
  readonly inStock: string;
  readonly leadTime: (days: number) => string;
  readonly totals: TotalWords;
  /** @param count - the number of lines, for people */
  readonly lines: (count: string, isOne: boolean) => string;
  readonly netOfTaxes: string;
  readonly notes: string;
  readonly remarks: string;
  readonly bankDetails: string;
  readonly terms: string;
  readonly links: string;
  /** How long an offer is valid, as a sentence. */
  readonly validity: (day: string, zone: string) => string;
  /** What suppliers are asked for, as a sentence. */
  readonly asking: (day: string, zone: string) => string;
  readonly thanks: (number: string | null) => string;
  readonly page: (page: number, count: number) => string;
}

const words: Readonly<Record<LetterLanguage, LetterWords>> = { en, de, fr, es };

export function letterWords(language: LetterLanguage): LetterWords {
  return words[language];
}

/**
 * Writes dates and numbers in the letter's language meanwhile.
 *
 * @param draw - all of it within this call
 */
export function inLetterLanguage<Drawn>(
  { language, locale }: { readonly language: LetterLanguage; readonly locale: string | null },
  draw: (words: LetterWords) => Drawn,
): Drawn {
  return inLocaleOf(language, locale, () => draw(letterWords(language)));
}
