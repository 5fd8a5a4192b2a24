import { type CSSProperties, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import { token } from '../tokens/token';
import { withPartInOrder } from './arranged';
import { OrderChip } from './order-chip';
import { useCarriedOrder } from './use-carried-order';
import { useOrderDrag } from './use-order-drag';
import { type RecordOrdering, useRecordOrder } from './use-record-order';

const List = styled.ol<{ $isColumn: boolean }>`
  display: flex;
  flex-flow: ${({ $isColumn }) => ($isColumn ? 'column' : 'row wrap')};
  gap: ${token.space[2]};
  margin: 0 0 ${token.space[5]};
  padding: 0;
  list-style: none;

  & > li {
    max-width: ${({ $isColumn }) => ($isColumn ? '100%' : 'min(18rem, 100%)')};
  }
`;

const Hint = styled.p`
  margin: 0 0 ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

export interface RecordOrderProps<R extends AnyResource> extends RecordOrdering<R> {
  /** What stands in a record's chip, text or a small picture: its title, unless given. No controls. */
  renderItem?: (row: RowOf<R>) => ReactNode;
  /** What the records are here, when that is not what they are called elsewhere: `column`, `columns`. */
  words?: { readonly one: string; readonly many: string };
  /** What the list is called: `Order of the columns`, unless given. */
  label?: string;
  /** Leaves out records: the rest is ordered among itself. */
  isIncluded?: (row: RowOf<R>) => boolean;
  /** Under each other, instead of one after the other. */
  isColumn?: boolean;
  styleOf?: (row: RowOf<R>) => CSSProperties;
  /** Says nothing of how to move them: another list on the page does. The id of what does. */
  hintId?: string;
}

/**
 * Records in an order that one changes by mouse, by finger or by keys (Space, arrows, Space; Escape leaves it), spoken.
 * Nothing is shown of a single record.
 *
 * @example <RecordOrder resource={slides} reorder={slideEndpoints.reorder} renderItem={({ title }) => title} />
 */
export function RecordOrder<R extends AnyResource>(props: RecordOrderProps<R>) {
  const { resource, renderItem, words = resource.label, isIncluded, isColumn = false } = props;
  const { label = `Order of the ${words.many}`, styleOf } = props;
  const ownHintId = useId();
  const { hintId = ownHintId } = props;
  const { shown, reorder } = useRecordOrder(props);
  const items = shown
    .filter((row) => isIncluded?.(row) !== false)
    .map((row) => ({ id: row._id, title: titleOf(resource, row), row }));

  const allIds = shown.map(({ _id }) => _id);
  const carrying = useCarriedOrder(items, (ids) => reorder(withPartInOrder(allIds, ids)));
  const { order, carriedId, said, actions } = carrying;
  const { list, press } = useOrderDrag(actions);
  if (items.length === 0 || (items.length === 1 && isIncluded === undefined)) return null;
  return (
    <>
      {hintId === ownHintId ? <OrderHint id={hintId} many={words.many} /> : null}
      <List ref={list} aria-label={label} $isColumn={isColumn}>
        {order.map(({ id, title, row }, place) => (
          <OrderChip
            key={id}
            id={id}
            title={title}
            noun={words.one}
            hintId={hintId}
            place={place}
            isCarried={carriedId === id}
            actions={actions}
            style={styleOf?.(row)}
            onPress={press}
          >
            {renderItem === undefined ? <span>{title}</span> : renderItem(row)}
          </OrderChip>
        ))}
      </List>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </>
  );
}

/** How records are put into order; one above several lists is enough. */
export function OrderHint({ id, many }: { id: string; many: string }) {
  return (
    <Hint id={id}>
      Drag the {many} into their order, or pick one up with Space and move it by arrows.
    </Hint>
  );
}
