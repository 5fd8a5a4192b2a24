import type { FieldError } from 'contract';
import {
  type DeliveryLine,
  deliveryState,
  groupedText,
  isBelow,
  type OrderDelivery,
  outstandingOf,
  added,
} from 'contract/inquiry';
import type { Work } from '../../db/database';
import { ApiProblem, notFound, worded } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import { invalid } from '../../repository/parse-input';
import { isSameValue } from '../../repository/same-value';
import { changeOrder, type OrderServices } from './change-order';
import type { OrderRecord } from './order-errors';

interface Delivering {
  readonly id: string;
  readonly delivery: OrderDelivery;
  readonly viewer: Viewer;
}

/**
 * Adds a delivery. What was handed over to invoicing before has to be handed over again. The same delivery again
 * changes nothing.
 *
 * @throws ApiProblem `invalid` for more than was ordered, a line of another order, or what is no certificate of the
 * chemical; `in-use` for an order that is not to be delivered, or the key of another delivery
 */
export function deliverOrder(
  services: OrderServices,
  { id, delivery, viewer }: Delivering,
): Promise<OrderRecord> {
  return changeOrder(services, {
    id,
    viewer,
    action: 'deliver',
    fieldsOf: async (order, work) => {
      const noted = order.deliveries.find(({ key }) => key === delivery.key);
      if (noted) return requireSame(noted, delivery);
      const errors = [
        ...quantityErrors(order, delivery.lines),
        ...(await certificateErrors(work, order, delivery.lines)),
      ];
      if (errors.length > 0) throw invalid(errors);
      return fieldsWith(order, [...order.deliveries, delivery]);
    },
  });
}

/** Takes a delivery back. @throws ApiProblem `not-found` for an unknown key */
export function takeBackDelivery(
  services: OrderServices,
  { id, key, viewer }: { readonly id: string; readonly key: string; readonly viewer: Viewer },
): Promise<OrderRecord> {
  return changeOrder(services, {
    id,
    viewer,
    action: 'takeBack',
    fieldsOf: (order) => {
      const rest = order.deliveries.filter((delivery) => delivery.key !== key);
      if (rest.length === order.deliveries.length) throw notFound('delivery');
      return Promise.resolve(fieldsWith(order, rest));
    },
  });
}

function requireSame(noted: OrderDelivery, given: OrderDelivery): undefined {
  if (isSameValue(noted, given)) return;
  throw new ApiProblem(
    'in-use',
    'This delivery was noted already with other amounts. Take it back first.',
  );
}

function fieldsWith({ lines }: OrderRecord, deliveries: OrderRecord['deliveries']) {
  return { deliveries, state: deliveryState(lines, deliveries), handedOverAt: null };
}

/** Several rows of one line, each of a batch, count together. */
function quantityErrors(order: OrderRecord, given: readonly DeliveryLine[]): FieldError[] {
  const ordered = new Map(order.lines.map((line, place) => [line.key, { line, place }]));
  return given.flatMap(({ key, quantity }, index) => {
    const path = `lines.${index}.quantity`;
    const known = ordered.get(key);
    if (!known) return [{ path, message: 'This order has no such line' }];
    const outstanding = outstandingOf(known.line, order.deliveries);
    const before = given.slice(0, index).flatMap((row) => (row.key === key ? row.quantity : []));
    if (!isBelow(outstanding, added(quantity, ...before))) return [];
    const unit = order.pricedLines[known.place]?.unit ?? '';
    const left = `${groupedText(outstanding)} ${unit}`.trim();
    return [{ path, ...worded`Only ${{ left }} of this line are left to be delivered` }];
  });
}

async function certificateErrors(
  work: Work,
  order: OrderRecord,
  given: readonly DeliveryLine[],
): Promise<FieldError[]> {
  const ids = [...new Set<string>(given.flatMap(({ certificateId }) => certificateId ?? []))];
  if (ids.length === 0) return [];
  const rows = await work
    .selectFrom('document')
    .select(['_id', 'chemicalId'])
    .where('_id', 'in', ids)
    .where('kind', '=', 'COA')
    .where('deletedAt', 'is', null)
    .execute();
  const chemicals = new Map(rows.map(({ _id, chemicalId }) => [_id, chemicalId]));
  const ordered = new Map<string, string | null>(
    order.lines.map(({ key, chemicalId }) => [key, chemicalId]),
  );
  return given.flatMap(({ key, certificateId }, index) =>
    certificateId === null || chemicals.get(certificateId) === ordered.get(key)
      ? []
      : [
          {
            path: `lines.${index}.certificateId`,
            message: 'Choose a certificate of analysis of this chemical',
          },
        ],
  );
}
