/** A cell by the places of its row and column. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Where one is in a grid, and from where cells are selected. */
export interface GridPlace {
  readonly active: CellPlace;
  /** The other corner of the selection. */
  readonly anchor: CellPlace;
  /** The column where a run of Tab began: Enter goes back to it. */
  readonly tabStart: number | null;
}

/** The first and last rows and columns of a selection. */
export interface GridRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'gridStart'
  | 'gridEnd'
  | 'next'
  | 'previous'
  | 'enter'
  | 'enterUp';

/** Rows that a page key passes. */
const page = 10;

export function startAt(active: CellPlace): GridPlace {
  return { active, anchor: active, tabStart: null };
}

/**
 * The place after a move. Tab goes on in the next row, Enter to the row below in the column where Tab began.
 *
 * @returns null where Tab leaves the grid
 */
export function moved(from: GridPlace, move: Move, size: GridSize): GridPlace | null {
  const { active, tabStart } = from;
  if (move === 'next' || move === 'previous') {
    const cell = besides(active, move === 'next' ? 1 : -1, size);
    return cell && { active: cell, anchor: cell, tabStart: tabStart ?? active.column };
  }
  if (move === 'enter' || move === 'enterUp') {
    const column = move === 'enter' ? (tabStart ?? active.column) : active.column;
    const step = move === 'enter' ? 1 : -1;
    return startAt({ row: within(active.row + step, size.rows), column });
  }
  return startAt(cellBy(active, move, size));
}

/** The place after a move that takes the selection along. */
export function extended(from: GridPlace, move: Move, size: GridSize): GridPlace {
  const to = moved(from, move, size);
  return to === null ? from : { ...to, anchor: from.anchor, tabStart: null };
}

export function rangeOf({ active, anchor }: Pick<GridPlace, 'active' | 'anchor'>): GridRange {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

type PlainMove = Exclude<Move, 'next' | 'previous' | 'enter' | 'enterUp'>;

function cellBy({ row, column }: CellPlace, move: PlainMove, size: GridSize): CellPlace {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  switch (move) {
    case 'up':
      return { row: within(row - 1, size.rows), column };
    case 'down':
      return { row: within(row + 1, size.rows), column };
    case 'pageUp':
      return { row: within(row - page, size.rows), column };
    case 'pageDown':
      return { row: within(row + page, size.rows), column };
    case 'left':
      return { row, column: within(column - 1, size.columns) };
    case 'right':
      return { row, column: within(column + 1, size.columns) };
    case 'rowStart':
      return { row, column: 0 };
    case 'rowEnd':
      return { row, column: lastColumn };
    case 'gridStart':
      return { row: 0, column: 0 };
    case 'gridEnd':
      return { row: lastRow, column: lastColumn };
    default:
      return move satisfies never;
  }
}

function besides({ row, column }: CellPlace, step: 1 | -1, size: GridSize): CellPlace | null {
  const place = row * size.columns + column + step;
  if (place < 0 || place >= size.rows * size.columns) return null;
  return { row: Math.floor(place / size.columns), column: place % size.columns };
}

function within(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place));
}
