import { isNameLike } from './is-name-like';

it.each([
  ['sulfuric acid', true],
  ['Schwefelsäure', true],
  ['丙酮酸', true],
  ['CC(=O)O', false],
  ['C1CC', false],
  ['InChI=1S/CH4/h1H4', false],
  ['\n\n\n  2  1  0 V2000', false],
  ['acid '.repeat(40_000), false],
])('%j may be a name: %s', (text, expected) => {
  expect(isNameLike(text)).toBe(expected);
});
