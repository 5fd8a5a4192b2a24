import { editorTools, elementTools, groupTools, toolOfKey } from './editor-tools';
import { isNameLike } from './is-name-like';

it('each tool has a name and a key of its own, and the numbers are those of openchemlib', () => {
  const tools = editorTools.flat();
  const names = [...tools, ...groupTools, ...elementTools].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(tools.map(({ key }) => key)).size).toBe(tools.length);
  expect(Object.fromEntries(tools.map(({ key, tool }) => [key, tool]))).toMatchObject({
    '1': { button: 5 },
    a: { button: 26 },
    o: { button: 13 },
    n: { button: 12 },
    '-': { button: 27 },
  });
  expect(toolOfKey('N')?.name).toBe('Nitrogen, N');
  expect(toolOfKey('Enter')).toBeUndefined();
});

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
