import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridColumn } from './grid-columns';
import type { GridLine } from './grid-line';
import { type CellPlace, type GridPlace, type Move, moved, rangeOf, startAt } from './grid-moves';

export interface Edited {
  /** The row before. */
  readonly former: GridLine;
  /** Whether typing takes the place of what is there. */
  readonly isReplaced: boolean;
}

interface Shown {
  readonly shown: readonly GridLine[];
  readonly columns: readonly GridColumn[];
}

/** Which cell of a grid has the focus, and which one is edited. */
export function useGridPlace({ shown, columns }: Shown) {
  const grid = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<GridPlace>(() => startAt({ row: 0, column: 0 }));
  const [edited, setEdited] = useState<Edited>();
  const { active } = place;

  function focus({ row, column }: CellPlace) {
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
  }
  function goTo(next: GridPlace) {
    // Leaving the input takes over what is typed in it, before it is gone.
    focus(active);
    flushSync(() => {
      setEdited(undefined);
      setPlace(next);
    });
    focus(next.active);
  }
  /** Tab passes what is counted. */
  function placeAfter(move: Move): GridPlace | null {
    const size = { rows: shown.length, columns: columns.length };
    let next = moved(place, move, size);
    if (move !== 'next' && move !== 'previous') return next;
    while (next !== null && columns[next.active.column]?.kind === 'counted') {
      next = moved(next, move, size);
    }
    return next;
  }
  function edit(cell: CellPlace, isReplaced: boolean) {
    const former = shown[cell.row];
    const kind = columns[cell.column]?.kind;
    if (former === undefined || kind === undefined || kind === 'counted') return;
    // The input has to be there before the browser types the key into it.
    flushSync(() => {
      if (!isSameCell(active, cell)) setPlace(startAt(cell));
      setEdited({ former, isReplaced });
    });
  }
  function endEdit() {
    flushSync(() => setEdited(undefined));
    focus(active);
  }
  return {
    grid,
    place,
    active,
    range: rangeOf(place),
    edited,
    select: setPlace,
    goTo,
    placeAfter,
    edit,
    endEdit,
    /** Makes a cell the active one that got the focus by itself. */
    enter(cell: CellPlace) {
      if (isSameCell(active, cell)) return;
      setPlace(startAt(cell));
      setEdited(undefined);
    },
    leave: () => setEdited(undefined),
  };
}

export type GridPlaceState = ReturnType<typeof useGridPlace>;

function isSameCell(one: CellPlace, other: CellPlace): boolean {
  return one.row === other.row && one.column === other.column;
}
