import { uncheckedLoadErrors } from './unchecked-loads';

const errorsOf = (source: string) =>
  uncheckedLoadErrors(new Map([['chunk.js', Buffer.from(source)]]));

test.each([
  'import("./a.js")',
  'import("./" + name)',
  'import(`./${name}.js`)',
  'import(base() + "a.js")',
  'import(/* webpackIgnore: true */ base + "a.js")',
  'import "./a.js";',
  'export * from "./a.js";',
  'const half = "',
])('%s is not published', async (source) => {
  expect(await errorsOf(source)).toEqual([{ path: 'chunk.js', message: expect.any(String) }]);
});

test.each([
  'import(entry)',
  'import(/* webpackIgnore: true */\n entry\n)',
  'const text = "import(\\"./a.js\\")"; // import("./a.js")',
  'loader.import("./a.js"); new Function("import(\'./a.js\')");',
  'export const url = import.meta.url;',
])('%s is', async (source) => {
  expect(await errorsOf(source)).toEqual([]);
});
