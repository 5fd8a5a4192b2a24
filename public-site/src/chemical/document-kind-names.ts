import type { DocumentKind } from 'contract/catalog';

export const documentKindNames: Readonly<Record<DocumentKind, string>> = {
  SDS: 'Safety data sheet',
  TDS: 'Technical data sheet',
  COA: 'Certificate of analysis',
  Specification: 'Specification',
  Other: 'Document',
};
