import type { UnreadCell } from 'contract/regulation';
import { lettersOf } from '../../transfer/file/column-names';

/** A cell of a workbook that is not understood, before its place is known in words. */
export interface Unread {
  readonly column: string;
  readonly text: string;
  readonly reason: string;
}

/** A row of a sheet, by the columns of the table. */
export interface SheetRow {
  /** From 1, as the sheet counts it. */
  readonly number: number;
  at(column: string): string;
  /** Filled cells in all columns of the table. */
  readonly filled: number;
  /** The first text of the row, also in other columns. */
  readonly first: string;
}

/** Rows of a sheet by the places of the columns. */
export function sheetRow(
  places: ReadonlyMap<string, number>,
  { number, cells }: { readonly number: number; readonly cells: readonly string[] },
): SheetRow {
  const at = (column: string) => {
    const place = places.get(column);
    return place === undefined ? '' : plain(cells[place] ?? '');
  };
  return {
    number,
    at,
    filled: [...places.keys()].filter((column) => at(column) !== '').length,
    first: plain(cells.find((cell) => cell.trim() !== '') ?? ''),
  };
}

function plain(cell: string): string {
  return cell.replace(/[\u00a0\u202f\u2009]/g, ' ').trim();
}

/** Hyphens of a number that look alike are one. */
export function plainHyphens(cell: string): string {
  return cell.replace(/[\u2010-\u2013\u2212]/g, '-');
}

/** The text on one line. */
export function oneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}

/** The lines of a cell. */
export function linesOf(cell: string): string[] {
  return cell
    .split(/[\r\n|]+/)
    .map(oneLine)
    .filter((line) => line !== '');
}

/** Words that stand for an empty cell. */
export function isNothing(text: string): boolean {
  return /^[-—?]*$/.test(text);
}

/** Where the person finds it. */
export function placedUnread(
  places: ReadonlyMap<string, number>,
  { number, reference }: { readonly number: number; readonly reference: string },
  { column, text, reason }: Unread,
): UnreadCell {
  const place = places.get(column) ?? 0;
  return { row: number, column: lettersOf(place), reference, text: text.slice(0, maxText), reason };
}

const maxText = 200;
