import { lineOfRow } from 'contract/regulation';
import { readTableFile } from '../table-files';
import { adrRows } from './adr-rows';
import { type Cells, oneSheet } from './annex-workbook.fixture';
import { readTable } from './read-table';

const adrHead: Cells = [
  'UN No.',
  'Name and description',
  'Class',
  'Classification code',
  'Packing group',
  'Labels',
  'Special provisions',
  'Limited and excepted quantities',
  '',
  'Packing instructions',
  'Transport category\n(Tunnel restriction code)',
  'Hazard identification No.',
];
const adrNumbers: Cells = [
  '(1)',
  '(2)',
  '(3a)',
  '(3b)',
  '(4)',
  '(5)',
  '(6)',
  '(7a)',
  '(7b)',
  '(8)',
  '(15)',
  '(20)',
];
function adrRow(row: string): Cells {
  const [
    un = '',
    name = '',
    hazardClass = '',
    code = '',
    group = '',
    labels = '',
    limited = '',
    hazard = '',
    category = '',
    tunnel = '',
    provisions = '',
    excepted = '',
  ] = row.split('\t');
  const last = category + tunnel === '' ? '' : `${category}${tunnel === '' ? '' : `\n(${tunnel})`}`;
  return [
    Number(un.slice(2)),
    name,
    hazardClass,
    code,
    group,
    labels.replaceAll(' +', '\n+'),
    provisions.replaceAll(' ', '\n'),
    limited,
    excepted,
    'P001',
    last,
    hazard,
  ];
}

describe('Table A of ADR as a workbook is read', () => {
  const places = ['with names', 'with the numbers of its columns', 'with numbers alone'];
  it.each(places.map((place, count) => [place, count] as const))('%s', async (_, count) => {
    const { rows: stored } = await readTableFile('adr');
    const some = stored.filter(
      (_row, place) => place % 23 === 0 || /PROHIBITED|NOT SUBJECT/.test(_row),
    );
    const heads =
      [[adrHead], [['ADR 2025, Table A'], adrHead, adrNumbers], [adrNumbers]][count] ?? [];
    const {
      rows,
      places: found,
      kind,
    } = await readTable(oneSheet([...heads, ...some.map(adrRow)]));
    expect(kind).toBe('adr');
    const read = adrRows(rows, found);
    expect(read.unread).toEqual([]);
    const line = (row: string) => ({ ...lineOfRow(row), otherReading: null });
    expect(read.rows.map(line)).toEqual(some.map(line));
  });

  it('whole, equal in all that the workbook has', async () => {
    const { rows: stored } = await readTableFile('adr');
    const { rows, places: found } = await readTable(oneSheet([adrHead, ...stored.map(adrRow)]));
    const read = adrRows(rows, found);
    const line = (row: string) => ({ ...lineOfRow(row), otherReading: null });
    expect(read.rows.map(line)).toEqual(stored.map(line));
    expect(read.unread).toEqual([]);
  }, 60_000);

  it('and lists a line without a UN number, refuses one without labels', async () => {
    const { rows: stored } = await readTableFile('adr');
    const some = stored.slice(700, 704).map(adrRow);
    const { rows, places: found } = await readTable(
      oneSheet([adrHead, ...some, ['UN12X', 'ACID', '8'], ['Reserved']]),
    );
    expect(adrRows(rows, found).unread).toMatchObject([
      { row: 6, column: 'A', text: 'UN12X', reason: 'Not a UN number' },
      { row: 7, column: 'A', text: 'Reserved' },
    ]);
    const less = (row: Cells) => row.filter((_, place) => place !== 5);
    await expect(readTable(oneSheet([less(adrHead), ...some.map(less)]))).rejects.toThrow(
      '(5) Labels',
    );
  });
});
