import { hillOf } from './formula.fixture';

it.each([
  ['NaCl', 'ClNa'],
  ['H2SO4', 'H2O4S'],
  ['HBr', 'BrH'],
  ['CHCl3', 'CHCl3'],
  ['CCl4', 'CCl4'],
  ['Na2CO3', 'CNa2O3'],
  ['CH3COONa', 'C2H3NaO2'],
  ['(NH4)2SO4', 'H8N2O4S'],
  ['KBr·C6H6', 'BrK·C6H6'],
  ['2NaCl', '2ClNa'],
])('%s in Hill order is %s', (typed, hill) => {
  expect(hillOf(typed)).toBe(hill);
});

it.each([
  'CuO4S·5H2O',
  'CaO4S·0.5H2O',
  'Al·1/3K',
  'O4S^2-',
  'H4N^+',
  'Ca^2+',
  'C[13C]6H12O6',
  '[2H]2O',
  '(C2H4O)nH2O',
  '(C2H4O)m·xH2O',
  'C6FeN6^4-',
  '(C8H7O3S^-)n',
])('the Hill form of %s is read again as itself', (typed) => {
  const hill = hillOf(typed);
  expect(hillOf(hill)).toBe(hill);
});
