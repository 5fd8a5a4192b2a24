import { roundedHalfEven } from './exact-decimal';
import { lineTotal, offerTotals, totalRows, type OfferTerms } from './offer-totals';

const line = (fields: object) => ({
  quantity: '10',
  unitPrice: '1.00',
  discountPercent: null,
  ...fields,
});
const terms = (fields: object): OfferTerms => ({
  currency: 'EUR',
  discountPercent: null,
  freight: null,
  insurance: null,
  otherCharges: null,
  otherChargesName: null,
  vatRule: null,
  vatPercent: null,
  ...fields,
});

test.each([
  ['0.125', 2, '0.12'],
  ['0.135', 2, '0.14'],
  ['0.1250001', 2, '0.13'],
  ['-0.125', 2, '-0.12'],
  ['2.5', 0, '2'],
  ['3.5', 0, '4'],
  ['7', 2, '7.00'],
  ['0.5', 0, '0'],
])('%s to %i places by the banker’s rule is %s', (number, places, expected) => {
  expect(roundedHalfEven(number, places)).toBe(expected);
});

test.each([
  ['a half cent goes to the even cent', {}, { quantity: '1', unitPrice: '0.125' }, '0.12'],
  ['and up where that is even', {}, { quantity: '1', unitPrice: '0.135' }, '0.14'],
  ['the discount is part of the product', {}, { unitPrice: '9.99', discountPercent: '5' }, '94.90'],
  ['rounded once', {}, { quantity: '3', unitPrice: '0.333', discountPercent: '33.5' }, '0.66'],
  ['all of it', {}, { discountPercent: '100' }, '0.00'],
  ['yen have no decimals', { currency: 'JPY' }, { quantity: '1', unitPrice: '2.5' }, '2'],
  ['dinars have three', { currency: 'KWD' }, { quantity: '1', unitPrice: '2.5' }, '2.500'],
  ['no price', {}, { unitPrice: null }, null],
  ['no quantity', {}, { quantity: null }, null],
])('a line: %s', (_case, head, fields, expected) => {
  expect(lineTotal(line(fields), terms(head).currency)).toBe(expected);
});

test('lines alone are the total', () => {
  const totals = offerTotals(['1.10', null, '2.20'], terms({}));
  expect(totals).toEqual({
    goods: '3.30',
    discount: null,
    freight: null,
    insurance: null,
    otherCharges: null,
    net: '3.30',
    vat: null,
    total: '3.30',
  });
  expect(totalRows(['3.30'], terms({}))).toEqual([{ label: 'Total', amount: '3.30' }]);
  expect(offerTotals([], terms({ currency: 'KWD' })).total).toBe('0.000');
});

test('discount, charges and domestic VAT are lines of their own', () => {
  const given = terms({
    discountPercent: '2.5',
    freight: '120',
    insurance: '8.505',
    otherCharges: '30',
    otherChargesName: 'Customs papers',
    vatRule: 'domestic',
    vatPercent: '19',
  });
  // 1234.20 × 2.5 % = 30.855: the even cent is 30.86; 8.505 is 8.50.
  expect(totalRows(['1000.00', '234.20'], given)).toEqual([
    { label: 'Goods', amount: '1234.20' },
    { label: 'Discount 2.5 %', amount: '-30.86' },
    { label: 'Freight', amount: '120.00' },
    { label: 'Insurance', amount: '8.50' },
    { label: 'Customs papers', amount: '30.00' },
    { label: 'Net', amount: '1361.84' },
    { label: 'VAT 19 %', amount: '258.75' },
    { label: 'Total', amount: '1620.59' },
  ]);
});

test.each([
  ['reverseCharge', 'VAT: reverse charge, due from the recipient'],
  ['export', 'VAT: none, exempt as an export'],
])('%s is a plain line without tax', (vatRule, label) => {
  const given = terms({ vatRule, vatPercent: '19' });
  expect(offerTotals(['100.00'], given)).toMatchObject({
    net: '100.00',
    vat: '0.00',
    total: '100.00',
  });
  expect(totalRows(['100.00'], given)).toEqual([
    { label: 'Net', amount: '100.00' },
    { label, amount: '0.00' },
    { label: 'Total', amount: '100.00' },
  ]);
});
