import type { DocumentKind } from 'contract/catalog';

/** A kind of document, such as `SDS`. */
export type DocumentKindName = (typeof DocumentKind.options)[number];

/** The labels of the kinds of documents. */
export const documentKinds: Readonly<Record<DocumentKindName, string>> = {
  SDS: 'Safety data sheet',
  TDS: 'Technical data sheet',
  COA: 'Certificate of analysis',
  Other: 'Other',
};

/** A document in the form; incomplete until saved. */
export interface DocumentDraft {
  kind: DocumentKindName;
  title: string | null;
  language: string | null;
  file: string;
}
