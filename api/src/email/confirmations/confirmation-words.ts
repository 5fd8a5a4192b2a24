import type { ConfirmedForm } from 'contract/email';
import type { LetterLanguage } from 'contract/partner';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';

/** A confirmation: `{{inquiry.number}}` stands for the visitor's reference. */
interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** What confirmations say to visitors, in one language. */
export interface ConfirmationWords {
  /** @param name - null for who is not greeted by name */
  readonly dear: (name: string | null) => string;
  /** What templates call who is not greeted by name. */
  readonly unnamed: string;
  readonly letters: Readonly<Record<ConfirmedForm, Letter>>;
  readonly regards: string;
  /** Why the mail came, and what to do if it came by mistake. */
  readonly end: string;
}

const words: Readonly<Record<LetterLanguage, ConfirmationWords>> = { en, de, fr, es };

export function confirmationWords(language: LetterLanguage): ConfirmationWords {
  return words[language];
}
