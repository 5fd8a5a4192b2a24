import { quantityText, readTypedQuantity } from './typed-quantity';

const units = ['kg', 't', 'g', 'L', 'drum', 'm³'];

describe('a quantity typed into one field', () => {
  it.each([
    ['25', 25, undefined],
    ['0.125', 0.125, undefined],
    ['1,250.5', 1250.5, undefined],
    ['1.250,5', 1250.5, undefined],
    ['1 250', 1250, undefined],
    ['2,5', 2.5, undefined],
    ['2 t', 2, 't'],
    ['2t', 2, 't'],
    ['1.250,5 kg', 1250.5, 'kg'],
    ['3 drums', 3, 'drum'],
    ['4 x 25 kg', 100, 'kg'],
    ['2 m3', 2, 'm³'],
  ])('%s', (text, value, unit) => {
    expect(readTypedQuantity(text, units)).toEqual({ kind: 'quantity', value, unit });
  });

  it.each([
    ['1.250', [1250, 1.25]],
    ['1.250 kg', [1250, 1.25]],
    ['2 x 1.250 kg', [2500, 2.5]],
  ])('%s is asked', (text, meanings) => {
    expect(readTypedQuantity(text, units)).toMatchObject({ kind: 'unclear', meanings });
  });

  it.each(['', 'a few', '0', '-2', '2 stones', 'acetone 2 t', '2 t soon', '9'.repeat(50)])(
    '“%s” is none',
    (text) => expect(readTypedQuantity(text, units)).toBeUndefined(),
  );
});

it.each([1250, 1.25, 1.125, 0.125, 12.345, 1234.567, 0.1 + 0.2])(
  'what a field shows of %d is read as the same',
  (value) => {
    const text = quantityText(value);
    expect(readTypedQuantity(text, [])).toMatchObject({ value: Number(value.toPrecision(12)) });
  },
);
