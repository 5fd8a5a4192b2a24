import { marginOfRow, marginOfRows, textOf, written } from './grid-cells';
import type { ColumnId } from './grid-columns';
import { facts, gridLine } from './grid.fixture';
import { mergedLine } from './grid-line';

const write = (id: ColumnId, text: string, row = gridLine()) => written(id, row, { text, facts });

test.each<[ColumnId, string, object]>([
  ['quantity', '4,5', { quantity: '4.5', unitId: null }],
  ['quantity', '4.5', { quantity: '4.5', unitId: null }],
  ['quantity', '25 kg', { quantity: '25', unitId: 'kg' }],
  ['quantity', '2t', { quantity: '2', unitId: 't' }],
  ['quantity', 'many', { quantity: 'many' }],
  ['unit', 'KG', { unitId: 'kg' }],
  ['unitPrice', '1.250,50', { unitPrice: '1250.50' }],
  ['discount', '', { discountPercent: null }],
  ['leadTime', '14', { leadTimeDays: 14 }],
  ['grade', 'hplc', { grade: 'HPLC' }],
  ['grade', 'cos', { grade: 'Cosmetic' }],
  ['pack', '25 kg Drum', { packSize: '25', packUnitId: 'kg', packaging: 'Drum' }],
  ['pack', '2,5L', { packSize: '2.5', packUnitId: 'L', packaging: null }],
  ['pack', 'IBC', { packSize: null, packUnitId: null, packaging: 'IBC' }],
  ['pack', '', { packSize: null, packUnitId: null, packaging: null }],
  ['chemical', ' Rare dye ', { freeText: 'Rare dye', chemicalId: null }],
])('in %s, %j is read', (id, text, expected) => {
  expect(write(id, text)?.line).toMatchObject(expected);
});

test.each<[ColumnId, string]>([
  ['grade', 'F'],
  ['grade', 'Finest'],
  ['unit', 'bucket'],
  ['pack', '4 x 2.5 L'],
  ['packs', '3'],
  ['supplier', 'Nobody Ltd.'],
])('in %s, %j says nothing', (id, text) => expect(write(id, text)).toBeUndefined());

test('a pack without a unit has that of the line, whichever is entered first', () => {
  expect(write('pack', '25 drum', gridLine({ unitId: 'kg' }))?.line).toMatchObject({
    packSize: '25',
    packUnitId: 'kg',
    packaging: 'drum',
  });
  expect(write('unit', 't', gridLine({ packSize: '25' }))?.line).toMatchObject({ packUnitId: 't' });
});

test.each([
  [{ packSize: '25', packUnitId: 'kg', unitId: 'kg' }, '4', '100'],
  [{ packSize: '25', packUnitId: 'kg', unitId: 't' }, '4', '0.1'],
  [{ packSize: '25', packUnitId: 'kg', unitId: null }, '4', '100'],
  [{ packSize: '200', packUnitId: 'L', unitId: 'kg', chemicalId: 'acetone' }, '3', '474'],
  [
    {
      packSize: '200',
      packUnitId: 'L',
      unitId: 'kg',
      chemicalId: 'acetone',
      offeredForm: 'Acetone 50 %',
    },
    '3',
    '540',
  ],
])('packs of %j make an amount, and it makes them', (line, packs, quantity) => {
  const row = write('packs', packs, gridLine(line));
  expect(row?.line.quantity).toBe(quantity);
  expect(row && textOf('packs', row, facts)).toBe(packs);
});

test('packs are those that hold the amount, and unknown without a density', () => {
  const line = { packSize: '200', packUnitId: 'L', quantity: '410', unitId: 'L' };
  expect(textOf('packs', gridLine(line), facts)).toBe('3');
  expect(textOf('packs', gridLine({ ...line, unitId: 'kg' }), facts)).toBe('');
  expect(write('packs', '2', gridLine({ ...line, unitId: 'kg' }))).toBeUndefined();
  expect(write('packs', '', gridLine(line))?.line.quantity).toBeNull();
});

test('a cost has a currency of its own, and an empty one is none', () => {
  const row = write('cost', '1,10 usd');
  expect(row?.cost).toMatchObject({ unitPrice: '1.10', currency: 'USD', supplierId: null });
  expect(row && textOf('cost', row, facts)).toBe('1.10 USD');
  expect(row && write('cost', '', row)?.cost).toBeUndefined();
  expect(write('cost', '3')?.cost).toMatchObject({ unitPrice: '3', currency: 'EUR' });
  const named = write('supplier', 'fictional supply');
  expect(named?.cost).toMatchObject({ supplierId: 's1', unitPrice: '' });
});

test('a margin follows from what is typed, by the known rate', () => {
  const sold = { quantity: '10', unitPrice: '4', discountPercent: '10' };
  const cost = { supplierId: null, unitPrice: '2', currency: 'USD' };
  expect(marginOfRow(gridLine(sold, cost), facts)).toEqual({ margin: '26.00', percent: '72.2' });
  expect(marginOfRow(gridLine(sold, { ...cost, currency: 'JPY' }), facts)).toBeNull();
  expect(marginOfRow(gridLine({ ...sold, unitPrice: null }, cost), facts)).toBeNull();
  expect(marginOfRow(gridLine(sold), facts)).toBeNull();
});

test('the margin of the offer is known when that of every line is, less the discount', () => {
  const sold = { quantity: '10', unitPrice: '4' };
  const cost = { supplierId: null, unitPrice: '2', currency: 'EUR' };
  const rows = [gridLine(sold, cost), gridLine(sold, cost)];
  expect(marginOfRows(rows, facts, null)).toEqual({ margin: '40.00', percent: '50.0' });
  expect(marginOfRows(rows, facts, '10')).toEqual({ margin: '32.00', percent: '44.4' });
  expect(marginOfRows([...rows, gridLine(sold)], facts, null)).toBeNull();
  expect(marginOfRows([], facts, null)).toBeNull();
});

test('a price that came meanwhile stays beside what is typed', () => {
  const seen = gridLine({ quantity: '1' }).line;
  const latest = { ...seen, unitPrice: '2.5' };
  expect(mergedLine({ ...seen, quantity: '12' }, { seen, latest })).toEqual({
    ...seen,
    quantity: '12',
    unitPrice: '2.5',
  });
  expect(mergedLine(seen, { seen: undefined, latest })).toBe(seen);
});
