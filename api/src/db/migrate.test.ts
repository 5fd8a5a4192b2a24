import { sql } from 'kysely';
import { migratedTemplate } from '../testing/migrated-template';
import type { TestDatabase } from '../testing/test-database';
import { copyOf } from '../testing/test-databases';
import { DatabaseTooNew } from './compatible-versions';
import { type Database, openDatabase } from './database';
import { loadMigrations } from './load-migrations';
import { migrate, type Migrations, type SchemaMigration } from './migrate';
import { writeSetting } from './settings';

let template: TestDatabase;
let database: Database;
let migrations: Migrations;
beforeAll(async () => {
  migrations = await loadMigrations();
});
beforeEach(async () => {
  template = await copyOf(await migratedTemplate());
  database = openDatabase(template.pool);
});
afterEach(() => template.drop());

const add: SchemaMigration = {
  up: (work) => work.schema.createTable('added').addColumn('a', 'text').execute(),
};
const remove: SchemaMigration = {
  breaks: true,
  up: (work) => work.schema.dropTable('added').execute(),
};

test('an older version works with a database that a newer one has only added to', async () => {
  await migrate(database, { ...migrations, '901-add': add });
  const lines: string[] = [];
  await migrate(database, migrations, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringContaining('901-add')]);
  await migrate(database, { ...migrations, '901-add': add });
});

test('it is refused where a newer version has taken away what it needs', async () => {
  const steps = { ...migrations, '901-add': add };
  await migrate(database, steps);
  await migrate(database, { ...steps, '902-remove': remove });
  await expect(migrate(database, steps)).rejects.toThrow(DatabaseTooNew);
  await expect(migrate(database, migrations)).rejects.toThrow('it has 902-remove');
});

test('it is refused where nothing says what it must know, or where its own steps are missing', async () => {
  const steps = { ...migrations, '902-add': add };
  await migrate(database, steps);
  await expect(migrate(database, { ...migrations, '901-remove': remove })).rejects.toThrow(
    DatabaseTooNew,
  );
  await writeSetting(database, 'schema.lowest-compatible', null);
  await expect(migrate(database, migrations)).rejects.toThrow(DatabaseTooNew);
});

test('the migrations of all domains are found, in the order of their numbers', () => {
  const names = Object.keys(migrations);
  expect(names.slice(0, 2)).toEqual(['001-foundation', '002-catalogue']);
  expect(names).toEqual(names.toSorted());
  expect(names).toContain('017-release-news');
});

test('an index of a large table is built after the migration, by one of several processes', async () => {
  const indexes = { added__a: 'on added (a)' };
  const steps = { ...migrations, '901-add': { ...add, indexes } };
  const lines: string[] = [];
  await Promise.all([1, 2].map(() => migrate(database, steps, (line) => lines.push(line))));
  expect(lines.filter((line) => line.includes('index'))).toEqual(['Building the index added__a']);
  expect(await indexStates()).toEqual([{ name: 'added__a', valid: true }]);
});

test('an index that an interrupted build left behind is built anew', async () => {
  await migrate(database, { ...migrations, '901-add': add });
  await sql`insert into added values ('twice'), ('twice')`.execute(database);
  const build = sql`create unique index concurrently added__a on added (a)`.execute(database);
  await expect(build).rejects.toThrow('added__a');
  expect(await indexStates()).toEqual([{ name: 'added__a', valid: false }]);

  const indexes = { added__a: 'on added (a)' };
  await migrate(database, { ...migrations, '901-add': { ...add, indexes } });
  expect(await indexStates()).toEqual([{ name: 'added__a', valid: true }]);
});

test('a migration that waits for a table lets others use it meanwhile', async () => {
  await migrate(database, { ...migrations, '901-add': add });
  const change: SchemaMigration = {
    async up(work) {
      await sql`alter table added add column b text`.execute(work);
    },
  };
  const holder = await template.pool.connect();
  await holder.query('begin', []);
  await holder.query('select count(*) from added', []);
  let tries = 0;
  let onTry: () => void = () => undefined;
  const triedTwice = new Promise<void>((resolve) => {
    onTry = resolve;
  });
  const report = (line: string) => {
    if (line.includes('begins again')) tries += 1;
    if (tries === 2) onTry();
  };
  const migrated = migrate(
    database,
    { ...migrations, '901-add': add, '902-change': change },
    report,
  );
  await triedTwice;
  await sql`select a from added`.execute(database);
  await holder.query('rollback', []);
  holder.release();
  await migrated;
  await sql`select b from added`.execute(database);
});

async function indexStates(): Promise<{ name: string; valid: boolean }[]> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select relname as name, indisvalid as valid from pg_index
      join pg_class on pg_class.oid = indexrelid
      where indrelid = 'added'::regclass`.execute(database);
  return rows;
}
