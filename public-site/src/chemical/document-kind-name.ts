import { t } from '@lingui/core/macro';
import type { DocumentKind } from 'contract/catalog';

export function documentKindName(kind: DocumentKind): string {
  const names: Readonly<Record<DocumentKind, string>> = {
    SDS: t`Safety data sheet`,
    TDS: t`Technical data sheet`,
    COA: t`Certificate of analysis`,
    Specification: t`Specification`,
    Other: t`Document`,
  };
  return names[kind];
}
