import { t } from '@lingui/core/macro';
import type { DocumentKind } from 'contract/catalog';

/** The labels of the kinds of documents. */
export const documentKinds: Readonly<Record<DocumentKind, string>> = {
  get SDS() {
    return t`Safety data sheet`;
  },
  get TDS() {
    return t`Technical data sheet`;
  },
  get COA() {
    return t`Certificate of analysis`;
  },
  get Specification() {
    return t`Specification`;
  },
  get Other() {
    return t`Other`;
  },
};
