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
    `Ordered on ${dateText(order.createdAt)}`,
    confirmedAt === null ? 'not confirmed yet' : `confirmed on ${dateText(confirmedAt)}`,
    ...(handedOverAt === null ? [] : [`handed over on ${dateText(handedOverAt)}`]),
    ...(invoicedAt === null ? [] : [`invoice ${invoiceNumber} of ${dateText(invoicedAt)}`]),
    ...(cancelledAt === null ? [] : [`cancelled on ${dateText(cancelledAt)}`]),
  ];
  const said = parts.join(', ');
  return order.cancelReason === null ? said : `${said}: ${order.cancelReason}`;
}

/** Whether the order's state allows the action. */
export function mayDo({ state }: Order, action: OrderAction): boolean {
  return allows(state, action);
}
