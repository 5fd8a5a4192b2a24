import { parseCasNumber, parseEcNumber } from 'contract/chemistry';

/** Where the names of the columns are: the last row of them, from 1; 0 for none. */
export interface HeadRow {
  readonly headRow: number;
  readonly headRows: number;
}

type Cells = readonly string[];

/** Titles, dates and addresses stand above a table, and no more than these. */
const maxAbove = 15;
const maxNameLength = 60;
/** A head names at least this share of the columns that the rows below it fill. */
const minWidth = 0.6;
const rowsBelow = 20;

/**
 * The row that names the columns: the first one that is as wide as the rows below it and holds names alone. Two rows where
 * the upper one names groups. None where a row of values comes first.
 */
export function guessHead(rows: readonly Cells[]): HeadRow {
  for (const [index, row] of rows.slice(0, maxAbove).entries()) {
    const filled = filledIn(row);
    if (filled === 0) continue;
    const below = rows.slice(index + 1, index + 1 + rowsBelow).filter((one) => filledIn(one) > 0);
    if (below.length === 0) break;
    const width = usualWidth(below);
    if (filled < width * minWidth) {
      if (groups(row, below[0] ?? [], below.slice(1))) return { headRow: index + 2, headRows: 2 };
      continue;
    }
    if (row.some(isValue)) return { headRow: 0, headRows: 1 };
    if (groups(row, rows[index + 1] ?? [], below.slice(1))) {
      return { headRow: index + 2, headRows: 2 };
    }
    return { headRow: index + 1, headRows: 1 };
  }
  const first = rows.findIndex((row) => filledIn(row) > 0);
  return { headRow: first + 1, headRows: 1 };
}

/** The names of the columns; of two rows those above and below each other, joined. */
export function headOf(rows: readonly Cells[], { headRow, headRows }: HeadRow): string[] {
  const lower = rows[headRow - 1] ?? [];
  if (headRows === 1) return [...lower];
  const upper = filledForward(rows[headRow - 2] ?? []);
  const width = Math.max(lower.length, upper.length);
  return Array.from({ length: width }, (_, index) => {
    const parts = [upper[index], lower[index]].map((part) => (part ?? '').trim());
    return [...new Set(parts.filter((part) => part !== ''))].join(' ');
  });
}

/** Whether a row names groups of the columns that the next one names, with values below. */
function groups(upper: Cells, lower: Cells, below: readonly Cells[]): boolean {
  const named = filledIn(upper);
  if (named < 2 || named >= filledIn(lower)) return false;
  if (upper.some(isValue) || lower.some(isValue)) return false;
  return below.some((row) => row.some(isValue)) && upper[0]?.trim() !== '';
}

function filledForward(row: Cells): string[] {
  let last = '';
  return row.map((cell) => (last = cell.trim() || last));
}

function filledIn(row: Cells): number {
  return row.filter((cell) => cell.trim() !== '').length;
}

/** The width that most of the rows have. */
function usualWidth(rows: readonly Cells[]): number {
  const widths = rows.map(filledIn).toSorted((one, other) => one - other);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

const number = /^[+-]?[\d.,'\s]*\d\s*(?:%|°?[CFK])?$/;
/** Prices and amounts stand in columns of years. */
const year = /^(?:19|20)\d\d$/;
const site = /^(?:https?:\/\/|www\.)/i;
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

/** Whether a cell is no name of a column. */
function isValue(cell: string): boolean {
  const text = cell.trim();
  if (text === '' || year.test(text)) return false;
  if (text.length > maxNameLength) return true;
  if (number.test(text) || isAddress(text) || date.test(text)) return true;
  return parseCasNumber(text).ok || parseEcNumber(text).ok;
}

function isAddress(text: string): boolean {
  return site.test(text) || (text.includes('@') && !/\s/.test(text));
}
