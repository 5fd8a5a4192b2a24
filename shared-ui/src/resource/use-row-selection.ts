import { t } from '@lingui/core/macro';
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { showToast } from 'panel-runtime';
import type { AnyResource } from './resource-types';
import type { RowSelection } from './row-selection';
import type { ResourceList } from './use-resource-list';
import { numberText } from '../text/format';

interface SelectedRows {
  /** The search and filters that the selection belongs to; under others nothing is selected. */
  of: string;
  ids: RowSelectionState;
  isAll: boolean;
}

/** The most ids that `BulkSelection` accepts. */
const maxSelectedByHand = 1000;

/** The search and filters of a list's query, as texts. */
export function matchOf({ page: _page, pageSize: _pageSize, sort: _sort, ...match }: ListQuery) {
  return Object.fromEntries(Object.entries(match).map(([name, value]) => [name, String(value)]));
}

type ListQuery = ResourceList<AnyResource>['query'];

/**
 * The selection of a list. It survives changes of page, page size and sorting, and is cleared when the search or
 * filters change.
 */
export function useRowSelection<R extends AnyResource>({ query, content }: ResourceList<R>) {
  const match = matchOf(query);
  const of = JSON.stringify(match);
  const [selected, setSelected] = useState<SelectedRows>({ of, ids: {}, isAll: false });
  const { ids, isAll } = selected.of === of ? selected : { ids: {}, isAll: false };
  const { rows, total } = content.status === 'ready' ? content : { rows: [], total: 0 };
  // When all matches are selected, all rows of the page look ticked; unticking one keeps the rest of the page.
  const ticked = isAll ? Object.fromEntries(rows.map(({ _id }) => [_id, true])) : ids;
  const handCount = Object.keys(ids).length;

  const change: OnChangeFn<RowSelectionState> = (update) => {
    const next = typeof update === 'function' ? update(ticked) : update;
    if (Object.keys(next).length <= maxSelectedByHand) setSelected({ of, ids: next, isAll: false });
    else
      showToast({
        title: t`At most ${{ maxSelectedByHand: numberText(maxSelectedByHand) }} rows can be selected by hand`,
      });
  };
  function forget(gone: string) {
    const left = Object.entries(ids).filter(([id]) => id !== gone);
    setSelected({ of, ids: Object.fromEntries(left), isAll });
  }
  const selection: RowSelection = {
    count: isAll ? total : handCount,
    isAll,
    records: isAll ? { query: match } : { ids: Object.keys(ids) },
    clear: () => setSelected({ of, ids: {}, isAll: false }),
  };
  return {
    /** As the table library expects it. */
    ticked,
    change,
    selection,
    handCount,
    total,
    /** Whether a search or filters are active. */
    isNarrowed: Object.keys(match).length > 0,
    selectAll: () => setSelected({ of, ids, isAll: true }),
    selectByHand: () => setSelected({ of, ids, isAll: false }),
    /** Removes a deleted record from the selection. */
    forget,
  };
}

/** A selection's controller. */
export type RowSelectionController = ReturnType<typeof useRowSelection>;
