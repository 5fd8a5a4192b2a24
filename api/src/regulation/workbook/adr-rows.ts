import type { UnreadCell } from 'contract/regulation';
import { unreadLineCells } from '../compared-rows';
import { headWords } from './head-words';
import { oneLine, placedUnread, plainHyphens, type SheetRow, type Unread } from './sheet-cells';

export interface AdrReading {
  readonly rows: readonly string[];
  readonly unread: readonly UnreadCell[];
}

/** Reads the lines of Table A; what has no UN number is listed. */
export function adrRows(
  rows: readonly SheetRow[],
  places: ReadonlyMap<string, number>,
): AdrReading {
  const unread: UnreadCell[] = [];
  const lines: string[] = [];
  for (const row of rows) {
    const reference = unNumberIn(row.at('unNumber'));
    const note = (one: Unread) =>
      unread.push(placedUnread(places, { number: row.number, reference: reference ?? '' }, one));
    if (reference === undefined) {
      if (!isBelowHead(row, places)) {
        const text = row.at('unNumber') || row.first;
        note({ column: 'unNumber', text, reason: 'Not a UN number' });
      }
      continue;
    }
    const cells = lineCells(reference, row);
    if (cells[1] === '') note({ column: 'name', text: reference, reason: 'The line has no name' });
    else {
      const line = cells.join('\t');
      for (const text of unreadLineCells(line)) note(unreadOf(row, text));
      if (!lines.includes(line)) lines.push(line);
    }
  }
  return { rows: lines, unread };
}

function unreadOf(row: SheetRow, text: string): Unread {
  const isLabel = oneLine(row.at('labels')).includes(text);
  if (isLabel) return { column: 'labels', text, reason: 'Not the number of a label' };
  const isClass = oneLine(row.at('hazardClass')) === text;
  const reason = isClass ? 'Not a class' : 'Not a packing group';
  return { column: isClass ? 'hazardClass' : 'group', text, reason };
}

/** `1090`, `UN 1090`, and `4` for 0004, which a workbook stores as a number. */
function unNumberIn(cell: string): string | undefined {
  const [, digits] = /^(?:UN|ONU)?\s*(\d{1,4})$/i.exec(oneLine(cell)) ?? [];
  return digits === undefined ? undefined : `UN${digits.padStart(4, '0')}`;
}

/** Below the names stand the numbers of sections and columns. */
function isBelowHead(row: SheetRow, places: ReadonlyMap<string, number>): boolean {
  const cells = [...places.keys()].map((column) => row.at(column)).filter((cell) => cell !== '');
  return cells.every((cell) => /^[\d\s.()/,;ab]+$/.test(cell));
}

const prohibited = /carriage prohibited|beforderung verboten|transport interdit/;
const notSubject = /not subject to adr|unterliegt nicht|non soumis/;

function lineCells(reference: string, row: SheetRow): string[] {
  const at = (column: string) => oneLine(row.at(column));
  const { category, tunnel } = categoryIn(at('category'), at('tunnel'));
  const remark = remarkIn(row);
  const cells = [
    reference,
    at('name'),
    at('hazardClass'),
    at('code'),
    remark ?? at('group'),
    at('labels').replace(/ ?\+ ?/g, ' +'),
    at('limited'),
    plainHyphens(at('hazardNumber')),
    category,
    tunnel,
    at('provisions').replace(/[,;] ?/g, ' '),
    at('excepted'),
    '',
  ];
  return cells.map((cell, place) => (place !== 4 && isRemark(cell) ? '' : cell));
}

const columnsOfRemarks = [
  'group',
  'hazardClass',
  'code',
  'labels',
  'provisions',
  'limited',
  'excepted',
  'category',
  'hazardNumber',
];

/** It stands in one cell over all that it replaces. */
function remarkIn(row: SheetRow): string | undefined {
  const written = columnsOfRemarks.map((column) => oneLine(row.at(column))).find(isRemark);
  if (written === undefined) return undefined;
  const words = headWords(written);
  if (/^(?:carriage|not subject)/.test(words)) {
    return written.replace(/carriage prohibited|not subject to adr/i, (text) => text.toUpperCase());
  }
  return prohibited.test(words) ? 'CARRIAGE PROHIBITED' : 'NOT SUBJECT TO ADR';
}

function isRemark(cell: string): boolean {
  const words = headWords(cell);
  return prohibited.test(words) || notSubject.test(words);
}

/** `2 (D/E)` in one cell, or the code in a column of its own. */
function categoryIn(cell: string, tunnelCell: string): { category: string; tunnel: string } {
  const [, category = '', tunnel = ''] = /^([^()]*)(?:\(([^()]*)\))?$/.exec(cell) ?? ['', cell];
  const own = tunnelCell.replace(/^\(|\)$/g, '');
  return { category: category.trim(), tunnel: own === '' ? tunnel.trim() : own };
}
