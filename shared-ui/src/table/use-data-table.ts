import { type ColumnDef, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import type { Column, Columns } from './column';
import { type ColumnVisibility, storeColumns, readColumns } from './stored-columns';
import { useRowSelection } from './use-row-selection';

/** A saved view's columns in sight, by their ids; none stands for the usual ones. */
interface ColumnsOfView {
  readonly _id: string;
  readonly columns: readonly string[];
}

interface Changed {
  /** The view in which columns were shown or hidden. */
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

/** The columns in sight: as chosen in this browser, or as the saved view says until they are changed. */
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

/** Columns and selection of a list, apart from looks: the rows, their order and their page are the API's. */
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
  // The table's cache works by identity: one array for one answer.
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
    /** The columns in sight: one array for as long as they stay the same. */
    shownColumns,
    columnOf: (id: string) => byId.get(id),
    /** Shows the saved view's columns again. */
    resetColumns: shown.reset,
  };
}

/** A table's controller. */
export type DataTable<R extends AnyResource> = ReturnType<typeof useDataTable<R>>;
