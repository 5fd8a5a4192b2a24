import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from './sources-of';

const source = join(process.cwd(), 'api/src');

/** A mention of the type, not a text that begins with the word. */
const row = /(?<!['"`\w])Row\b/;

function optionalMembers(file: string, name: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  const body = text.split(`interface ${name}<`)[1]?.split('\n}')[0] ?? '';
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\?[:(]/gm)].flatMap(
    ([, member]) => member ?? [],
  );
}

it('a table stays a few facts: what is more becomes a function or follows from the contract', () => {
  const members = optionalMembers('repository/resource-table.ts', 'ResourceTable');
  expect(members).toContain('columns');
  expect(members.length).toBeLessThanOrEqual(10);
  const rules = optionalMembers('repository/write-rules.ts', 'WriteRules');
  expect(rules).toContain('beforeWrite');
  expect(rules.length).toBeLessThanOrEqual(5);
});

it('rows without a type stay in the layer that writes SQL', () => {
  const files = sourcesOf(source).map((path) => path.slice(source.length + 1));
  const naming = files.filter((file) => row.test(readFileSync(join(source, file), 'utf8')));
  expect(naming).toEqual(['repository/rows.ts']);
});

it('rules of a domain name the record that they work on', () => {
  const untyped = sourcesOf(source)
    .filter((file) => !file.includes('/repository/') && !/\.(?:test|fixture)\.ts$/.test(file))
    .filter((file) => /readonly (?:Draft|Written|Prepared)\[\]/.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(source.length + 1));
  // Rules for files, of whatever resource.
  expect(untyped).toEqual(['content/public-file-errors.ts', 'file/staff-file-errors.ts']);
});
