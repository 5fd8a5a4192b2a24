import { readOrderLines } from './order-lines';

const units = ['kg', 't', 'L', 'drum', 'IBC', 'bag'];

function rows(text: string) {
  return readOrderLines(text, units).map(({ kind, wanted, quantity, unit, packaging }) =>
    kind === 'item' ? [wanted, quantity, unit, packaging] : kind,
  );
}

it('reads columns by their headings, below a title and above a total', () => {
  const text = [
    'Bestellung November',
    '\tPos.\tArtikel\tCAS-Nr.\tMenge\tEinheit\tGebinde\tPreis (EUR)',
    '\t1\tHarnstoff\t57-13-6\t40\tSäcke\t25 kg\t9',
    '\t2\tN-Methylpyrrolidon\t\t1\tIBC\t1000 L\t8',
    '\t3\tMethanol\t67-56-1\t1.500,5\tkg\tFass\t7',
    '\t4\tAceton\t67-64-1\t\t\t\t6',
    '\tSumme\t\t\t\t\t\t30',
  ].join('\n');
  expect(rows(text)).toEqual([
    'header',
    'header',
    ['Harnstoff', 1000, 'kg', '40 × 25 kg bag'],
    ['N-Methylpyrrolidon', 1000, 'L', '1000 L IBC'],
    ['Methanol', 1500.5, 'kg', '1500.5 kg drum'],
    ['Aceton', undefined, undefined, undefined],
    'total',
  ]);
});

it('takes the unit of a heading, and packs beside a total', () => {
  const text = 'Product;Pack size;No. of packs;Qty (kg)\nUrea;25 kg;40;1000\nSalt;bulk;;5000';
  expect(rows(text)).toEqual([
    'header',
    ['Urea', 1000, 'kg', '40 × 25 kg'],
    ['Salt', 5000, 'kg', undefined],
  ]);
});

it('reads a table without headings by its cells', () => {
  expect(rows('1\t56-81-5\tGlycerol\t3\tdrums\t250 kg\n2\tToluene 25 kg\t108-88-3')).toEqual([
    ['Glycerol', 750, 'kg', '3 × 250 kg drum'],
    ['Toluene', 25, 'kg', undefined],
  ]);
});

it('takes a column Item for positions where another one names the products', () => {
  expect(rows('Item\tDescription\tQuantity\tUnit\n1\tCitric acid\t500\tkg')).toEqual([
    'header',
    ['Citric acid', 500, 'kg', undefined],
  ]);
});
