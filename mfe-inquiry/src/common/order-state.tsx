import { t } from '@lingui/core/macro';
import type { OrderState } from 'contract/inquiry';
import { Badge, type BadgeTone } from 'shared-ui';

export const orderStates: Readonly<
  Record<OrderState, readonly [label: () => string, tone: BadgeTone]>
> = {
  open: [() => t`Open`, 'warning'],
  confirmed: [() => t`Confirmed`, 'info'],
  partDelivered: [() => t`Part delivered`, 'info'],
  delivered: [() => t`Delivered`, 'success'],
  invoiced: [() => t`Invoiced`, 'neutral'],
  cancelled: [() => t`Cancelled`, 'danger'],
};

/** How an order stands. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const [label, tone] = orderStates[state];
  return <Badge tone={tone}>{label()}</Badge>;
}
