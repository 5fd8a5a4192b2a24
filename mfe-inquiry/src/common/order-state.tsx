import type { OrderState } from 'contract/inquiry';
import { Badge, type BadgeTone } from 'shared-ui';

export const orderStates: Readonly<Record<OrderState, readonly [label: string, tone: BadgeTone]>> =
  {
    open: ['Open', 'warning'],
    confirmed: ['Confirmed', 'info'],
    partDelivered: ['Part delivered', 'info'],
    delivered: ['Delivered', 'success'],
    invoiced: ['Invoiced', 'neutral'],
    cancelled: ['Cancelled', 'danger'],
  };

/** How an order stands. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const [label, tone] = orderStates[state];
  return <Badge tone={tone}>{label}</Badge>;
}
