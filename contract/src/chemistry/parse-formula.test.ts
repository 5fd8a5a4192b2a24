import { formulaOf, hillOf } from './formula.fixture';
import { parseFormula } from './parse-formula';

describe('parseFormula reads', () => {
  it.each([
    ['plain and condensed formulas', 'C2H3OCl', 'C2H3ClO'],
    ['condensed formulas', 'CH3CH2OH', 'C2H6O'],
    ['brackets', 'Ca(OH)2', 'CaH2O2'],
    ['nested brackets', 'K4[Fe(CN)6]', 'C6FeK4N6'],
    ['curly brackets', '{[Cu(NH3)4]}SO4', 'CuH12N4O4S'],
    ['cobalt', 'Co', 'Co'],
    ['carbon monoxide', 'CO', 'CO'],
    ['cobalt carbonyl', 'Co2(CO)8', 'C8Co2O8'],
    ['Unicode subscripts', 'C₁₂H₂₂O₁₁', 'C12H22O11'],
    ['LaTeX subscripts', 'C_{12}H_{22}O_{11}', 'C12H22O11'],
    ['white space', ' Na  Cl ', 'ClNa'],
    ['deuterium and tritium', 'D2O.T2O', 'D2O·OT2'],
    ['deuterium as an isotope', '[2H]2O', 'D2O'],
  ])('%s: %s', (_what, typed, hill) => {
    expect(hillOf(typed)).toBe(hill);
  });

  it.each([
    'CuSO4·5H2O',
    'CuSO4.5H2O',
    'CuSO4*5H2O',
    'CuSO4 • 5 H2O',
    'CuSO₄⋅5H₂O',
    'CuSO4 x 5H2O',
  ])('the hydrate %s', (typed) => {
    expect(hillOf(typed)).toBe('CuO4S·5H2O');
  });

  it.each([
    ['CaSO4·0.5H2O', 'CaO4S·0.5H2O'],
    ['CaSO4.½H2O', 'CaO4S·0.5H2O'],
    ['CaSO4.1/2H2O', 'CaO4S·0.5H2O'],
    ['Al.1/3K', 'Al·1/3K'],
    ['3CdSO4·8H2O', '3CdO4S·8H2O'],
    ['MgCl2·xH2O', 'Cl2Mg·xH2O'],
  ])('the multiplier in %s', (typed, hill) => {
    expect(hillOf(typed)).toBe(hill);
  });

  it.each([
    ['SO4²⁻', 'O4S^2-'],
    ['SO4^2-', 'O4S^2-'],
    ['SO4^{2-}', 'O4S^2-'],
    ['SO₄2-', 'O4S^2-'],
    ['SO4 2-', 'O4S^2-'],
    ['SO4-2', 'O4S^2-'],
    ['SO4--', 'O4S^2-'],
    ['SO4(2-)', 'O4S^2-'],
    ['SO42−', 'O4S^2-'],
    ['[SO4]2-', 'O4S^2-'],
    ['PO43-', 'O4P^3-'],
    ['[Fe(CN)6]4-', 'C6FeN6^4-'],
    ['[Cu(NH3)4]2+.SO42-', 'CuH12N4^2+·O4S^2-'],
    ['Ca2+', 'Ca^2+'],
    ['Ca+2', 'Ca^2+'],
    ['Hg22+', 'Hg2^2+'],
    ['Na⁺', 'Na^+'],
    ['Na(+)', 'Na^+'],
    ['NH4+', 'H4N^+'],
    ['NH4⁺', 'H4N^+'],
    ['NO3-', 'NO3^-'],
    ['I3-', 'I3^-'],
    ['C12H25-', 'C12H25^-'],
    ['C5H10-', 'C5H10^-'],
    ['[Na+][Cl-]', 'ClNa'],
    ['(NH4+)2[SO4 2-]', 'H8N2O4S'],
  ])('the charge of %s', (typed, hill) => {
    expect(hillOf(typed)).toBe(hill);
  });

  it.each([
    ['¹³C₆H₁₂O₆', '[13C]6H12O6'],
    ['[13C]6H12O6', '[13C]6H12O6'],
    ['[13C6]H12O6', '[13C]6H12O6'],
    ['^13CO2', '[13C]O2'],
    ['¹³C¹⁸O₂', '[13C][18O]2'],
    ['CH3[13CH3]', 'C[13C]H6'],
    ['CDCl3', 'CCl3D'],
  ])('the isotopes of %s', (typed, hill) => {
    expect(hillOf(typed)).toBe(hill);
  });

  it.each([
    ['(C2H4O)n', '(C2H4O)n'],
    ['(OCH2CH2)ₙ', '(C2H4O)n'],
    ['H(OCH2CH2)nOH', '(C2H4O)nH2O'],
    ['[CH2CHCl]x', '(C2H3Cl)x'],
    ['{(C2H4)n}', '(C2H4)n'],
  ])('the repeating units of %s', (typed, hill) => {
    expect(hillOf(typed)).toBe(hill);
  });

  it('keeps order and brackets as typed', () => {
    expect(formulaOf('Ca(OH)2')).toEqual({
      components: [
        {
          multiplier: 1,
          charge: 0,
          nodes: [
            { kind: 'atom', symbol: 'Ca', count: 1 },
            {
              kind: 'group',
              bracket: '(',
              count: 2,
              content: {
                charge: 0,
                nodes: [
                  { kind: 'atom', symbol: 'O', count: 1 },
                  { kind: 'atom', symbol: 'H', count: 1 },
                ],
              },
            },
          ],
        },
      ],
    });
  });
});

