import type { inquiries } from 'contract/inquiry';
import type { ValuesOf } from 'shared-ui/resource';

/** An item while it is edited. */
export type ItemDraft = NonNullable<ValuesOf<typeof inquiries>['items']>[number];

export const blankItem = {
  chemicalId: null,
  offeredForm: null,
  freeText: null,
  quantity: null,
  unitId: null,
  grade: null,
  packaging: null,
  asWritten: null,
  targetPrice: null,
  currency: null,
} as const satisfies ItemDraft;
