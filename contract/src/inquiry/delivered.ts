import type { Decimal } from './decimal';
import { added, isBelow, subtracted } from './exact-decimal';
import type { OrderDelivery } from './order';
import type { OrderState } from './order-actions';

interface Ordered {
  readonly key: string;
  readonly quantity: Decimal | null;
}

type Deliveries = readonly Pick<OrderDelivery, 'lines'>[];

/** What was delivered of a line of an order, in its unit. */
export function deliveredOf(key: string, deliveries: Deliveries): Decimal {
  return added(
    ...deliveries.flatMap(({ lines }) =>
      lines.flatMap((line) => (line.key === key ? [line.quantity] : [])),
    ),
  );
}

/** What is left to be delivered of a line. */
export function outstandingOf({ key, quantity }: Ordered, deliveries: Deliveries): Decimal {
  return subtracted(quantity ?? '0', deliveredOf(key, deliveries));
}

/** How far an order that was confirmed is delivered, by the sums of its deliveries. */
export function deliveryState(
  lines: readonly Ordered[],
  deliveries: Deliveries,
): Extract<OrderState, 'confirmed' | 'partDelivered' | 'delivered'> {
  if (deliveries.length === 0) return 'confirmed';
  const isWhole = lines.every((line) => !isBelow('0', outstandingOf(line, deliveries)));
  return isWhole ? 'delivered' : 'partDelivered';
}
