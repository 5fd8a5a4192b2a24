import { useCallback, useState } from 'react';
import type { AnyResource } from '../resource/resource-types';
import type { RowActions } from './row-actions';
import type { DataTable } from './use-data-table';
import { useSteadyActions } from './use-steady-actions';

/** The rows of a list, in a table or one below the other: one of them is reached by Tab, the arrow keys lead to the others. */
export function useRowList<R extends AnyResource>(data: DataTable<R>, actions: RowActions<R>) {
  const { rows } = data.table.getRowModel();
  const [current, setCurrent] = useState(0);
  return {
    rows,
    /** The index of the row that Tab reaches. */
    reachable: Math.min(current, rows.length - 1),
    steady: useSteadyActions(actions),
    enter: useCallback((index: number) => setCurrent(index), []),
  };
}
