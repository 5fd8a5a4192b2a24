import { anionName, cationName, metalName } from './ion-names';

it.each([
  ['Fe^3+', 'iron(III)'],
  ['Cu^+', 'copper(I)'],
  ['Na^+', 'sodium'],
  ['H4N^+', 'ammonium'],
  ['H5N2^+', undefined],
])('the cation %s is called %s', (formula, name) => {
  expect(cationName(formula)).toBe(name);
});

it('anions and metals have the names that salts are named by', () => {
  expect(anionName('O4S^2-')).toBe('sulfate');
  expect(anionName('C2O4^2-')).toBeUndefined();
  expect(metalName('Fe')).toBe('iron');
  expect(metalName('Xx')).toBeUndefined();
});
