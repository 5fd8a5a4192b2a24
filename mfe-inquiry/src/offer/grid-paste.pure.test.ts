import { copiedCells, pastedCells } from 'shared-ui';
import { gridColumns } from './grid-columns';
import { facts, gridLine } from './grid.fixture';
import type { GridLine } from './grid-line';
import { cleared, copied, filledDown, pasted, sameForAll } from './grid-paste';

const columns = gridColumns(true);
const columnOf = (id: string) => columns.findIndex((column) => column.id === id);
const sheet = (rows: readonly GridLine[] = []) => ({ rows, columns, facts });

function paste(text: string, from = 'chemical', rows: readonly GridLine[] = []) {
  const at = { row: 0, column: columnOf(from) };
  return pasted(sheet(rows), pastedCells(text), { at, newRow: () => gridLine(), maxRows: 4 });
}
const linesOf = ({ rows }: ReturnType<typeof paste>) => rows.map(({ line }) => line);

test.each([
  ['German decimals', '4,20\n1.250\n1.250,50', ['4.20', '1250', '1250.50']],
  ['English decimals', '4.20\n1,250\n1,250.50', ['4.20', '1250', '1250.50']],
  ['decimals that say nothing of their sign', '1,250\n7', ['1250', '7']],
  ['decimals of both kinds', '4,20\n4.20', ['4.20', '4.20']],
  ['a trailing newline', '1\r\n2\r\n', ['1', '2']],
  ['signs of currencies', '€ 4,20\n1 250', ['4.20', '1250']],
])('%s are read by the table', (_, text, expected) => {
  expect(linesOf(paste(text, 'unitPrice')).map(({ unitPrice }) => unitPrice)).toEqual(expected);
});

test('rows of several columns fill from the active cell and add rows', () => {
  const text = 'Acetone\tHPLC\t25 kg Drum\t\t100\tkg\t4,20\nRare dye\t\t\t\t2 t\t\t9';
  const result = paste(text, 'chemical', [gridLine({ leadTimeDays: 7 })]);
  expect(linesOf(result)).toMatchObject([
    {
      freeText: 'Acetone',
      grade: 'HPLC',
      packSize: '25',
      quantity: '100',
      unitId: 'kg',
      unitPrice: '4.20',
      leadTimeDays: 7,
    },
    { freeText: 'Rare dye', quantity: '2', unitId: 't', unitPrice: '9' },
  ]);
  expect(result).toMatchObject({ refused: [], lost: { rows: 0, columns: 0 }, hasHeading: false });
  expect(result.changed).toEqual({ top: 0, bottom: 1, left: 0, right: 6 });
});

test('quoted cells may hold tabs and line ends', () => {
  expect(linesOf(paste('"Dye ""A""\tblue"\tLR\nB\t'))).toMatchObject([
    { freeText: 'Dye "A"\tblue', grade: 'LR' },
    { freeText: 'B', grade: null },
  ]);
});

test.each([
  ['Bezeichnung\tReinheit\tGebinde\tAnzahl\tMenge\tEinheit\tPreis\nAcetone\tLR\t\t\t5\tkg\t2'],
  ['Chemical\tGrade\tPack\tPacks\tAmount\tUnit\tUnit price\nAcetone\tLR\t\t\t5\tkg\t2'],
  ['Ware\tx\tx\tx\tWieviel\tx\tWie teuer\nAcetone\tLR\t\t\t5\tkg\t2'],
])('a foreign header row is left out: %j', (text) => {
  const result = paste(text);
  expect(result.hasHeading).toBe(true);
  expect(linesOf(result)).toMatchObject([{ freeText: 'Acetone', quantity: '5', unitPrice: '2' }]);
});

test('too many columns and rows are said to be lost', () => {
  const result = paste('1\t2\tx\t3\t9\ta\n2\n3\n4\n5', 'discount');
  expect(result.rows).toHaveLength(4);
  expect(result.lost).toEqual({ rows: 1, columns: 0 });
  expect(paste('1\t2\t3\t4', 'supplier').lost).toEqual({ rows: 0, columns: 1 });
});

test('what says nothing is refused and leaves its cell', () => {
  const result = paste('soon\t-2\tx\t5', 'unitPrice', [gridLine({ unitPrice: '3' })]);
  expect(result.refused).toEqual(['soon (Unit price)', '-2 (Disc. %)']);
  expect(linesOf(result)).toMatchObject([
    { unitPrice: '3', discountPercent: null, leadTimeDays: 5 },
  ]);
});

test('pasted packs make the amount in the unit beside them, unless there is one', () => {
  const rows = linesOf(paste('25 kg\t4\t\tt\n25 kg\t4\t70\tkg', 'pack'));
  expect(rows.map(({ quantity, unitId }) => [quantity, unitId])).toEqual([
    ['0.1', 't'],
    ['70', 'kg'],
  ]);
});

test('what is copied is pasted as it was', () => {
  const row = gridLine(
    {
      freeText: 'Dye',
      grade: 'LR',
      packSize: '25',
      packUnitId: 'kg',
      packaging: 'Drum',
      quantity: '50',
      unitId: 'kg',
      unitPrice: '1.5',
    },
    { supplierId: 's1', unitPrice: '1', currency: 'USD' },
  );
  const whole = { top: 0, bottom: 0, left: 0, right: columns.length - 1 };
  const text = copiedCells(copied(sheet([row]), whole));
  expect(text).toBe(
    'Dye\tLR\t25 kg Drum\t2\t50\tkg\t1.5\t\t75.00\t\tFictional Supply\t1 USD\t50.00',
  );
  const [again] = paste(text).rows;
  expect({ ...again?.line, key: '' }).toEqual({ ...row.line, key: '' });
  expect({ ...again?.cost, key: '' }).toEqual({ ...row.cost, key: '' });
});

test('fill down repeats the first selected row, or the one above', () => {
  const rows = [gridLine({ grade: 'LR', quantity: '1' }), gridLine(), gridLine({ quantity: '3' })];
  const grade = columnOf('grade');
  const range = { top: 0, bottom: 2, left: grade, right: grade };
  expect(filledDown(sheet(rows), range).map(({ line }) => [line.grade, line.quantity])).toEqual([
    ['LR', '1'],
    ['LR', null],
    ['LR', '3'],
  ]);
  const one = filledDown(sheet(rows), { ...range, top: 1, bottom: 1 });
  expect(one.map(({ line }) => line.grade)).toEqual(['LR', 'LR', null]);
  expect(filledDown(sheet(rows), { ...range, bottom: 0 })).toEqual(rows);
});

test('cells are emptied, and one value is set in all rows', () => {
  const pack = { packSize: '25', packUnitId: 'kg', packaging: 'Drum' };
  const rows = [gridLine({ ...pack, grade: 'LR' }), gridLine({ grade: 'AR' })];
  const [, grade, packs] = columns;
  if (!grade || !packs || !rows[0]) throw new Error('The columns are fixed');
  expect(sameForAll(sheet(rows), rows[0], packs).map(({ line }) => line)).toMatchObject([
    pack,
    { ...pack, grade: 'AR' },
  ]);
  const range = { top: 0, bottom: 0, left: 1, right: 2 };
  expect(cleared(sheet(rows), range, gridLine()).map(({ line }) => line)).toMatchObject([
    { grade: null, packSize: null, packaging: null },
    { grade: 'AR' },
  ]);
});
