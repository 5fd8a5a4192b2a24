import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../db/database';
import { openServerPool } from '../../db/server-pool';
import { databaseUrl } from '../../testing/server-databases';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { testServerUrl } from '../../testing/test-databases';
import type { Services } from '../../kernel/services';
import { noteBackup, readBackupState } from './backup-state';
import { backUpWhenDue, startBackups } from './start-backups';

jest.setTimeout(240_000);

const METRICS_TOKEN = 'a-token-of-the-scraper';
const hour = 3_600_000;

let folder: string;
let backups: string;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scheduled-'));
  const BACKUP_AT = new Date(Date.now() - hour).toISOString().slice(11, 16);
  backups = join(folder, 'backups');
  const DATA_DIR = join(folder, 'data');
  await mkdir(DATA_DIR);
  api = await startTestApi({
    jobs: 'stopped',
    env: { BACKUP_AT, BACKUP_FOLDER: backups, BACKUP_KEEP: '1', METRICS_TOKEN, DATA_DIR },
  });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const log = { info: () => undefined, error: () => undefined };
const signal = new AbortController().signal;
const state = () => readBackupState(api.services.database);
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

async function health() {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await api.inject({ url: '/api/health/ready', headers })).json().parts.backup;
}

async function metric(): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await api.inject({ url: '/api/metrics', headers });
  return /^backup_last_good_timestamp_seconds (.*)$/m.exec(body)?.[1];
}

/** The same installation as another process has it. */
async function another(): Promise<{ services: Services; end: () => Promise<void> }> {
  const { services } = api;
  const { name } = await services.database
    .selectNoFrom(({ fn }) => fn<string>('current_database').as('name'))
    .executeTakeFirstOrThrow();
  const pool = openServerPool(databaseUrl(testServerUrl, name));
  return { services: { ...services, pool, database: openDatabase(pool) }, end: () => pool.end() };
}

it('one of two processes makes the backup of a day, and both know of it', async () => {
  const other = await another();
  await Promise.all(
    [api.services, other.services].map((services) => backUpWhenDue({ services, log, signal })),
  );
  const made = (await readdir(backups)).toSorted();
  expect(made).toEqual([expect.stringMatching(/Z\.backup$/), `${made[0]}.verified`, 'files']);
  await backUpWhenDue({ services: other.services, log, signal });
  expect((await readdir(backups)).toSorted()).toEqual(made);
  const { goodAt } = await state();
  const figures = await Promise.all(
    [api.services, other.services].map(({ meters }) => meters.backups.get()),
  );
  expect(figures.flatMap(({ values }) => values)).toContainEqual({
    labels: { result: 'good' },
    value: 1,
  });
  expect(Number(await metric())).toBe(Date.parse(goodAt ?? '') / 1000);
  expect(await health()).toEqual({
    isWell: true,
    detail: expect.stringContaining(`The last verified backup is of ${goodAt}.`),
  });
  await other.end();
});

it('the next day another one is made, which replaces the first', async () => {
  const before = await readdir(backups);
  const yesterday = ago(25);
  await noteBackup(api.services.database, { begunAt: yesterday, goodAt: yesterday });
  const job = startBackups({ services: api.services, log });
  while ((await state()).goodAt === yesterday) await pause(50);
  await job.stop();
  const after = await readdir(backups);
  expect(after).toHaveLength(3);
  expect(after).not.toEqual(before);
});

it('one that is stopped leaves nothing and is no failure', async () => {
  const before = await readdir(backups);
  await noteBackup(api.services.database, { begunAt: ago(25) });
  const client = await api.services.pool.connect();
  await client.query('begin; lock table unit in access exclusive mode', []);
  const job = startBackups({ services: api.services, log });
  while ((await readdir(backups)).length === before.length) await pause(20);
  const stopped = job.stop();
  await client.query('rollback', []);
  client.release();
  await stopped;
  expect(await readdir(backups)).toEqual(before);
  expect(await state()).toMatchObject({ begunAt: null, failure: null });
});

it('a failure is told, and tried again after an hour', async () => {
  const BACKUP_FOLDER = join(folder, 'no-folder');
  await writeFile(BACKUP_FOLDER, '');
  const services = { ...api.services, env: { ...api.services.env, BACKUP_FOLDER } };
  await noteBackup(api.services.database, { begunAt: ago(25), goodAt: ago(49) });
  await expect(backUpWhenDue({ services, log, signal })).rejects.toThrow('EEXIST');
  const failed = await state();
  expect(failed.failure).toMatch(/EEXIST/);
  await backUpWhenDue({ services: api.services, log, signal });
  expect((await state()).begunAt).toBe(failed.begunAt);
  await noteBackup(api.services.database, { begunAt: ago(1.01) });
  await backUpWhenDue({ services: api.services, log, signal });
  expect(await state()).toMatchObject({ failure: null });
});
