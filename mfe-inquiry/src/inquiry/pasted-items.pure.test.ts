import { pastedItems } from './pasted-items';

const units = [
  { _id: 'a', name: 'Kilogram', symbol: 'kg' },
  { _id: 'b', name: 'Millilitre', symbol: 'mL' },
];

it('reads a line as name, quantity and unit, by semicolons or tabs', () => {
  const text = 'Acetone; 25,5; kg\r\n\nXylene\t1 000\tmillilitre\nToluene';
  expect(pastedItems(text, units)).toMatchObject([
    { freeText: 'Acetone', quantity: 25.5, unitId: 'a' },
    { freeText: 'Xylene', quantity: 1000, unitId: 'b' },
    { freeText: 'Toluene', quantity: null, unitId: null },
  ]);
});

it('keeps in the words what it cannot read', () => {
  expect(pastedItems('Acetone; some; kg\nXylene; 1; drum\nBenzene; 0', units)).toMatchObject([
    { freeText: 'Acetone; some; kg', quantity: null, unitId: null },
    { freeText: 'Xylene; 1; drum', quantity: null },
    { freeText: 'Benzene; 0', quantity: null },
  ]);
});

it('takes one plain line for no list, and of a list no more than an inquiry may have', () => {
  expect(pastedItems('  Acetone, technical \n', units)).toBeUndefined();
  expect(pastedItems('Acetone\n'.repeat(500), units)).toHaveLength(200);
});
