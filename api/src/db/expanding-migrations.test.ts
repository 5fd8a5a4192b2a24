import { sql } from 'kysely';
import { copyOf } from '../testing/test-databases';
import { openDatabase, type Database } from './database';
import { loadMigrations } from './load-migrations';

interface Column {
  readonly type: string;
  /** Nullable, with a default, generated, or of a view: a statement that does not know it can insert. */
  readonly optional: boolean;
}

type Columns = ReadonlyMap<string, Column>;

interface Schema {
  readonly columns: Columns;
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

test('a migration only adds, or says that it breaks', async () => {
  const empty = await copyOf({ name: 'empty', fill: async () => undefined });
  const database = openDatabase(empty.pool);
  const migrations = await loadMigrations();
  const faults: string[] = [];
  let before = await schemaOf(database);
  for (const [name, { up, breaks }] of Object.entries(migrations)) {
    await up(database.withoutPlugins());
    const after = await schemaOf(database);
    if (!breaks) faults.push(...faultsBetween(before, after).map((fault) => `${name}: ${fault}`));
    before = after;
  }
  await empty.drop();

  expect(before.columns.size).toBeGreaterThan(900);
  expect(faults).toEqual([]);
});

async function schemaOf(database: Database): Promise<Schema> {
  return { columns: await columnsOf(database), rules: await rulesOf(database) };
}

function faultsBetween(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const changed = [...before.columns].flatMap(([name, { type, optional }]) => {
    const now = after.columns.get(name);
    if (!now) return [`${name} is gone`];
    if (now.type !== type) return [`${name} was ${type} and is ${now.type}`];
    return optional && !now.optional ? [`${name} must be given now`] : [];
  });
  const demanded = [...after.columns].filter(
    ([name, { optional }]) => !before.columns.has(name) && tables.has(tableOf(name)) && !optional,
  );
  const stricter = [...after.rules].filter(
    ([name, columns]) =>
      !before.rules.has(name) &&
      tables.has(name.split(' ')[0] ?? '') &&
      columns.every((column) => before.columns.has(column)),
  );
  return [
    ...changed,
    ...demanded.map(([name]) => `${name} is new and must be given`),
    ...stricter.map(([name, columns]) => `${name} is a new rule on ${columns.join(', ')}`),
  ];
}

function tableOf(name: string): string {
  return name.split('.')[0] ?? '';
}

async function columnsOf(database: Database): Promise<Columns> {
  const { rows } = await sql<Column & { name: string }>`
    select table_name || '.' || column_name as name, data_type || ' ' || udt_name as type,
      (is_nullable = 'YES' or column_default is not null or is_generated = 'ALWAYS'
        or is_identity = 'YES') as optional
      from information_schema.columns where table_schema = 'public'`.execute(database);
  return new Map(rows.map(({ name, ...column }) => [name, column]));
}

/** What refuses a row: check constraints, references and unique indexes, by name, with their columns. */
async function rulesOf(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname || ' ' || name as name, array(
        select relname || '.' || attname from pg_attribute
          where attrelid = relation and attnum = any(keys)) as columns
      from (
        select conrelid as relation, conname as name, conkey as keys from pg_constraint
          where contype in ('c', 'f', 'x')
        union all
        select indrelid, indexrelid::regclass::text, indkey::int2[] from pg_index where indisunique
      ) as rule
      join pg_class on pg_class.oid = relation
      where relnamespace = 'public'::regnamespace`.execute(database);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}
