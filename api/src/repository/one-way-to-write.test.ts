import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourceTables } from '../app/domains';
import type { ResourceTable } from './resource-table';

const root = join(process.cwd(), 'api/src');

/** Where rows of resources are written; the migrations lay the tables out, and fixtures plant what tests look for. */
const allowed = /^(?:repository|testing)\/|\/migrations\/|\.fixture\.ts$/;

/** A ledger that no call writes is nobody's record: what fills it writes it. */
const isWritten = ({ resource: { endpoints } }: ResourceTable) =>
  [endpoints.add, endpoints.update, endpoints.remove].some((endpoint) => endpoint !== undefined);

/** Counted by the searches of visitors, many at once; staff change the state alone, by the repository. */
const counted = new Set(['missedSearch']);

const tables = new Set(
  resourceTables
    .filter((one) => isWritten(one) && !counted.has(one.table))
    .flatMap(({ table, chemicalLinks = table }) => [table, chemicalLinks])
    .flatMap((table) => [table, table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
);

/** A statement that writes a table, by the builder or in SQL. */
const write =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)'|\b(?:insert\s+into|update|delete\s+from)\s+"?(\w+)"?/gi;

function writesIn(text: string): string[] {
  return [...text.matchAll(write)].flatMap(([, built, written]) => built ?? written ?? []);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.ts$/.test(entry.name) ? [path] : [];
  });
}

it('resources are written by the repository alone', () => {
  const files = sources(root).map((path) => path.slice(root.length + 1));
  const round = files
    .filter((file) => !allowed.test(file))
    .flatMap((file) =>
      writesIn(readFileSync(join(root, file), 'utf8')).map((table) => ({ file, table })),
    )
    .filter(({ table }) => tables.has(table));
  expect(files.length).toBeGreaterThan(50);
  expect(round).toEqual([]);
});

it('a write round the repository would be seen', () => {
  expect(writesIn(`database.updateTable('unit').set({})`)).toEqual(['unit']);
  expect(writesIn('sql`delete from chemical_type where true`')).toEqual(['chemical_type']);
});
