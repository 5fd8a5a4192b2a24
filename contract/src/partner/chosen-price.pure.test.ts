import { chosenSalesPrice, chosenSupplierPrice, type PriceWanted } from './chosen-price';

const units = new Map([
  ['kg', { symbol: 'kg', dimension: 'mass', factor: 1 }],
  ['t', { symbol: 't', dimension: 'mass', factor: 1000 }],
  ['L', { symbol: 'L', dimension: 'volume', factor: 1 }],
  ['pc', { symbol: 'pc', dimension: 'count', factor: 1 }],
] as const);

const price = (fields: object) => ({
  _id: 'p1',
  chemicalId: 'acetone',
  offeredForm: null,
  grade: null,
  packSize: null,
  packUnitId: null,
  unitPrice: '1.50',
  unitId: 'kg',
  fromQuantity: null,
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  ...fields,
});
const sales = (fields: object = {}) => ({ ...price({}), priceListId: 'all', ...fields });
const lists = [
  { _id: 'all', name: 'Standard', currency: 'EUR', customerIds: [] },
  { _id: 'group', name: 'Paints', currency: 'EUR', customerIds: ['ann', 'bob'] },
  { _id: 'own', name: 'Ann 2026', currency: 'EUR', customerIds: ['ann'] },
  { _id: 'usd', name: 'Dollars', currency: 'USD', customerIds: [] },
];
const wanted: PriceWanted = {
  chemicalId: 'acetone',
  offeredForm: null,
  grade: null,
  packSize: null,
  packUnitId: null,
  quantity: '100',
  unitId: 'kg',
  day: '2026-06-01',
  density: 0.8,
};
const chosen = (
  prices: readonly object[],
  fields: object = {},
  customerId: string | null = null,
  currency = 'EUR',
) =>
  chosenSalesPrice({
    prices: prices.map((fields) => sales(fields)),
    lists,
    units,
    wanted: { ...wanted, ...fields },
    customerId,
    currency,
  });

describe('the list', () => {
  const every = [
    { _id: 'a', priceListId: 'all', unitPrice: '3' },
    { _id: 'b', priceListId: 'group', unitPrice: '2' },
    { _id: 'c', priceListId: 'own', unitPrice: '4' },
  ];
  test.each([
    ['ann', '4', 'Price list “Ann 2026”, for this customer, valid until 31 December 2026'],
    ['bob', '2', 'Price list “Paints”, for a group of 2 customers, valid until 31 December 2026'],
    ['eve', '3', 'Price list “Standard”, for all customers, valid until 31 December 2026'],
    [null, '3', 'Price list “Standard”, for all customers, valid until 31 December 2026'],
  ])('of %s', (customer, unitPrice, reason) => {
    expect(chosen(every, {}, customer)).toMatchObject({ unitPrice, unitId: 'kg', reason });
  });

  it('of others is nobody else’s', () => {
    expect(chosen([{ priceListId: 'own' }], {}, 'bob')).toEqual({
      price: null,
      unitPrice: null,
      unitId: null,
      reason: 'The known prices are for other customers',
    });
  });

  it('of another currency is not converted', () => {
    expect(chosen([{ priceListId: 'usd' }]).reason).toBe('The known prices are in USD');
    expect(chosen([{ priceListId: 'usd' }], {}, null, 'USD').unitPrice).toBe('1.5');
  });

  it('that is gone has no prices', () => {
    expect(chosen([{ priceListId: 'gone' }]).price).toBeNull();
  });
});

describe('validity', () => {
  test.each([
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2025-12-31', false],
    ['2027-01-01', false],
  ])('on %s: %s', (day, isValid) => {
    expect(chosen([{}], { day }).price !== null).toBe(isValid);
  });

  it('that ended is history, with the day', () => {
    const ended = [{ validUntil: '2026-03-31' }, { _id: 'p2', validUntil: '2026-05-31' }];
    expect(chosen(ended)).toEqual({
      price: null,
      unitPrice: null,
      unitId: null,
      reason: 'No valid price: the last one ended on 31 May 2026',
    });
  });

  it('that has not begun is no value either', () => {
    const reason = 'No valid price yet: the next one begins on 1 July 2026';
    const next = { validFrom: '2026-07-01' };
    expect(chosen([next, { _id: 'p2', validFrom: '2026-08-01' }]).reason).toBe(reason);
    expect(chosen([next, { _id: 'p2', validUntil: '2026-05-31' }]).reason).toBe(reason);
  });

  it('without an end goes on, and the newer price counts', () => {
    const open = { validUntil: null };
    expect(chosen([open]).reason).toContain('valid since 1 January 2026');
    const newer = { _id: 'p2', validFrom: '2026-05-01', unitPrice: '9' };
    expect(chosen([open, newer]).unitPrice).toBe('9');
  });
});

