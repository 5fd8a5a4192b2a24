import { t } from '@lingui/core/macro';
import type { OrderState } from 'contract/inquiry';
import { Badge, type BadgeTone } from 'shared-ui';

export const orderStates: Readonly<
  Record<OrderState, readonly [label: () => string, tone: BadgeTone]>
> = {
  open: [() => t`Open`, 'warning'],
  confirmed: [() => t`Confirmed`, 'info'],
  partDelivered: [() => t`Part delivered`, 'info'],
  delivered: [() => t({ message: 'Delivered', context: 'order' }), 'success'],
  invoiced: [() => t`Invoiced`, 'neutral'],
  cancelled: [() => t({ message: 'Cancelled', context: 'order' }), 'danger'],
};

/** How an order stands. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const [label, tone] = orderStates[state];
  return <Badge tone={tone}>{label()}</Badge>;
}
