import { headingOf } from 'contract/order-list';
import { Decimal } from 'contract/inquiry';
import { textOf, written } from './grid-cells';
import type { ColumnId, GridColumn } from './grid-columns';
import { type GridFacts, type GridLine, withCellsOf } from './grid-line';
import type { CellPlace, GridRange } from './grid-moves';
import { numberReader, type ReadNumber } from './grid-numbers';

/** The rows of a grid and what they are read with. */
export interface GridSheet {
  readonly rows: readonly GridLine[];
  readonly columns: readonly GridColumn[];
  readonly facts: GridFacts;
}

export interface PasteTarget {
  /** The cell that takes the first one. */
  readonly at: CellPlace;
  readonly newRow: () => GridLine;
  readonly maxRows: number;
}

export interface Pasted {
  readonly rows: readonly GridLine[];
  /** The rows that were filled. */
  readonly changed: GridRange;
  /** Texts that say nothing where they would go. */
  readonly refused: readonly string[];
  /** Rows and columns that there is no place for. */
  readonly lost: { readonly rows: number; readonly columns: number };
  readonly hasHeading: boolean;
}

type Cells = readonly (readonly string[])[];

/** Fills pasted cells in from a cell on; rows are added below. A row of headings is left out. */
export function pasted({ rows, columns, facts }: GridSheet, cells: Cells, to: PasteTarget): Pasted {
  const { at, newRow, maxRows } = to;
  const under = columns.slice(at.column);
  const hasHeading = isHeading(cells, under);
  const body = (hasHeading ? cells.slice(1) : cells).slice(0, Math.max(0, maxRows - at.row));
  const read = numberReader(
    body.flatMap((texts) => texts.filter((_, place) => isNumber(under[place]))),
  );
  const next = [...rows];
  const refused: string[] = [];
  for (const [place, texts] of body.entries()) {
    const row = next[at.row + place] ?? newRow();
    const filled = filledRow(row, { texts, columns: under, facts, read });
    next[at.row + place] = filled.row;
    refused.push(...filled.refused);
  }
  const width = Math.max(0, ...body.map(({ length }) => length));
  return {
    rows: next,
    changed: {
      top: at.row,
      bottom: at.row + Math.max(0, body.length - 1),
      left: at.column,
      right: at.column + Math.max(0, Math.min(width, under.length) - 1),
    },
    refused,
    lost: {
      rows: cells.length - body.length - (hasHeading ? 1 : 0),
      columns: Math.max(0, width - under.length),
    },
    hasHeading,
  };
}

/** The texts of the selected cells. */
export function copied({ rows, columns, facts }: GridSheet, range: GridRange): Cells {
  return rows
    .slice(range.top, range.bottom + 1)
    .map((row) => inRange(columns, range).map(({ id }) => textOf(id, row, facts)));
}

/** Repeats the first selected row in those below, or the row above where one alone is selected. */
export function filledDown(
  { rows, columns, facts }: GridSheet,
  range: GridRange,
): GridSheet['rows'] {
  const top = range.top === range.bottom ? range.top - 1 : range.top;
  const from = rows[top];
  if (from === undefined) return rows;
  const { currency } = facts;
  return rows.map((row, place) =>
    place > top && place <= range.bottom
      ? withCellsOf(row, from, { columns: inRange(columns, range), currency })
      : row,
  );
}

/** Empties the selected cells. */
export function cleared(sheet: GridSheet, range: GridRange, blank: GridLine): GridSheet['rows'] {
  const { rows, facts } = sheet;
  const columns = inRange(sheet.columns, range);
  return rows.map((row, place) =>
    place >= range.top && place <= range.bottom
      ? withCellsOf(row, blank, { columns, currency: facts.currency })
      : row,
  );
}

/** One row's value of a column in all rows. */
export function sameForAll(
  { rows, facts }: GridSheet,
  from: GridLine,
  column: GridColumn,
): GridSheet['rows'] {
  const { currency } = facts;
  return rows.map((row) => withCellsOf(row, from, { columns: [column], currency }));
}

function inRange(columns: readonly GridColumn[], { left, right }: GridRange) {
  return columns.slice(left, right + 1);
}

interface RowTexts {
  readonly texts: readonly string[];
  readonly columns: readonly GridColumn[];
  readonly facts: GridFacts;
  readonly read: ReadNumber;
}

function filledRow(row: GridLine, { texts, columns, facts, read }: RowTexts) {
  const refused: string[] = [];
  let next = row;
  for (const { column, text } of inOrder(texts, columns)) {
    const filled = isReadable(column, text, read)
      ? written(column.id, next, { text, facts, read })
      : undefined;
    if (filled === undefined || (column.id === 'quantity' && !hasAmount(filled)))
      refused.push(`${text} (${column.label})`);
    else next = filled;
  }
  return { row: next, refused };
}

/** An amount may name its unit, and packs need pack and unit. */
const lastColumns: readonly ColumnId[] = ['quantity', 'packs'];

/** The cells that take a text, in the order in which they are filled; packs only without an amount beside them. */
function inOrder(texts: readonly string[], columns: readonly GridColumn[]) {
  const cells = columns
    .slice(0, texts.length)
    .map((column, place) => ({ column, text: texts[place] ?? '' }))
    .filter(({ column }) => column.kind !== 'counted');
  const isCounted = cells.some(({ column, text }) => column.id === 'quantity' && text !== '');
  return cells
    .filter(({ column, text }) => column.id !== 'packs' || (text !== '' && !isCounted))
    .toSorted((one, other) => rankOf(one.column) - rankOf(other.column));
}

function rankOf({ id }: GridColumn): number {
  return lastColumns.indexOf(id);
}

/** An amount may name its unit, so it is looked at once it is read. */
function isReadable(column: GridColumn, text: string, read: ReadNumber): boolean {
  if (!isNumber(column) || column.id === 'quantity' || text === '') return true;
  return Decimal.safeParse(read(text)).success;
}

function hasAmount({ line }: GridLine): boolean {
  return !line.quantity || Decimal.safeParse(line.quantity).success;
}

function isNumber(column: GridColumn | undefined): boolean {
  return column?.kind === 'number';
}

/** Known headings in any language, or words above a column of numbers. */
function isHeading([first = [], ...others]: Cells, columns: readonly GridColumn[]): boolean {
  if (others.length === 0) return false;
  if (headingOf(first) !== undefined) return true;
  const places = [...first.keys()].filter(
    (place) => isNumber(columns[place]) && (first[place] ?? '') !== '',
  );
  const hasDigit = (text: string | undefined) => /\d/.test(text ?? '');
  return (
    places.length > 0 &&
    places.every((place) => !hasDigit(first[place])) &&
    others.some((texts) => places.some((place) => hasDigit(texts[place])))
  );
}
