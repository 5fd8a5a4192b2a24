import { type ColumnDef, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import type { Column, Columns } from './column';
import type { View } from '../saved-view/use-saved-views';
import { layoutOf, orderedIds } from './column-state';
import { useColumnState } from './use-column-state';
import { useRowSelection } from '../resource/use-row-selection';

const nothing: never[] = [];

function definitionsOf<R extends AnyResource>(columns: Columns<R>): ColumnDef<RowOf<R>>[] {
  return columns.map((column, index) => ({
    id: column.id,
    header: column.label,
    enableHiding: index > 0,
  }));
}

/** Columns and selection of a list, without looks: rows, sorting and paging come from the API. */
export function useDataTable<R extends AnyResource>(
  list: ResourceList<R>,
  columns: Columns<R>,
  view?: View,
) {
  const { resource, content } = list;
  const definitions = useMemo(() => definitionsOf<R>(columns), [columns]);
  const own = useColumnState(columns, resource, view);
  const ids = columns.map(({ id }) => id);
  const columnOrder = [...orderedIds(ids, own.state)];
  const selection = useRowSelection(list);
  const rows = content.status === 'ready' ? content.rows : nothing;
  // The table library caches by identity: one array per response.
  const data = useMemo(() => [...rows], [rows]);

  const table = useReactTable<RowOf<R>>({
    data,
    columns: definitions,
    getRowId: (row) => row._id,
    getCoreRowModel: getCoreRowModel(),
    manualPagination: true,
    manualSorting: true,
    manualFiltering: true,
    state: { columnVisibility: own.shown, columnOrder, rowSelection: selection.ticked },
    onColumnVisibilityChange: (update) =>
      own.change({ shown: typeof update === 'function' ? update(own.shown) : update }),
    onRowSelectionChange: selection.change,
  });
  const byId = useMemo(
    () => new Map<string, Column<R>>(columns.map((column) => [column.id, column])),
    [columns],
  );
  const shownIds = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join();
  const shownColumns = useMemo(
    () => shownIds.split(',').flatMap((id) => byId.get(id) ?? []),
    [byId, shownIds],
  );
  return {
    table,
    selection,
    columns,
    /** The visible columns; the array keeps its identity while they stay the same. */
    shownColumns,
    columnOf: (id: string) => byId.get(id),
    /** Order, widths and pins of the columns. */
    columnState: own.state,
    changeColumns: own.change,
    /** As a saved view stores them. */
    layout: layoutOf(own.state),
    /** Restores the saved view's columns. */
    resetColumns: own.reset,
  };
}

/** A table's controller. */
export type DataTable<R extends AnyResource> = ReturnType<typeof useDataTable<R>>;
