import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { archivedSegments } from '../../db/embedded/archived-log';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { serverFolder } from '../../db/embedded/server-folder';
import { ownMajor } from '../../db/embedded/system-folders';
import type { Pool } from '../../db/pool';
import type { Env } from '../../kernel/env';
import { openStorage } from '../../storage/open-storage';
import { type Installations, openInstallations } from '../backup/installation.fixture';
import { readChains, stampOf } from './recovery-folder';
import { oldestRestorable } from '../backup/backup-folder';
import { filesFolder, removeOldCopies } from '../backup/file-copies';
import { restoreToMoment } from './restore-to-moment';
import { keepRecoveryLog } from './start-recovery-log';

jest.setTimeout(240_000);

const report = () => undefined;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const signal = new AbortController().signal;
const BACKUP_KEY = Buffer.alloc(32, 7).toString('base64');

let installations: Installations;
let backups: string;
beforeEach(async () => {
  installations = await openInstallations();
  backups = join(installations.folder, 'backups');
  await mkdir(backups);
});
afterEach(() => installations.remove());

interface Installation {
  readonly env: Env;
  readonly pool: Pool;
}

/** A database of the two tables that a backup looks for files in, and one of moments. */
async function open(name: string, { keepsLog = true } = {}): Promise<Installation> {
  const env = installations.envOf(name, { BACKUP_FOLDER: backups, BACKUP_KEY });
  await mkdir(env.DATA_DIR, { recursive: true });
  const options = { templates: undefined, migrations: {}, report, log, keepsLog };
  const installation = { env, pool: await openEmbedded({ env, ...options }) };
  await run(
    installation,
    `create table if not exists file (name text); create table if not exists release (archive text);
     create table if not exists written (what text)`,
  );
  return installation;
}

async function run({ pool }: Pick<Installation, 'pool'>, text: string): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    return (await client.query(text, [])).rows;
  } finally {
    client.release();
  }
}

const write = (installation: Installation, what: string) =>
  run(installation, `insert into written values ('${what}')`);
const keep = (services: Installation) => keepRecoveryLog({ services, log, signal });
const folderOf = ({ env }: Installation) => serverFolder(env.DATA_DIR, ownMajor);

async function writeFileOf(installation: Installation, name: string): Promise<void> {
  await openStorage(installation.env).write(name, Buffer.from(`content of ${name}`));
  await run(installation, `insert into file values ('${name}')`);
}

/** What is written so far is in the folder of backups. */
async function ship(installation: Installation): Promise<void> {
  await run(installation, 'select pg_switch_wal()');
  while ((await archivedSegments(folderOf(installation))).length === 0) await pause(20);
  await keep(installation);
}

/** A moment after all that was committed, and before all that will be. */
async function moment(): Promise<Date> {
  await pause(20);
  const now = new Date();
  await pause(20);
  return now;
}

async function restored(name: string, at?: Date) {
  const env = installations.envOf(name, { BACKUP_FOLDER: backups, BACKUP_KEY });
  const outcome = await restoreToMoment({ env, backups, at, report });
  const installation = await open(name, { keepsLog: false });
  const rows = await run(
    installation,
    "select string_agg(what, ' ' order by what) as written from written",
  );
  await installation.pool.end();
  return { ...outcome, rows };
}

it('a database is restored to a moment between two acknowledged writes, or to the end of what was shipped', async () => {
  const source = await open('data');
  await write(source, '1-before');
  await keep(source);
  await write(source, '2-first');
  await writeFileOf(source, 'a.pdf');
  const between = await moment();
  await write(source, '3-second');
  await writeFileOf(source, 'b.pdf');
  await ship(source);
  await write(source, '4-not-shipped');
  const folder = folderOf(source);
  await source.pool.end();
  // The disk is lost.
  await rm(folder, { recursive: true });
  await expect(restored('early', new Date('2026-01-01'))).rejects.toThrow(
    /^The recovery log is of 20.*Z to 20.*Z[.]$/,
  );
  const within = (await readChains(backups)).at(0)?.bases.at(0)?.begunAt;
  await expect(restored('within', within)).rejects.toThrow(/^The recovery log is of/);
  await expect(restored('late', new Date('2100-01-01'))).rejects.toThrow(/--at latest/);
  expect(await readdir(join(installations.folder, 'late'))).toEqual([]);
  const env = installations.envOf('open', { BACKUP_FOLDER: backups });
  await expect(restoreToMoment({ env, backups, at: between, report })).rejects.toThrow(
    /is encrypted. Give BACKUP_KEY/,
  );

  expect(await restored('between', between)).toMatchObject({
    files: 1,
    missing: 0,
    rows: [{ written: '1-before 2-first' }],
  });
  expect(await restored('latest')).toMatchObject({
    files: 2,
    missing: 0,
    rows: [{ written: '1-before 2-first 3-second' }],
  });
});

it('a log that was not kept for a while begins again, old copies go with their log, and a removed file stays as long as a moment needs it', async () => {
  const source = await open('data');
  const folder = folderOf(source);
  await writeFileOf(source, 'removed.pdf');
  await keep(source);
  await write(source, '1-of-the-first-chain');
  await ship(source);
  await source.pool.end();
  const gap = await open('data', { keepsLog: false });
  await write(gap, '2-not-kept');
  await gap.pool.end();

  const again = await open('data');
  await keep(again);
  await write(again, '3-of-the-second');
  await ship(again);
  expect(await chainsOf()).toEqual([1, 1]);
  await run(again, 'delete from file');
  const segments = await archivedNames();
  await letADayPass();
  await keep(again);
  await removeOld(again);
  // The chain before goes, and the log before its own first copy stays until that goes.
  expect(await chainsOf()).toEqual([2]);
  expect(await readdir(filesFolder(backups))).toEqual(['removed.pdf']);
  await letADayPass();
  await keep(again);
  expect(await chainsOf()).toEqual([2]);
  expect(await archivedNames()).not.toContain(segments.at(-1));
  await letADayPass();
  await keep(again);
  await removeOld(again);
  expect(await readdir(filesFolder(backups))).toEqual([]);

  await write(again, '4-last');
  await ship(again);
  expect(await archivedSegments(folder)).toEqual([]);
  await again.pool.end();
  expect((await restored('restored')).rows).toEqual([
    { written: '1-of-the-first-chain 2-not-kept 3-of-the-second 4-last' },
  ]);
});

/** As each backup does. */
async function removeOld({ pool }: Installation): Promise<void> {
  const client = await pool.connect();
  const oldest = await oldestRestorable(backups);
  await removeOldCopies(client, filesFolder(backups), oldest ?? new Date(0));
  client.release();
}

const chainsOf = async () => (await readChains(backups)).map(({ bases }) => bases.length);

async function archivedNames(): Promise<string[]> {
  const chain = (await readChains(backups)).at(-1);
  return (await readdir(chain?.path ?? ''))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .toSorted();
}

/** As time does: each copy is a day older, and so is what is known of files. */
async function letADayPass(): Promise<void> {
  for (const { bases } of await readChains(backups)) {
    for (const { path, begunAt } of bases) {
      const earlier = new Date(begunAt.getTime() - 25 * 3_600_000);
      await rename(path, join(dirname(path), `${stampOf(earlier)}.base`));
    }
  }
  for (const name of await readdir(filesFolder(backups))) {
    const path = join(filesFolder(backups), name);
    const earlier = new Date((await stat(path)).mtimeMs - 25 * 3_600_000);
    await utimes(path, earlier, earlier);
  }
}