describe('parseFormula says what is wrong and where', () => {
  it.each([
    ['', 0, 'An element is missing here'],
    ['NaCL', 3, 'did you mean Cl?'],
    ['nacl', 0, 'begin with a capital letter'],
    ['NaXx', 2, '“Xx” is not an element'],
    ['H2O!', 3, '“!” has no meaning'],
    ['1/213C', 1, '“/” has no meaning'],
    ['(2+n', 1, 'A number must follow'],
    ['Ca(OH', 2, '“(” is never closed'],
    ['Ca(OH]2', 5, '“)” is expected here'],
    ['CaOH)2', 4, 'never opened'],
    ['Ca()2', 3, 'An element is missing here'],
    ['CuSO4·', 6, 'An element is missing here'],
    ['CuSO4··5H2O', 6, 'An element is missing here'],
    ['H0', 1, 'from 1 to 99 999'],
    ['C100000', 1, 'from 1 to 99 999'],
    ['C1 2', 3, 'A number must follow'],
    ['C2nH4', 2, 'can only follow a bracket'],
    ['Na+Cl', 2, 'A charge ends a formula'],
    ['+', 0, 'A charge must follow an element'],
    ['Na+-', 2, 'not a charge'],
    ['H²O', 1, 'no isotope 2 of O'],
    ['[99C]', 1, 'no isotope 99 of C'],
    ['CuSO4(5H2O)', 6, 'A number must follow'],
    ['((C2H4)n)2', 0, 'cannot be repeated'],
    ['((C)99999)99999', 0, 'too many atoms'],
    ['((((((((('.concat('C', ')))))))))'), 8, 'at most 8 levels'],
    ['C'.repeat(201), 200, 'at most 200 characters'],
  ])('%j at %i', (typed, position, message) => {
    expect(parseFormula(typed)).toEqual({
      ok: false,
      position,
      message: expect.stringContaining(message),
    });
  });

  it('in no time, whatever is typed', () => {
    const started = Date.now();
    for (const piece of [
      '(',
      '((C)',
      '1',
      '^',
      '{',
      '+',
      'n',
      ' ',
      'C1.',
      '[1',
      '(2-)',
      '¹',
      '_{',
    ]) {
      parseFormula(piece.repeat(200).slice(0, 200));
      parseFormula(piece.repeat(50_000));
    }
    expect(Date.now() - started).toBeLessThan(500);
  });
});
