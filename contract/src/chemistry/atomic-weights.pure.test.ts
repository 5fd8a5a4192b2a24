import { atomicWeight } from './atomic-weights';
import { atomicNumber } from './elements';

it.each([
  ['H', 1],
  ['Ar', 18],
  ['Xe', 54],
  ['La', 57],
  ['Lu', 71],
  ['Rn', 86],
  ['U', 92],
  ['Og', 118],
  ['D', 1],
])('%s has the atomic number %i', (symbol, number) => {
  expect(atomicNumber(symbol)).toBe(number);
});

it('84 elements have a standard atomic weight, and no other word has', () => {
  const symbols = Array.from({ length: 26 * 27 }, (_unused, index) => {
    const [first, second] = [Math.floor(index / 27), index % 27];
    return String.fromCharCode(65 + first) + (second ? String.fromCharCode(96 + second) : '');
  });
  const elements = symbols.filter((symbol) => atomicNumber(symbol) && !/^[DT]$/.test(symbol));
  expect(elements).toHaveLength(118);
  expect(elements.filter((symbol) => atomicWeight(symbol) !== undefined)).toHaveLength(84);
  expect(atomicWeight('constructor')).toBeUndefined();
});

it('weights rise with the atomic number but for the known inversions', () => {
  const weights =
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl K Ca Sc Ti V Cr Mn Fe Co Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Ru Rh Pd Ag Cd In Sn Sb I Xe Cs Ba La Ce Pr Nd Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Th U'
      .split(' ')
      .map((symbol) => atomicWeight(symbol) ?? 0);
  expect(weights).toEqual(weights.toSorted((one, other) => one - other));
});
