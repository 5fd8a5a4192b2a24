import {
  type ColumnDef,
  getCoreRowModel,
  type RowSelectionState,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import type { Column, Columns } from './column';
import { keepColumns, readColumns } from './kept-columns';

interface Selection {
  /** The query that the rows were selected under; another one selects none. */
  of: string;
  rows: RowSelectionState;
}

const nothing: never[] = [];

function definitionsOf<R extends AnyResource>(columns: Columns<R>): ColumnDef<RowOf<R>>[] {
  return columns.map((column, index) => ({
    id: column.id,
    header: column.label,
    enableHiding: index > 0,
    cell: ({ row }) => column.cell(row.original),
  }));
}

function initialVisibility<R extends AnyResource>(columns: Columns<R>, resource: string) {
  const own = columns.map(({ id, isHidden }) => [id, isHidden !== true] as const);
  return { ...Object.fromEntries(own), ...readColumns(resource) };
}

/** Columns and selection of a list, apart from looks: the rows, their order and their page are the API's. */
export function useDataTable<R extends AnyResource>(list: ResourceList<R>, columns: Columns<R>) {
  const { resource, content, query } = list;
  const definitions = useMemo(() => definitionsOf<R>(columns), [columns]);
  const [visibility, setVisibility] = useState(() => initialVisibility(columns, resource.name));
  const key = JSON.stringify(query);
  const [selection, setSelection] = useState<Selection>({ of: key, rows: {} });
  const rowSelection = selection.of === key ? selection.rows : {};
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
    state: { columnVisibility: visibility, rowSelection },
    onColumnVisibilityChange: (update) => {
      const next = typeof update === 'function' ? update(visibility) : update;
      setVisibility(next);
      keepColumns(resource.name, next);
    },
    onRowSelectionChange: (update) => {
      const rows = typeof update === 'function' ? update(rowSelection) : update;
      setSelection({ of: key, rows });
    },
  });
  const byId = new Map<string, Column<R>>(columns.map((column) => [column.id, column]));
  return { table, columnOf: (id: string) => byId.get(id) };
}

/** A table's controller. */
export type DataTable<R extends AnyResource> = ReturnType<typeof useDataTable<R>>;
