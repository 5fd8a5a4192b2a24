import { t } from '@lingui/core/macro';
import { useId, useMemo } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import { type ResourceList, useResourceList } from '../resource/use-resource-list';
import { inOrderOf } from './arranged';
import { type OrderActions, useCarriedOrder } from './use-carried-order';
import { useOrderDrag } from './use-order-drag';
import { type ReorderEndpoint, useRecordOrder } from './use-record-order';

/** The order of a list's rows. */
export interface ListOrder {
  /** Why rows cannot be moved now, and what to do about it; undefined while they can. */
  whyNot: string | undefined;
  /** Restores the list's own order; undefined while it is in that order. */
  restore: (() => void) | undefined;
  /** The record that is being moved. */
  carriedId: string | undefined;
  /** The last announcement. */
  said: string;
  /** The id of the text that says how rows are moved, or why not. */
  hintId: string;
  actions: OrderActions;
  /** For `onPointerDown` of a row's handle. */
  press: ReturnType<typeof useOrderDrag>;
}

const none: readonly never[] = [];

/**
 * `useResourceList` for records with an order: rows have a drag handle, enabled while the whole list is shown in its
 * own order.
 *
 * @example <ResourceTable {...useOrderedList(statuses, statusEndpoints.reorder)} columns={statusColumns} />
 */
export function useOrderedList<R extends AnyResource>(resource: R, endpoint: ReorderEndpoint) {
  const list = useResourceList(resource);
  const { content, state, change } = list;
  const all = useRecordOrder({ resource, reorder: endpoint });
  const hintId = useId();
  const isSorted = state.sort !== resource.defaultSort;
  const whyNot = whyNotMoved(list);

  const stored: readonly RowOf<R>[] = content.status === 'ready' ? content.rows : none;
  const known = all.shown.map(({ _id }) => _id);
  const shown = whyNot === undefined ? inOrderOf(stored, known) : stored;
  const items = shown.map((row) => ({ id: row._id, title: titleOf(resource, row) }));
  const { order, carriedId, said, actions } = useCarriedOrder(items, all.reorder);
  const press = useOrderDrag(actions);

  // The table library recomputes its rows for a new array.
  const ids = order.map(({ id }) => id).join(' ');
  const rows = useMemo(() => inOrderOf(stored, ids.split(' ')), [stored, ids]);
  const ordered: ResourceList<R> = {
    ...list,
    content: content.status === 'ready' ? { ...content, rows } : content,
  };
  const restore = isSorted ? () => change({ sort: resource.defaultSort }) : undefined;
  const ordering: ListOrder = { whyNot, restore, carriedId, said, hintId, actions, press };
  return { list: ordered, order: ordering };
}

function whyNotMoved<R extends AnyResource>({
  resource,
  state,
  content,
  isEarlier,
}: ResourceList<R>) {
  const { search, filters, sort } = state;
  if (search !== '' || Object.keys(filters).length > 0) {
    return t`To move rows, clear the search and the filters`;
  }
  if (sort !== resource.defaultSort) return t`To move rows, show the list in its own order`;
  if (isEarlier) return t`To move rows, wait until the list is in its own order`;
  if (content.status === 'ready' && content.rows.length < content.total) {
    return t`To move rows, show all of them on one page`;
  }
  return undefined;
}
