import { conditionText, priceText, validityText } from './price-text';

const price = {
  offeredForm: null,
  grade: null,
  packaging: null,
  packSize: null,
  packUnitSymbol: null,
  fromQuantity: null,
  unitSymbol: 'kg',
  unitPrice: '1250.5',
  currency: 'EUR',
  state: 'current',
  validFrom: '2026-01-01',
  validUntil: null,
} as Parameters<typeof conditionText>[0];

test('a price is said with its unit, conditions and days', () => {
  expect(priceText(price)).toBe('1,250.5\u00a0EUR / kg');
  expect(conditionText(price)).toBe('');
  const bound = { grade: 'HPLC', packSize: '200', packUnitSymbol: 'L', packaging: 'Drum' } as const;
  expect(conditionText({ ...price, ...bound, fromQuantity: '1000' })).toBe(
    'from 1,000 kg, grade HPLC, 200 L Drum',
  );
  expect(conditionText({ ...price, offeredForm: 'Acetone 40 %', packaging: 'Bulk' })).toBe(
    'Acetone 40 %, Bulk',
  );
});

test('a price that ended says so', () => {
  const until = { validUntil: '2026-12-31' };
  expect(validityText(price)).toBe('since 1 January 2026');
  expect(validityText({ ...price, ...until })).toBe('until 31 December 2026');
  expect(validityText({ ...price, ...until, state: 'ended' })).toBe('ended on 31 December 2026');
  expect(validityText({ ...price, ...until, state: 'future' })).toBe('from 1 January 2026');
});
