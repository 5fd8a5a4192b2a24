import { Decimal } from './decimal';
import {
  added,
  ceilingOf,
  currencyPlaces,
  decimalOf,
  divided,
  moneyText,
  multiplied,
  rounded,
  subtracted,
} from './exact-decimal';

test('amounts are exact where binary fractions are not', () => {
  expect(added('0.1', '0.2')).toBe('0.3');
  expect(added()).toBe('0');
  expect(multiplied('1.005', '1000')).toBe('1005.000');
  expect(multiplied('999999999999.99', '999999999999.99')).toBe('999999999999980000000000.0001');
  expect(subtracted('1.10', '2')).toBe('-0.90');
});

test('halves are rounded away from zero, to the places of the currency', () => {
  expect([rounded('1.005', 2), rounded('2.675', 2), rounded('-1.005', 2)]).toEqual([
    '1.01',
    '2.68',
    '-1.01',
  ]);
  expect(rounded('7', 2)).toBe('7.00');
  expect(divided('1', '3', 4)).toBe('0.3333');
  expect(divided('2', '0.003', 0)).toBe('667');
  expect(() => divided('1', '0.00', 2)).toThrow(RangeError);
  expect(['EUR', 'JPY', 'KWD'].map(currencyPlaces)).toEqual([2, 0, 3]);
  expect(moneyText('1234567.50', 'EUR')).toBe('1,234,567.50\u00a0EUR');
  expect(moneyText('123456', 'JPY')).toBe('123,456\u00a0JPY');
  expect(moneyText('-0.50', 'EUR')).toBe('-0.50\u00a0EUR');
});

test('packs are counted up, and say whether they are whole', () => {
  expect(ceilingOf('600', '200.0')).toEqual({ whole: 3, isExact: true });
  expect(ceilingOf('0.3', '0.1')).toEqual({ whole: 3, isExact: true });
  expect(ceilingOf('601', '200')).toEqual({ whole: 4, isExact: false });
});

test('stored factors are taken as they are printed', () => {
  expect([1000, 0.001, 1e-7, 1e21, 0.45359237].map(decimalOf)).toEqual([
    '1000',
    '0.001',
    '0.0000001',
    '1000000000000000000000',
    '0.45359237',
  ]);
});

test.each(['', '-1', '1e5', '1,5', '1.123456789', '1234567890123', 'NaN', ' '])(
  '%j is no decimal',
  (text) => {
    expect(Decimal.safeParse(text).success).toBe(false);
  },
);
