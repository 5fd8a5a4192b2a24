import { noEvidence, signOf, withCell, withPoint } from './decimal-sign';

const evidenceOf = (...cells: string[]) => cells.reduce(withCell, noEvidence);

it.each([
  [['1,055', '0,752', '-79,9'], 'comma'],
  [['1,055', '12,5 g/cm³'], 'comma'],
  [['1.234,5', '1,055'], 'comma'],
  [['1,055', '0.752'], 'point'],
  [['1,055', '1,234,567'], 'point'],
  [['1,055', '2,300'], undefined],
  [['0,5', '0.5'], undefined],
  [['N,N-Dimethylformamide', '2,4-D', '67-64-1'], undefined],
])('the cells %j say: %s', (cells, sign) => {
  expect(signOf(evidenceOf(...cells))).toBe(sign);
});

it('counts the cells that can be read in two ways', () => {
  expect(evidenceOf('1,055', '2,300 kg', '0,5', 'text').unclear).toBe(2);
});

it.each([
  ['1,055', 'comma', '1.055'],
  ['-1,055 °C', 'comma', '-1.055 °C'],
  ['1.234', 'comma', '1234'],
  ['1,055', 'point', '1055'],
  ['1.234', 'point', '1.234'],
  ['0,75', 'comma', '0,75'],
] as const)('%s with a decimal %s is %s', (cell, sign, plain) => {
  expect(withPoint(cell, sign)).toBe(plain);
});
