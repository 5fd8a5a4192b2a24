import type { DocumentKind } from 'contract/catalog';

/** The labels of the kinds of documents. */
export const documentKinds: Readonly<Record<DocumentKind, string>> = {
  SDS: 'Safety data sheet',
  TDS: 'Technical data sheet',
  COA: 'Certificate of analysis',
  Specification: 'Specification',
  Other: 'Other',
};
