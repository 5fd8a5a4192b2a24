import type { offers } from 'contract/inquiry';
import { newUuid } from 'shared-ui/client';
import type { ValuesOf } from 'shared-ui/resource';

/** A line and a cost while they are edited. */
export type LineDraft = NonNullable<ValuesOf<typeof offers>['lines']>[number];
export type CostDraft = NonNullable<ValuesOf<typeof offers>['costs']>[number];

export function blankLine(): LineDraft {
  return {
    key: newUuid(),
    chemicalId: null,
    offeredForm: null,
    freeText: null,
    grade: null,
    quantity: null,
    unitId: null,
    unitPrice: null,
    discountPercent: null,
    packaging: null,
    asWritten: null,
    packSize: null,
    packUnitId: null,
    leadTimeDays: null,
  };
}