describe('grade, form and pack', () => {
  it('a price for the grade goes before one for any', () => {
    const both = [{ unitPrice: '1' }, { _id: 'p2', grade: 'HPLC', unitPrice: '7' }];
    expect(chosen(both, { grade: 'HPLC' }).unitPrice).toBe('7');
    expect(chosen(both, { grade: 'HPLC' }).reason).toContain('grade HPLC');
    expect(chosen(both, { grade: 'AR' }).unitPrice).toBe('1');
    expect(chosen(both).unitPrice).toBe('1');
    const other = chosen([{ grade: 'HPLC' }], { grade: 'AR' }).reason;
    expect(other).toBe('The known prices are for other grades: HPLC');
  });

  it('another strength is another product', () => {
    const solution = { offeredForm: 'Acetone 40 %' };
    expect(chosen([solution]).reason).toBe('No price of this product is known');
    expect(chosen([solution], solution).unitPrice).toBe('1.5');
    expect(chosen([{}], solution).price).toBeNull();
  });

  it('a pack is its size, in whatever unit', () => {
    const drum = { packSize: '200', packUnitId: 'kg', unitPrice: '5' };
    const both = [{ unitPrice: '1' }, { _id: 'p2', ...drum }];
    expect(chosen(both, { packSize: '0.2', packUnitId: 't' }).unitPrice).toBe('5');
    expect(chosen(both, { packSize: '0.2', packUnitId: 't' }).reason).toContain('packs of 200 kg');
    expect(chosen(both, { packSize: '25', packUnitId: 'kg' }).unitPrice).toBe('1');
    expect(chosen([drum]).reason).toBe('The known prices are for other packs');
  });
});

describe('amounts', () => {
  const breaks = [
    { _id: 'p1', unitPrice: '3' },
    { _id: 'p2', unitPrice: '2', fromQuantity: '500' },
    { _id: 'p3', unitPrice: '1', fromQuantity: '1', unitId: 't' },
  ];
  test.each([
    ['499.999', 'kg', '3'],
    ['500', 'kg', '2'],
    ['0.5', 't', '2000'],
    ['1000', 'kg', '0.001'],
    ['1000', 'L', '1.6'],
    ['1250', 'L', '0.0008'],
    [null, 'kg', '3'],
  ])('%s %s cost %s for each', (quantity, unitId, unitPrice) => {
    expect(chosen(breaks, { quantity, unitId }).unitPrice).toBe(unitPrice);
  });

  it('below the minimum there is no price, and the minimum is said', () => {
    const minimum = { fromQuantity: '500' };
    expect(chosen([minimum]).reason).toBe('The known prices begin at 500 kg');
    expect(chosen([minimum], { quantity: '500' }).reason).toContain('from 500 kg');
  });

  it('without a unit the price brings its own', () => {
    expect(chosen([{ unitId: 't' }], { unitId: null, quantity: null })).toMatchObject({
      unitPrice: '1.5',
      unitId: 't',
    });
  });

  it('pieces are not weighed, nor litres without a density', () => {
    const reason = 'The known prices are for kg';
    expect(chosen([{}], { unitId: 'pc' }).reason).toBe(reason);
    expect(chosen([{}], { unitId: 'L', density: null }).reason).toBe(reason);
  });
});

test('the order of the prices does not matter', () => {
  const prices = [
    { _id: 'p3', unitPrice: '2' },
    { _id: 'p1', unitPrice: '3' },
    { _id: 'p2', unitPrice: '2' },
  ];
  expect(chosen(prices).price?._id).toBe('p2');
  expect(chosen(prices.toReversed()).price?._id).toBe('p2');
});

test('a supplier’s price has its own currency, and ends as well', () => {
  const offers = [
    { ...price({}), currency: 'USD' },
    { ...price({ _id: 'p2', fromQuantity: '1000', unitPrice: '1.10' }), currency: 'USD' },
  ];
  const want = (fields: object) =>
    chosenSupplierPrice({ prices: offers, units, wanted: { ...wanted, ...fields } });
  expect(want({})).toMatchObject({
    unitPrice: '1.5',
    reason: 'Supplier’s price, valid until 31 December 2026',
  });
  expect(want({ quantity: '1', unitId: 't' })).toMatchObject({
    unitPrice: '1100',
    reason: 'Supplier’s price, from 1,000 kg, valid until 31 December 2026',
  });
  expect(want({ day: '2027-01-01' }).reason).toBe(
    'No valid price: the last one ended on 31 December 2026',
  );
});
