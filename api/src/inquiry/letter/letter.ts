import type { LetterLanguage } from 'contract/partner';
import type { CompanyFacts } from '../../content/company/read-company';
import type { OfferRecord } from '../offer/prepare-offers';
import type { LetterWords } from './letter-words';

/** What an offer and an order have in common: the lines with their prices, and the terms of their sums. */
export type Sold = Pick<
  OfferRecord,
  | 'lines'
  | 'pricedLines'
  | 'language'
  | 'currency'
  | 'discountPercent'
  | 'freight'
  | 'insurance'
  | 'otherCharges'
  | 'otherChargesName'
  | 'vatRule'
  | 'vatPercent'
>;

/** Who writes a letter. */
export interface Sender {
  readonly company: CompanyFacts;
  /** A PNG; null without a logo. */
  readonly logo: Uint8Array | null;
  /** The member of staff whom the customer asks; null when the letter names none. */
  readonly seller: Seller | null;
  /** The day that it bears. */
  readonly day: string;
}

export interface Seller {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
}

/** A published chemical of the letter, with its public documents. */
export interface ProductLinks {
  readonly name: string;
  readonly href: string;
  readonly documents: readonly { readonly title: string; readonly href: string }[];
}

type Labelled = readonly (readonly [label: string, value: string | null])[];

export interface LetterColumn {
  readonly label: string;
  /** In millimetres; null for what the others leave. */
  readonly width: number | null;
  readonly align: 'left' | 'right';
}

export interface LetterRow {
  readonly cells: readonly string[];
  /** Lines below the product. */
  readonly details: readonly string[];
}

/** The lines: the first column numbers them, the second names the product. */
export interface LetterTable {
  readonly columns: readonly LetterColumn[];
  readonly rows: readonly LetterRow[];
}

/** What letters of trade say: offers, confirmations of orders, requests to suppliers. */
export interface Letter {
  readonly words: LetterWords;
  readonly title: string;
  /** Stands at the foot of each page. */
  readonly footer: string;
  readonly sender: Sender;
  /** The lines of the address. */
  readonly recipient: readonly (string | null)[];
  /** Those without a value are left out. */
  readonly facts: Labelled;
  /** The sentence below the title. */
  readonly opening: string;
  readonly language: LetterLanguage;
  readonly table: LetterTable;
  /** Null where nothing is priced: without sums, bank and terms of sale. */
  readonly sold: Sold | null;
  /** Below the sums, with a title each; those without a value are left out. */
  readonly parts: Labelled;
  readonly links: readonly ProductLinks[];
}
