import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import type { ListOrder } from './use-ordered-list';

/** How the rows of a list are moved, or why they cannot be. */
export function orderHint({ whyNot }: Pick<ListOrder, 'whyNot'>) {
  return whyNot ?? t`Drag to move, or press Space, move with the arrow keys and press Space again`;
}

/** Instructions and announcements of the order, for screen readers. */
export function OrderWords({ order }: { order: ListOrder }) {
  return (
    <>
      <VisuallyHidden id={order.hintId}>{orderHint(order)}</VisuallyHidden>
      <VisuallyHidden as="output">{order.said}</VisuallyHidden>
    </>
  );
}
