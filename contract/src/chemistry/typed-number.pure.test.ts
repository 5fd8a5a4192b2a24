import { decimalSignOf, readTypedNumber } from './typed-number';

describe('a number as it is typed', () => {
  it.each([
    ['25', undefined, 25, false],
    ['1,250.5', undefined, 1250.5, false],
    ['1.250,5', undefined, 1250.5, false],
    ['1,5', undefined, 1.5, false],
    ['2.5', ',', 2.5, false],
    ['1,500', undefined, 1500, false],
    ['1,500', ',', 1.5, false],
    ['1.000', undefined, 1000, true],
    ['1.000', ',', 1000, false],
    ['1.000', '.', 1, false],
    ['1.000.000', undefined, 1_000_000, false],
    ['1 000', undefined, 1000, false],
    ['0.5', undefined, 0.5, false],
  ] as const)('%s in a text with %s', (text, sign, value, isUnclear) => {
    expect(readTypedNumber(text, sign)).toEqual({ value, isUnclear });
  });

  it('is above zero', () => expect(readTypedNumber('0', undefined)).toBeUndefined());
});

it.each([
  ['10 kg 1.250,5 kg', ','],
  ['2,5 L acetone', ','],
  ['2.5 L acetone', '.'],
  ['1,2-dichloroethane 1.000 kg', undefined],
  ['2,5 L and 2.5 L', undefined],
  ['1,250 kg', undefined],
])('the decimal sign of %s', (text, sign) => expect(decimalSignOf(text)).toBe(sign));
