import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('docs/security.md', 'utf8');

test('each promise of the security page names tests that exist', () => {
  const [, promises = ''] = page.split('## What is promised');
  const [table = ''] = promises.split('## What is not promised');
  const rows = table.split('\n').filter((line) => /^\| (?!promise|-)/.test(line));
  const named = rows.map((row) => [...row.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path]) => path));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((_, index) => named[index]?.length === 0)).toEqual([]);
  expect(named.flat().filter((path) => path === undefined || !existsSync(path))).toEqual([]);
});
