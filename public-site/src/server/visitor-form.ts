import type { Endpoint } from 'contract';

/** What is said at a field when it is not filled in as it should be. */
export interface FieldWords {
  /** Of a field that must be filled in. */
  readonly missing?: string;
  readonly wrong: string;
}

/** Fields as they were typed, without those left empty. */
export type Typed = Readonly<Record<string, string>>;

export interface FormFile extends FieldWords {
  readonly name: string;
  /** The most bytes that it may have. */
  readonly most: number;
  readonly tooLarge: string;
}

/** Entries of which a form has as many as the visitor likes: their fields are called `items.3.quantity`. */
export interface FormEntries extends Required<FieldWords> {
  /** Of the list, as the API calls it. */
  readonly name: string;
  readonly most: number;
  readonly tooMany: string;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** What the API is to get of an entry; null of one that nothing is asked with. */
  readonly bodyOf: (typed: Typed) => Record<string, unknown> | null;
}

/** What of a form its page reads. */
export interface ReadForm {
  /** The address of its page, which takes it as well. */
  readonly path: string;
  /** The fields that the visitor sees, by the names that the API knows them by. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  readonly entries?: FormEntries;
  readonly file?: FormFile;
}

/** A form of the site, and the call of the API that takes it. */
export interface VisitorForm extends ReadForm {
  readonly endpoint: Endpoint;
  /** Texts for the API's fields that are none. */
  readonly bodyOf?: (typed: Typed) => Record<string, unknown>;
  /** A form that names this field is not sent: its page shows it again as the field says. */
  readonly step?: string;
  /** Where the receipt stands, by the API's answer; on the form's own page when left out. */
  readonly receiptHref?: (answer: unknown) => string;
}

/** A form that is sent nowhere: its page answers what was typed. */
export type SiteForm = VisitorForm | ReadForm;

/** The most bytes that a form may have beside its file; the API takes no more. */
export const mostText = 200_000;

export function mostBytes({ file }: ReadForm): number {
  return mostText + (file?.most ?? 0);
}
