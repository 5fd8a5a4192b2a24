import { useCallback, useState } from 'react';
import type { AnyResource } from '../resource/resource-types';
import type { RowActions } from './row-actions';
import type { DataTable } from './use-data-table';
import { useSteadyActions } from './use-steady-actions';

/** The roving tabindex of a list's rows: one row is in the tab order, and the arrow keys move from it. */
export function useRowList<R extends AnyResource>(data: DataTable<R>, actions: RowActions<R>) {
  const { rows } = data.table.getRowModel();
  const [current, setCurrent] = useState(0);
  return {
    rows,
    /** The index of the row in the tab order. */
    reachable: Math.min(current, rows.length - 1),
    steady: useSteadyActions(actions),
    enter: useCallback((index: number) => setCurrent(index), []),
  };
}
