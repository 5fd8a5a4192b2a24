import { contradicts } from './contradicts';
import { parseFormula } from './parse-formula';

function read(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.formula;
}

describe('contradicts', () => {
  it.each([
    ['C2H6O', 'CH4O'],
    ['C6H6', 'C2H2'],
    ['C9H13N', 'C9H13N·HCl'],
    ['NaCl', 'KCl'],
    ['C2D6OS', 'C2H6OS'],
    ['H2O', 'NaCl'],
  ])('finds that %s and %s are different substances', (one, other) => {
    expect(contradicts(read(one), read(other))).toBe(true);
    expect(contradicts(read(other), read(one))).toBe(true);
  });

  it.each([
    ['C2H6O', 'CH3CH2OH'],
    ['CuSO4·5H2O', 'CuH10O9S'],
    ['CuSO4·5H2O', 'CuSO4'],
    ['CaSO4·0.5H2O', 'CaSO4·H2O'],
    ['CoCl2·xH2O', 'CoCl2·6H2O'],
    ['(C2H4O)n', 'C2H4O'],
    ['P2O5', 'P4O10'],
    ['C9H13N·0.5H2SO4', 'C18H26N2·H2SO4'],
    ['H2O', 'H2O'],
  ])('lets %s and %s stand for the same substance', (one, other) => {
    expect(contradicts(read(one), read(other))).toBe(false);
    expect(contradicts(read(other), read(one))).toBe(false);
  });
});
