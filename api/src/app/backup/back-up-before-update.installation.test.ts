import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../db/database';
import { loadMigrations } from '../../db/load-migrations';
import { migrate, type Migrations, type SchemaMigration } from '../../db/migrate';
import { readEnv } from '../../kernel/env';
import { migratedTemplate } from '../../testing/migrated-template';
import type { TestDatabase } from '../../testing/test-database';
import { copyOf } from '../../testing/test-databases';
import { startFailure } from '../start/start-failure';
import { backUpBeforeUpdate } from './back-up-before-update';
import { newBackupName } from './backup-folder';
import { readManifest } from './restore-backup';

jest.setTimeout(240_000);

const add: SchemaMigration = {
  up: (work) => work.schema.createTable('added').addColumn('a', 'text').execute(),
};

let folder: string;
let opened: TestDatabase;
let released: Migrations;
let updating: Migrations;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'before-update-'));
  opened = await copyOf(await migratedTemplate());
  released = await loadMigrations();
  updating = { ...released, '901-add': add };
});
afterEach(async () => {
  await opened.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Trial {
  readonly migrations?: Migrations;
  readonly isSkipped?: boolean;
  readonly variables?: Readonly<Record<string, string>>;
  readonly canVerify?: () => Promise<boolean>;
}

/** What is said of an update of the database. */
async function update({
  migrations = updating,
  isSkipped = false,
  variables,
  ...more
}: Trial = {}): Promise<string[]> {
  const lines: string[] = [];
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, ...variables });
  const report = (line: string) => void lines.push(line);
  await backUpBeforeUpdate(opened.pool, { env, migrations, isSkipped, report, ...more });
  return lines;
}

/** Without their marks. */
async function backups(): Promise<string[]> {
  const names = await readdir(join(folder, 'backups')).catch((): string[] => []);
  return names.filter((name) => name.endsWith('.backup')).toSorted();
}

/** The last backup as one that was begun before. */
async function age(minutes: number): Promise<void> {
  const name = (await backups()).at(-1) ?? '';
  const former = newBackupName(new Date(Date.now() - minutes * 60_000));
  for (const suffix of ['', '.verified'])
    await rename(join(folder, 'backups', name + suffix), join(folder, 'backups', former + suffix));
}

const isFresh = expect.stringMatching(/^The database is updated; .* is a backup of this hour$/);
const isMade = expect.stringMatching(
  /^Backed up \d+ rows of \d+ tables and 0 files to .*, restored and compared$/,
);

it('a database that is up to date is not backed up, and neither is a new one', async () => {
  expect(await update({ migrations: released })).toEqual([]);
  await opened.drop();
  opened = await copyOf({ name: 'test_empty', fill: () => Promise.resolve() });
  expect(await update()).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

it('a database with a step to do is backed up and compared, once in an hour', async () => {
  const lines = await update();
  expect(lines[0]).toBe('The database is to be updated: it is backed up before');
  expect(lines.at(-1)).toEqual(isMade);
  const [name = ''] = await backups();
  const path = join(folder, 'backups', name);
  const { migrations } = await readManifest({ path, key: undefined });
  expect(migrations.toSorted()).toEqual(Object.keys(released));
  await age(58);
  expect(await update()).toEqual([isFresh]);
  await age(61);
  expect((await update()).at(-1)).toEqual(isMade);
  expect(await backups()).toHaveLength(2);
});

it('one of another schema or by another key does not count', async () => {
  await update();
  await age(10);
  const BACKUP_KEY = randomBytes(32).toString('base64');
  expect((await update({ variables: { BACKUP_KEY } })).at(-1)).toEqual(isMade);
  await age(5);
  await migrate(openDatabase(opened.pool), updating);
  const next = { ...updating, '902-add': add };
  const failure = await update({ migrations: next, variables: { BACKUP_KEY } }).catch(String);
  expect(failure).toContain('901-add');
});

it('two processes that start at once make one', async () => {
  const all = await Promise.all([update(), update()]);
  expect(all.map((lines) => lines.at(-1))).toEqual(expect.arrayContaining([isMade, isFresh]));
  expect(await backups()).toHaveLength(1);
});

it('a backup that fails stops the update, with what to do in one line', async () => {
  await writeFile(join(folder, 'backups'), 'a file where the folder should be');
  const failure: unknown = await update().catch((error: unknown) => error);
  expect(startFailure(failure, undefined)).toMatch(
    /^The database has to be updated, and its backup to .*backups failed: EEXIST.* give --no-backup to update without one\.$/,
  );
  expect(await update({ isSkipped: true })).toEqual([
    'The database is updated without a backup, as told',
  ]);
});

it('where the product’s PostgreSQL does not run the backup is not compared, and that is said', async () => {
  const lines = await update({ canVerify: () => Promise.resolve(false) });
  expect(lines.at(-1)).toMatch(
    /, not restored to compare it, as the product’s PostgreSQL does not run here$/,
  );
  expect(await readdir(join(folder, 'backups'))).toEqual([...(await backups()), 'files']);
});
