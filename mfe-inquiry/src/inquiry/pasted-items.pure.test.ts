import { pastedItems } from './pasted-items';

const units = [
  { _id: 'a', symbol: 'kg' },
  { _id: 'b', symbol: 'mL' },
];

it('reads a line as the site does: name, quantity, unit and packs', () => {
  const text =
    'Acetone; 25,5; kg\r\n\r\nXylene\t1 000\tmillilitre\nToluene\n25 kg bags x 40 urea\nTotal 9 kg';
  expect(pastedItems(text, units)).toMatchObject({
    items: [
      { freeText: 'Acetone', quantity: 25.5, unitId: 'a' },
      { freeText: 'Xylene', quantity: 1000, unitId: 'b' },
      { freeText: 'Toluene', quantity: null, unitId: null },
      { freeText: 'urea', quantity: 1000, unitId: 'a', packaging: '40 × 25 kg bag' },
    ],
    leftOut: ['Total 9 kg'],
  });
});

it('keeps in the words what it cannot read', () => {
  const text = 'Acetone; some; kg\nXylene; 1; drum\nBenzene; 0\nToluene 1.000 kg';
  expect(pastedItems(text, units)?.items).toMatchObject([
    { freeText: 'Acetone; some; kg', quantity: null, unitId: null },
    { freeText: 'Xylene; 1; drum', quantity: null },
    { freeText: 'Benzene; 0', quantity: null },
    { freeText: 'Toluene 1.000 kg', quantity: null },
  ]);
});

it('takes one plain line for no list, and of a list no more than an inquiry may have', () => {
  expect(pastedItems('  Acetone, technical \n', units)).toBeUndefined();
  expect(pastedItems('Acetone\n'.repeat(500), units)?.items).toHaveLength(200);
});
