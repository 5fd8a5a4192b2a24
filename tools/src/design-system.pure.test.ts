import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designSystem } from './rooms';
import { sourcesOf } from './sources-of';

interface SharedUi {
  readonly exports: Readonly<Record<string, string>>;
}

const folder = 'shared-ui';
const { exports: entries }: SharedUi = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);
const ofPackage = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'shared-ui(\/[^']+)?'/g;
const ofRoom = /\bfrom\s*'\.\/([^'/]+)\//g;

it('is all that the entry shared-ui exports', () => {
  expect(roomsOf('.').filter((room) => !designSystem.includes(room))).toEqual([]);
});

it('is all that the public site imports of shared-ui', () => {
  const sources = sourcesOf(join('public-site', 'src')).filter(
    (file) => !/\.(?:test|fixture)\.tsx?$|\/testing\//.test(file),
  );
  const imports = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ofPackage)].map(([, entry = '']) => `.${entry}`),
  );
  expect(imports).toContain('./structure-canvas');
  const rooms = [...new Set(imports)].flatMap(roomsOf);
  expect(rooms.filter((room) => !designSystem.includes(room))).toEqual([]);
});

it('is less than what remotes import', () => {
  expect(roomsOf('./table').some((room) => !designSystem.includes(room))).toBe(true);
});

/** The rooms behind an entry: those that its file imports, or the one where its file stands. */
function roomsOf(entry: string): string[] {
  const file = entries[entry] ?? '';
  const [, , room = '', ...rest] = file.split('/');
  if (rest.length > 0) return [room];
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(ofRoom)].flatMap(([, imported]) => imported ?? []);
}
