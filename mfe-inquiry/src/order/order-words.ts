import { t } from '@lingui/core/macro';
import { dateText, utcDateText } from 'contract';
import { allows, type Order, type OrderAction } from 'contract/inquiry';

/** A day for people; null without one. */
export function dayText(day: string | null): string | null {
  return day === null ? null : utcDateText(day);
}

/** What became of an order so far, in one sentence. */
export function standingText(order: Order): string {
  const { confirmedAt, handedOverAt, invoicedAt, invoiceNumber, cancelledAt } = order;
  const parts = [
    t`Ordered on ${{ day: dateText(order.createdAt) }}`,
    confirmedAt === null ? t`not confirmed yet` : t`confirmed on ${{ day: dateText(confirmedAt) }}`,
    ...(handedOverAt === null ? [] : [t`handed over on ${{ day: dateText(handedOverAt) }}`]),
    ...(invoicedAt === null
      ? []
      : [t`invoice ${{ number: invoiceNumber ?? '' }} of ${{ day: dateText(invoicedAt) }}`]),
    ...(cancelledAt === null ? [] : [t`cancelled on ${{ day: dateText(cancelledAt) }}`]),
  ];
  const said = parts.join(', ');
  return order.cancelReason === null ? said : `${said}: ${order.cancelReason}`;
}

/** Whether the order's state allows the action. */
export function mayDo({ state }: Order, action: OrderAction): boolean {
  return allows(state, action);
}
