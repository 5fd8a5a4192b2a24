import { setTimeout as pause } from 'node:timers/promises';
import { metaEndpoints, metas } from 'contract/content';
import { units } from 'contract/catalog';
import { callAs, unique } from '../testing/describe-resource-routes';
import { migratedTemplate } from '../testing/migrated-template';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import type { TestDatabase } from '../testing/test-database';
import { copyOf } from '../testing/test-databases';
import { openDatabase } from './database';
import { DatabaseUnavailable } from './database-error';
import { Replica, type ReadSource } from './replica';

/** How the replica behaves: it shows all, shows nothing new, or does not answer. */
let state: 'current' | 'behind' | 'silent';
const lines: string[] = [];
const limits = { pause: 10, answer: 300, lag: 2_000 };
let api: TestApi;
let other: TestDatabase;
let source: ReadSource;
let replica: Replica;
let pageSize = 10;

/** A database of its own, without any records, stands for a replica that lags: what came from it is seen. */
beforeEach(async () => {
  state = 'current';
  lines.splice(0);
  other = await copyOf(await migratedTemplate());
  // The suite closes the database.
  const pool = { ...other.pool, end: () => Promise.resolve() };
  source = { pool, database: openDatabase(other.pool) };
  const log = {
    warn: (line: string) => lines.push(line),
    info: (line: string) => lines.push(line),
  };
  const hasReplayed = () =>
    state === 'silent' ? new Promise<never>(() => undefined) : Promise.resolve(state === 'current');
  const positions = { primary: () => Promise.resolve('0/1'), hasReplayed };
  replica = new Replica(source, { positions, log, limits });
  api = await startTestApi({ jobs: 'stopped', replica });
  // The cache listens from its first answer on, and what it reads must not be older.
  await callAs(api, metaEndpoints.all);
  await caughtUp();
});
afterEach(async () => {
  await replica.close();
  await api.close();
  await other.drop();
});

/** The replica shows all up to now. */
async function caughtUp(): Promise<void> {
  const now = performance.now();
  await keepReading(() => performance.now() - replica.lag() > now);
}

async function addUnit(): Promise<void> {
  const name = unique();
  const body = { name, symbol: name.slice(-12), dimension: 'mass', factor: 1 };
  const { status } = await callAs(api, units.endpoints.add, { token: api.adminToken, body });
  expect(status).toBe(201);
}

/** Each time another page size, so that no cache has the answer. */
async function unitsSeen(token?: string): Promise<number> {
  pageSize += 1;
  const sending = { query: { pageSize }, ...(token !== undefined && { token }) };
  return (await callAs(api, units.endpoints.list, sending)).answer.total;
}

test('visitors read what may lag from the replica, staff what they have just written', async () => {
  await addUnit();
  expect(await unitsSeen(api.adminToken)).toBe(1);
  await caughtUp();
  expect(await unitsSeen()).toBe(0);
  expect(replica.counts.replica).toBe(1);
});

test('a replica that lags too far is left, which the log says, and used again', async () => {
  await addUnit();
  state = 'behind';
  await keepReading(() => replica.lag() > limits.lag);
  expect(await unitsSeen()).toBe(1);
  await keepReading(() => lines.length === 2);
  state = 'current';
  await keepReading(() => lines.length === 3);
  await caughtUp();
  expect(await unitsSeen()).toBe(0);
  expect(lines).toEqual([
    'Reads that may lag go to the replica',
    'The replica is lost or lags: its reads go to the primary',
    'Reads that may lag go to the replica',
  ]);
});

test('a read that the replica refuses, or that waits while it is lost, is answered by the primary', async () => {
  const primary = api.services;
  const read = (behave: () => Promise<string>) =>
    replica.read(-Infinity, primary, (from) =>
      from === source ? behave() : Promise.resolve('primary'),
    );
  expect(await read(() => Promise.reject(new DatabaseUnavailable('gone')))).toBe('primary');
  await expect(read(() => Promise.reject(new Error('of the handler')))).rejects.toThrow('handler');
  await caughtUp();
  const hanging = read(() => new Promise<never>(() => undefined));
  state = 'silent';
  expect(await hanging).toBe('primary');
});

test('after a change the response cache is not filled from a replica that lacks it', async () => {
  const slug = unique();
  const { services } = api;
  const cached = { key: slug, tags: ['meta'] as const };
  const seen = () =>
    services.responseCache.answer(cached, (changed) =>
      replica.read(changed, services, async (from) => (from === source ? 'replica' : 'primary')),
    );
  expect(await seen()).toBe('replica');

  state = 'behind';
  await pause(3 * limits.pause);
  const body = { pageSlug: slug, metaTitle: 'New' };
  await callAs(api, metas.endpoints.add, { token: api.adminToken, body });
  expect(replica.lag()).toBeLessThan(limits.lag);
  expect(await seen()).toBe('primary');

  state = 'current';
  services.responseCache.invalidate('meta');
  await caughtUp();
  expect(await seen()).toBe('replica');
});

test('a replica that hangs does not keep the process from ending', async () => {
  const end = () => new Promise<never>(() => undefined);
  const primary = () => Promise.resolve('0/1');
  const options = { positions: { primary, hasReplayed: end }, log: console, limits };
  const hanging = new Replica({ ...source, pool: { ...source.pool, end } }, options);
  await hanging.close();
});

/** The replica is compared with the primary only while somebody reads. */
async function keepReading(isSo: () => boolean): Promise<void> {
  const limit = performance.now() + 5_000;
  while (!isSo() && performance.now() < limit) {
    await replica.read(Infinity, api.services, () => Promise.resolve());
    await pause(5);
  }
  expect(isSo()).toBe(true);
}
