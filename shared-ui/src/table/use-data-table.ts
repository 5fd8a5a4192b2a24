import { type ColumnDef, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import type { Column, Columns } from './column';
import { type ColumnVisibility, storeColumns, readColumns } from './stored-columns';
import { useRowSelection } from '../resource/use-row-selection';

/** The visible columns of a saved view by their ids; undefined for the default ones. */
interface ColumnsOfView {
  readonly _id: string;
  readonly columns: readonly string[];
}

interface Changed {
  /** The view whose columns were changed. */
  of: string;
  visibility: ColumnVisibility;
}

const nothing: never[] = [];

function definitionsOf<R extends AnyResource>(columns: Columns<R>): ColumnDef<RowOf<R>>[] {
  return columns.map((column, index) => ({
    id: column.id,
    header: column.label,
    enableHiding: index > 0,
  }));
}

function initialVisibility<R extends AnyResource>(columns: Columns<R>, resource: string) {
  const own = columns.map(({ id, isHidden, hiddenBelow = 0 }) => {
    const isWide = hiddenBelow === 0 || matchMedia(`(width >= ${hiddenBelow}px)`).matches;
    return [id, isHidden !== true && isWide] as const;
  });
  return { ...Object.fromEntries(own), ...readColumns(resource) };
}

/** The visible columns: as stored in this browser, or as the saved view says until the user changes them. */
function useColumnVisibility<R extends AnyResource>(
  columns: Columns<R>,
  { name }: R,
  view: ColumnsOfView | undefined,
) {
  const [own, setOwn] = useState(() => initialVisibility(columns, name));
  const [changed, setChanged] = useState<Changed>();

  function change(next: ColumnVisibility) {
    if (view !== undefined) {
      setChanged({ of: view._id, visibility: next });
      return;
    }
    setOwn(next);
    storeColumns(name, next);
  }
  return { visibility: inSight(), change, reset: () => setChanged(undefined) };

  function inSight() {
    if (view === undefined) return own;
    if (changed?.of === view._id) return changed.visibility;
    if (view.columns.length === 0) return own;
    const ofView = columns.map(({ id }, index) => [id, index === 0 || view.columns.includes(id)]);
    return Object.fromEntries(ofView);
  }
}

/** Columns and selection of a list, without looks: rows, sorting and paging come from the API. */
export function useDataTable<R extends AnyResource>(
  list: ResourceList<R>,
  columns: Columns<R>,
  view?: ColumnsOfView,
) {
  const { resource, content } = list;
  const definitions = useMemo(() => definitionsOf<R>(columns), [columns]);
  const shown = useColumnVisibility(columns, resource, view);
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
    state: { columnVisibility: shown.visibility, rowSelection: selection.ticked },
    onColumnVisibilityChange: (update) =>
      shown.change(typeof update === 'function' ? update(shown.visibility) : update),
    onRowSelectionChange: selection.change,
  });
  const byId = new Map<string, Column<R>>(columns.map((column) => [column.id, column]));
  const shownIds = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join();
  const shownColumns = useMemo(
    () => columns.filter(({ id }) => shownIds.split(',').includes(id)),
    [columns, shownIds],
  );
  return {
    table,
    selection,
    columns,
    /** The visible columns; the array keeps its identity while they stay the same. */
    shownColumns,
    columnOf: (id: string) => byId.get(id),
    /** Restores the saved view's columns. */
    resetColumns: shown.reset,
  };
}

/** A table's controller. */
export type DataTable<R extends AnyResource> = ReturnType<typeof useDataTable<R>>;
