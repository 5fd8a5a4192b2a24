import type { SuggestedPrice, SuggestedSupplier } from 'contract/inquiry';
import type { LineDraft } from './line-draft';
import { isOtherPrice, priceQueryOf, withPrice, withSupplier } from './line-prices';

const line: LineDraft = {
  key: '00000000-0000-4000-8000-000000000001',
  chemicalId: 'acetone',
  freeText: null,
};
const of = { inquiryId: 'inquiry', currency: 'EUR' };
const price = (fields: object): SuggestedPrice =>
  ({ unitPrice: '2.2', unitId: 'kg', reason: '', ...fields }) as SuggestedPrice;

test('a line asks with what is filled in, and not with half a number', () => {
  const asked = { inquiryId: 'inquiry', chemicalId: 'acetone', currency: 'EUR' };
  expect(priceQueryOf(line, of)).toEqual(asked);
  const typing = { quantity: '12.', packSize: '200', grade: null };
  expect(priceQueryOf({ ...line, ...typing }, of)).toEqual(asked);
  const filled = { quantity: '600', unitId: 'kg', packSize: '200', packUnitId: 'L' };
  expect(priceQueryOf({ ...line, ...filled, grade: 'HPLC' }, of)).toEqual({
    ...asked,
    ...filled,
    grade: 'HPLC',
  });
  expect(priceQueryOf({ ...line, chemicalId: null }, of)).toBeNull();
  expect(priceQueryOf(line, { ...of, currency: '' })).toBeNull();
});

test('nothing typed is overwritten', () => {
  expect(withPrice(line, price({}))).toMatchObject({ unitPrice: '2.2', unitId: 'kg' });
  expect(withPrice({ ...line, unitId: 't' }, price({}))).toMatchObject({ unitId: 't' });
  const typed = { ...line, unitPrice: '9' };
  expect(withPrice(typed, price({}))).toBe(typed);
  expect(withPrice(line, price({ unitPrice: null, unitId: null }))).toBe(line);
});

test.each([
  ['2.20', false],
  ['2.2', false],
  ['2.21', true],
  [null, true],
  ['2.', true],
])('beside 2.2, %s differs: %s', (unitPrice, expected) => {
  expect(isOtherPrice({ ...line, unitPrice }, price({}))).toBe(expected);
});

test('a supplier brings price and currency, unless a price is typed', () => {
  const supplier = { supplierId: 's', unitPrice: '1.4', currency: 'USD' } as SuggestedSupplier;
  const cost = { supplierId: null, unitPrice: '', currency: 'EUR' };
  expect(withSupplier(cost, supplier)).toEqual({
    supplierId: 's',
    unitPrice: '1.4',
    currency: 'USD',
  });
  const typed = { ...cost, unitPrice: '1' };
  expect(withSupplier(typed, supplier)).toEqual({ ...typed, supplierId: 's' });
  expect(withSupplier(cost, { ...supplier, unitPrice: null })).toEqual({
    ...cost,
    supplierId: 's',
  });
});
