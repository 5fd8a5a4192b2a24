import type { UnreadCell } from 'contract/regulation';
import { setImmediate } from 'node:timers/promises';
import { type AnnexRow, annexRow } from './annex-cells';
import { oneLine, placedUnread, plainHyphens, type SheetRow } from './sheet-cells';

/** The entries of a workbook, by index number: those with a day of their own may have several versions. */
export interface AnnexReading {
  readonly entries: ReadonlyMap<string, readonly AnnexRow[]>;
  readonly unread: readonly UnreadCell[];
}

/** Rows between which other requests get their turn. */
const slice = 200;

/** Reads the rows of a sheet; what belongs to no entry is listed. */
export async function annexRows(
  rows: readonly SheetRow[],
  places: ReadonlyMap<string, number>,
): Promise<AnnexReading> {
  const unread: UnreadCell[] = [];
  const entries = new Map<string, AnnexRow[]>();
  for (const [count, { index, lines }] of groupedRows(rows, places, unread).entries()) {
    if (count % slice === slice - 1) await setImmediate();
    const [{ number }] = lines;
    const read = annexRow(index, lines);
    if (read.cells[1] === '') {
      const text = { column: 'name', text: index, reason: 'The entry has no name' };
      unread.push(placedUnread(places, { number, reference: index }, text));
      entries.set(index, entries.get(index) ?? []);
      continue;
    }
    const versions = entries.get(index) ?? [];
    const twin = versions.find(({ day }) => day === read.day);
    if (!twin) {
      unread.push(
        ...read.unread.map((one) => placedUnread(places, { number, reference: index }, one)),
      );
      entries.set(index, [...versions, read]);
    } else if (twin.cells.join('\t') !== read.cells.join('\t')) {
      const reason = 'The entry is there twice with other values; the first one counts';
      unread.push(
        placedUnread(
          places,
          { number, reference: index },
          { column: 'index', text: index, reason },
        ),
      );
    }
  }
  return { entries, unread };
}

interface EntryRows {
  readonly index: string;
  readonly lines: readonly [SheetRow, ...SheetRow[]];
}

const indexShape = /^\d{3}-\d{3}-\d{2}-[\dX]$/;

/** An entry has several rows where the rows below its first have no index number, or merge it and have no other classes. */
function groupedRows(
  rows: readonly SheetRow[],
  places: ReadonlyMap<string, number>,
  unread: UnreadCell[],
): EntryRows[] {
  const groups: EntryRows[] = [];
  for (const row of rows) {
    const index = plainHyphens(oneLine(row.at('index')))
      .replaceAll(' ', '')
      .toUpperCase();
    const last = groups.at(-1);
    if (last && isContinued(last, row, index)) {
      groups[groups.length - 1] = { index: last.index, lines: [...last.lines, row] };
    } else if (indexShape.test(index)) groups.push({ index, lines: [row] });
    else if (row.first !== '') {
      const reason = index === '' ? 'The row has no index number' : 'Not an index number';
      unread.push(
        placedUnread(
          places,
          { number: row.number, reference: '' },
          { column: 'index', text: row.at('index') || row.first, reason },
        ),
      );
    }
  }
  return groups;
}

function isContinued({ index, lines }: EntryRows, row: SheetRow, own: string): boolean {
  const [first] = lines;
  if (own === '')
    return (
      row.filled > 0 && row.at('classes') + row.at('cas') + row.at('ec') + row.at('limits') !== ''
    );
  if (own !== index || row.at('appliesFrom') !== first.at('appliesFrom')) return false;
  const isOther = ['name', 'ec', 'cas'].some((column) => row.at(column) !== first.at(column));
  return isOther && (row.at('classes') === '' || row.at('classes') === first.at('classes'));
}
