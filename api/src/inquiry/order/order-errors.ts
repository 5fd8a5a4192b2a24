import type { FieldError } from 'contract';
import { allows, orders } from 'contract/inquiry';
import type { RecordOf } from '../../repository/record-of';
import { isSameValue } from '../../repository/same-value';
import type { Draft } from '../../repository/write-rules';

export type OrderRecord = RecordOf<typeof orders>;

/** What staff write. The customer is left out: customers are merged after orders of theirs have ended. */
const written = (Object.keys(orders.create.shape) as (keyof Draft<typeof orders>['record'])[]) //
  .filter((name) => name !== 'customerId');

/** Refuses changes of an order whose state allows none. */
export function orderErrors({ record, before }: Draft<typeof orders>): FieldError[] {
  if (!before || allows(before.state, 'change')) return [];
  const message = `This order is ${before.state}, so it stays as it is`;
  return written
    .filter((name) => !isSameValue(record[name], before[name]))
    .map((path) => ({ path, message }));
}

/** What staff can still change of what invoicing was told. */
const handedOver = ['customerNumber', 'buyerAddress', 'deliveryAddress'] as const;

/** A change of what was handed over to invoicing has to be handed over again. */
export function handOverOf({ record, before }: Draft<typeof orders>) {
  const isChanged = handedOver.some((name) => !isSameValue(record[name], before?.[name]));
  return before && before.handedOverAt !== null && isChanged ? { handedOverAt: null } : {};
}
