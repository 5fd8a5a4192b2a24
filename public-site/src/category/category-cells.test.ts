import { elementSymbols } from './category-cells';

it('gives every name a symbol of its own, as long as its letters allow', () => {
  expect(elementSymbols(['Solvents', 'Sorbents', 'Acids', 'Äther', '1', ''])).toEqual([
    'So',
    'Sr',
    'Ac',
    'At',
    '',
    '',
  ]);
});
