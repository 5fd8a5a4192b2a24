import { evidenceOf, readTypedNumber } from './typed-number';

describe('a number as it is typed', () => {
  it.each([
    ['25', '', [25]],
    ['1,250.5', '', [1250.5]],
    ['1.250,5', '', [1250.5]],
    ['1,5', '', [1.5]],
    ['1 000', '', [1000]],
    ["1'000.5", '', [1000.5]],
    ['0.5', '', [0.5]],
    ['0.125', '', [0.125]],
    ['1234.567', '', [1234.567]],
    ['1.000.000', '', [1_000_000]],
    ['1,500', '', [1500, 1.5]],
    ['1.000', '', [1000, 1]],
    ['1.000', '1.234,5', [1000]],
    ['1.000', '1.234.567', [1000]],
    ['1.000', '2,5', [1000]],
    ['1,000', '2.5', [1000]],
    ['1,000', '2,5', [1000, 1]],
    ['1.000', '2.5', [1000, 1]],
    ['1.000', '2.5 2,5', [1000, 1]],
    ['1.000', '1.234,5 2.5', [1000, 1]],
  ] as const)('%s in a list with %s', (text, others, values) => {
    const read = readTypedNumber(text, evidenceOf(others.split(' ')));
    expect(read).toEqual({ value: values[0], isUnclear: values.length > 1, values });
  });

  it('is above zero', () => expect(readTypedNumber('0')).toBeUndefined());
});
