import { formulaParts, formulaSpoken } from './formula-parts';

/** `_` before a subscript, `^` before a superscript, `|` between runs. */
function drawn(text: string): string {
  const marks = { text: '', sub: '_', sup: '^' };
  return formulaParts(text)
    .map((part) => marks[part.kind] + part.text)
    .join('|');
}

it.each([
  ['C2H6O', 'C|_2|H|_6|O', 'C 2 H 6 O'],
  ['H₂SO₄', 'H|_2|SO|_4', 'H 2 S O 4'],
  ['Co', 'Co', 'Co'],
  ['CO', 'CO', 'C O'],
  ['CuSO4.5H2O', 'CuSO|_4|·5H|_2|O', 'Cu S O 4 dot 5 H 2 O'],
  ['CaSO4·0.5H2O', 'CaSO|_4|·0.5H|_2|O', 'Ca S O 4 dot 0.5 H 2 O'],
  ['Ca(OH)2', 'Ca(OH)|_2', 'Ca open bracket O H close bracket 2'],
  ['SO4^2-', 'SO|_4|^2−', 'S O 4 charge 2 minus'],
  ['Na+', 'Na|^+', 'Na charge plus'],
  ['[13C]O2', '^13|CO|_2', 'isotope 13 C O 2'],
  ['(C2H4O)n', '(C|_2|H|_4|O)|_n', 'open bracket C 2 H 4 O close bracket n'],
  ['D2O', 'D|_2|O', 'D 2 O'],
])('%s is set and spoken', (typed, set, spoken) => {
  expect(drawn(typed)).toBe(set);
  expect(formulaSpoken(typed)).toBe(spoken);
});

it('text that is no formula stays whole', () => {
  expect(formulaParts('mixture of C12–C14')).toEqual([
    { kind: 'text', text: 'mixture of C12–C14' },
  ]);
  expect(formulaSpoken('mixture of C12–C14')).toBe('mixture of C12–C14');
  expect(formulaParts('')).toEqual([{ kind: 'text', text: '' }]);
});
