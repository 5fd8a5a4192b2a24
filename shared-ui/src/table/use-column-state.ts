import { useState } from 'react';
import type { AnyResource } from '../resource/resource-types';
import type { View } from '../saved-view/use-saved-views';
import type { Columns } from './column';
import { type ColumnState, readColumns, stateOfView, storeColumns } from './column-state';

interface Changed {
  /** The view whose columns were changed. */
  of: string;
  state: ColumnState;
}

function shownAtFirst<R extends AnyResource>(columns: Columns<R>) {
  const own = columns.map(({ id, isHidden, hiddenBelow = 0 }) => {
    const isWide = hiddenBelow === 0 || matchMedia(`(width >= ${hiddenBelow}px)`).matches;
    return [id, isHidden !== true && isWide] as const;
  });
  return Object.fromEntries(own);
}

/** A table's columns: as stored in this browser, or as the saved view says until the user changes them. */
export function useColumnState<R extends AnyResource>(
  columns: Columns<R>,
  { name }: R,
  view: View | undefined,
) {
  const [own, setOwn] = useState(() => readColumns(name));
  const [atFirst] = useState(() => shownAtFirst(columns));
  const [changed, setChanged] = useState<Changed>();
  const state = inSight();

  function change(patch: Partial<ColumnState>) {
    const next = { ...state, ...patch };
    if (view !== undefined) {
      setChanged({ of: view._id, state: next });
      return;
    }
    setOwn(next);
    storeColumns(name, next);
  }
  return {
    state,
    shown: { ...atFirst, ...state.shown },
    change,
    reset: () => setChanged(undefined),
  };

  function inSight(): ColumnState {
    if (view === undefined) return own;
    if (changed?.of === view._id) return changed.state;
    if (view.columns.length === 0) return own;
    return stateOfView(
      columns.map(({ id }) => id),
      view,
    );
  }
}
