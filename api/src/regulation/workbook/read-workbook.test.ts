import { entryOfRow } from 'contract/regulation';
import { workbook } from '../../transfer/file/workbook.fixture';
import { comparedRows } from '../compared-rows';
import { readTableFile } from '../table-files';
import { annexRows } from './annex-rows';
import {
  acetone,
  boric,
  type Cells,
  echaHead,
  echaRow,
  french,
  german,
  hydrochloric,
  lead,
  oneSheet,
  twoRowHeads,
} from './annex-workbook.fixture';
import { mergeVersions } from './merge-versions';
import { readTable } from './read-table';

const all = [acetone, hydrochloric, lead, boric];
const ordinary = all.map(echaRow);

async function read(bytes: Uint8Array) {
  const { rows, places, kind, titles } = await readTable(bytes);
  const { entries, unread } = await annexRows(rows, places);
  return { kind, titles, entries, unread };
}

/** Each entry equals that of the row, and nothing is left over. */
async function expectAll(bytes: Uint8Array, expected: readonly string[] = all): Promise<void> {
  const { entries, unread } = await read(bytes);
  expect(unread).toEqual([]);
  const found = [...entries.values()].flatMap((versions) =>
    versions.map(({ cells }) => cells.join('\t')),
  );
  expect(found.map(meaning)).toEqual(expected.map((row) => meaning(row)));
}

function meaning(row: string) {
  const { facts, casNumbers, ecNumbers } = comparedRows('annex-vi', [
    row.split('\t').slice(0, 13).join('\t'),
  ]);
  return { ...Object.fromEntries(facts), Adaptations: '', casNumbers, ecNumbers };
}

const without = (column: (typeof echaHead)[number]) => {
  const place = echaHead.indexOf(column);
  const less = (row: Cells) => row.filter((_, index) => index !== place);
  return oneSheet([less(echaHead), ...ordinary.map(less)]);
};
const moved = (order: readonly number[]) => (row: Cells) => order.map((place) => row[place] ?? '');
/** Without ATP, comment and day, as the Official Journal prints it. */
const printed = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const printedRows = ordinary.map(moved(printed));
const twoRows = (upper: Cells, lower: Cells, merged: readonly string[] = []) =>
  oneSheet([['Table 3', ''], upper, lower, ...printedRows], merged);

const isOfPart = (place: number) => place === 3 || place === 4;
const partOf = (cell: string, line: number) => cell.split('\r\n')[line] ?? '';

