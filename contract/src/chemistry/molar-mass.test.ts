import { formulaOf } from './formula.fixture';
import { molarMass } from './molar-mass';
import { sameComposition } from './same-composition';

describe('molarMass', () => {
  it.each([
    ['H2O', 18.015],
    ['C2H6O', 46.069],
    ['NaCl', 58.44],
    ['H2SO4', 98.072],
    ['CuSO4·5H2O', 249.677],
    ['CaSO4·½H2O', 145.1415],
    ['3CdSO4·8H2O', 769.518],
    ['D2O', 20.0272],
    ['[13C]O2', 45.0014],
    ['SO4²⁻', 96.056],
  ])('of %s is %d g/mol', (typed, mass) => {
    expect(molarMass(formulaOf(typed))).toBeCloseTo(mass, 3);
  });

  it.each(['(C2H4O)n', 'MgCl2·xH2O', 'TcO2', '[99Mo]O3'])('of %s is not known', (typed) => {
    expect(molarMass(formulaOf(typed))).toBeUndefined();
  });
});

describe('sameComposition', () => {
  const agree = (one: string, other: string) => sameComposition(formulaOf(one), formulaOf(other));

  it.each([
    ['C2H3ClO', 'C2H3OCl'],
    ['CuSO4·5H2O', 'CuH10O9S'],
    ['D2O', '[2H]2O'],
    ['Na⁺.Cl⁻', 'NaCl'],
    ['Al.1/3K.1/3K.1/3K', 'AlK'],
    ['xH2O·MgCl2', 'MgCl2·xH2O'],
    ['(OCH2CH2)n', '(C2H4O)n'],
  ])('%s and %s agree', (one, other) => {
    expect(agree(one, other)).toBe(true);
  });

  it.each([
    ['Co', 'CO'],
    ['D2O', 'H2O'],
    ['C2H6O', 'C2H6O2'],
    ['¹³CO2', 'CO2'],
    ['(C2H4O)n', 'C2H4O'],
    ['(C2H4O)n', '(C2H4)n'],
  ])('%s and %s differ', (one, other) => {
    expect(agree(one, other)).toBe(false);
  });
});
