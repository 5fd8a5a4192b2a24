import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { arrows } from './arrows';
import { sourcesOf } from './sources-of';

const root = process.cwd();

/** The only module that knows how dates and times are written. */
const formats = [
  'contract/src/date-text.ts',
  'contract/src/local-names.ts',
  'contract/src/month-names.ts',
];

const sources = Object.keys(arrows)
  .flatMap((workspace) => sourcesOf(join(root, workspace)))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('dates are written by one module, in one locale', () => {
  expect(filesWith(/\bIntl\.DateTimeFormat\b/)).toEqual(formats);
  expect(filesWith(/\.toLocale(?:Date|Time)?String\(|\.toDateString\(/)).toEqual([]);
});

it('locales are named by one module: others take the current one, or the language of the texts', () => {
  const formatsOf =
    /\bIntl\.(?:NumberFormat|DisplayNames|ListFormat|RelativeTimeFormat)\(\s*\[?['"]/;
  expect(filesWith(formatsOf)).toEqual([]);
  expect(filesWith(/['"]en-GB['"]/)).toEqual(['contract/src/formats.ts']);
  expect(filesWith(/\.toLocaleString\(/)).toEqual([]);
});

it('dates are entered by the parts that read them as they are written, never in the browser’s own way', () => {
  const isNative = /\btype[=:]\s*\{?\s*['"](?:date|datetime-local|time|month|week)['"]/;
  const inPages = sources.filter(({ file }) => file.endsWith('.tsx') && !file.startsWith('tools'));
  expect(inPages.filter(({ text }) => isNative.test(text)).map(({ file }) => file)).toEqual([]);
});
