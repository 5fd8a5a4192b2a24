import { editorTools, elementTools, groupTools, toolOfKey } from './editor-tools';

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