describe('Annex VI as a workbook is read', () => {
  it.each<[string, () => Uint8Array]>([
    ['as ECHA publishes it', () => oneSheet([echaHead, ...ordinary])],
    [
      'below a disclaimer and an empty row',
      () =>
        oneSheet([
          [
            'DISCLAIMER:\r\nThis is an unofficial table with the hazard class, EC No and CAS No up until the 23rd Adaptation to Technical Progress.',
            '',
          ],
          ['', ''],
          echaHead,
          ...ordinary,
        ]),
    ],
    ['with a head in two rows', () => twoRows(twoRowHeads[0] ?? [], twoRowHeads[1] ?? [])],
    [
      'with a head merged over columns and down rows',
      () =>
        twoRows(twoRowHeads[0] ?? [], twoRowHeads[1] ?? [], [
          'A2:A3',
          'B2:B3',
          'C2:C3',
          'D2:D3',
          'E2:F2',
          'G2:I2',
          'J2:J3',
          'K2:K3',
        ]),
    ],
    ['in German', () => twoRows(german[0] ?? [], german[1] ?? [])],
    ['in French', () => twoRows(french[0] ?? [], french[1] ?? [])],
    [
      'with line breaks in its heads',
      () => oneSheet([echaHead.map((head) => head.replaceAll(' ', '\n')), ...ordinary]),
    ],
    [
      'with columns in another order',
      () => {
        const other = moved([13, 4, 3, 2, 0, 8, 7, 6, 5, 11, 10, 9, 1, 12]);
        return oneSheet([other(echaHead), ...ordinary.map(other)]);
      },
    ],
    [
      'with more columns',
      () =>
        oneSheet([
          ['CELEX', ...echaHead, 'EUR-Lex Link'],
          ...ordinary.map((row) => ['32008R1272', ...row, 'https://eur-lex.europa.eu/']),
        ]),
    ],
    [
      'from the second sheet',
      () =>
        workbook([
          {
            name: 'Read me',
            rows: [
              ['About', 'this file'],
              ['Version', '1'],
            ],
          },
          { name: 'ATP23', rows: [echaHead, ...ordinary] },
        ]),
    ],
    [
      'with other line breaks and spaces',
      () =>
        oneSheet([
          echaHead,
          ...ordinary.map((row) =>
            row.map((cell) =>
              cell.replaceAll('\r\n', '\n').replaceAll(' %', '\u00a0%').replaceAll('≥', '>='),
            ),
          ),
        ]),
    ],
    [
      'with codes between semicolons',
      () =>
        oneSheet([
          echaHead,
          ...ordinary.map((row) =>
            row.map((cell, place) =>
              place > 4 && place < 10 ? cell.replaceAll('\r\n', '; ') : cell,
            ),
          ),
        ]),
    ],
    ['with repeated entries', () => oneSheet([echaHead, ...ordinary, ...ordinary.slice(0, 2)])],
    [
      'with an entry over several rows',
      () => {
        const [first, others] = [echaRow(boric), ordinary.slice(0, 3)];
        const part = (row: readonly string[], line: number) =>
          row.map((cell, place) =>
            isOfPart(place) ? partOf(cell, line) : cell.slice(0, line === 0 ? undefined : 0),
          );
        return oneSheet([echaHead, ...others, part(first, 0), part(first, 1)]);
      },
    ],
    [
      'with an entry over merged rows',
      () => {
        const row = echaRow(boric);
        const part = (line: number) =>
          row.map((cell, place) => (isOfPart(place) ? partOf(cell, line) : cell));
        return oneSheet(
          [
            echaHead,
            ...ordinary.slice(0, 3),
            part(0),
            part(1).map((cell, place) => (place === 0 || place === 2 ? '' : cell)),
          ],
          ['A5:A6', 'C5:C6'],
        );
      },
    ],
    [
      'with a limit over two lines, other M-factors and German ATE',
      () =>
        oneSheet([
          echaHead,
          ...ordinary.map((row) =>
            row.map((cell) =>
              cell
                .replace('H314: C', 'H314:\nC')
                .replace('M = 10', 'M-factor: 10')
                .replace('Oral: ATE = 500 mg/kg bw', 'oral: ATE = 500,0 mg/kg KG'),
            ),
          ),
        ]),
    ],
    [
      'with hyphens of a printed book and small letters',
      () =>
        oneSheet([
          echaHead,
          ...ordinary.map((row) =>
            row.map((cell, place) =>
              [0, 3, 4].includes(place) ? cell.replaceAll('-', '‑').toLowerCase() : cell,
            ),
          ),
        ]),
    ],
  ])('%s', async (_, bytes) => {
    await expectAll(bytes());
  });

  it('with deleted entries, which end', async () => {
    const deleted = ordinary.map((row, count) =>
      count === 0 ? row.map((cell, place) => (place === 12 ? 'Index # deleted' : cell)) : row,
    );
    const { entries, unread } = await read(oneSheet([echaHead, ...deleted]));
    expect(unread).toEqual([]);
    expect(entries.get('606-001-00-8')?.[0]?.cells.slice(2, 9)).toEqual([
      '200-662-2',
      '67-64-1',
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  it('and lists by row and cell what is not understood, which blocks nothing else', async () => {
    const changed = ordinary.map((row, count) =>
      row.map((cell, place) => {
        if (count === 0 && place === 5) return `${cell}\r\nVery Bad 9`;
        if (count === 1 && place === 10) return `${cell}\r\nperhaps 5 %`;
        if (count === 2 && place === 7) return `${cell}\r\nGHS99`;
        if (count === 3 && place === 4) return `${cell}\r\n10043-35-4`;
        return count === 3 && place === 13 ? 'soon' : cell;
      }),
    );
    const twice = ordinary[0]?.map((cell, place) => (place === 5 ? 'Flam. Liq. 1' : cell)) ?? [];
    const { entries, unread } = await read(
      oneSheet([echaHead, ...changed, ['60600100', '', 'odd'], ['See part 1'], twice]),
    );
    expect([...entries.keys()]).toHaveLength(4);
    expect(
      unread.map(({ row, column, text, reason }) => `${column}${row} ${text}: ${reason}`),
    ).toEqual([
      'A6 60600100: Not an index number',
      'A7 See part 1: Not an index number',
      'F2 Very Bad 9: Not a hazard class with category of CLP',
      'K3 perhaps 5 %: Not a concentration limit, M-factor or ATE',
      'H4 GHS99: Not a pictogram or a signal word',
      'E5 10043-35-4: Its check digit does not fit',
      'N5 soon: Not a day',
      'A8 606-001-00-8: The entry is there twice with other values; the first one counts',
    ]);
    expect(entryOfRow(entries.get('606-001-00-8')?.[0]?.cells.join('\t') ?? '').unread).toEqual([
      'Very Bad 9',
    ]);
  });

  it('and is refused where a column is missing, which is named', async () => {
    for (const column of ['Index No', 'Labelling Hazard Statement Code(s)'] as const) {
      await expect(readTable(without(column))).rejects.toThrow(
        /Columns of Annex VI, Table 3 are missing/,
      );
    }
    await expect(readTable(without('CAS No'))).rejects.toThrow('CAS No');
    await expect(
      readTable(
        oneSheet([
          ['Name', 'Price'],
          ['Acetone', '5'],
        ]),
      ),
    ).rejects.toThrow('No sheet has the columns');
    await expect(readTable(Buffer.from('none'))).rejects.toThrow(/workbook/);
  });

  it('back from a workbook of the whole loaded edition, equal in all that the workbook has', async () => {
    const { rows } = await readTableFile('annex-vi');
    const { entries, unread } = await read(oneSheet([echaHead, ...rows.map(echaRow)]));
    const wrong = unread.filter(({ column }) => !['D', 'E'].includes(column));
    const known = rows.flatMap((row) => entryOfRow(row).unread);
    expect(wrong.map(({ text }) => text).toSorted()).toEqual(known.toSorted());
    const found = [...entries].flatMap(([, versions]) =>
      versions.map(({ cells, day }) => meaning([...cells, day].join('\t'))),
    );
    expect(found).toHaveLength(rows.length);
    expect(found).toEqual(rows.map(meaning));
    const merged = mergeVersions({
      stored: rows,
      entries,
      appliesFrom: '2027-06-01',
      edition: '24th ATP',
    });
    expect(merged.toSorted()).toEqual(rows.toSorted());
  }, 60_000);
});
