/** The sentences of a language by code. A slot that the supplier fills in is written `…`. */
export interface StatementTable {
  /** ISO 639-1. */
  readonly language: string;
  /** Where the sentences are from, for people. */
  readonly source: string;
  readonly hazard: Readonly<Record<string, string>>;
  readonly precautionary: Readonly<Record<string, string>>;
}
