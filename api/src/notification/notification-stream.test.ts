import { streamBeatSeconds } from 'contract/staff';
import { notify } from './notifications';
import { buildApp } from '../app/app';
import { openDatabase } from '../db/database';
import { openServerPool } from '../db/server-pool';
import { bearer } from '../testing/bearer';
import { type EventReader, readEvents } from '../testing/event-reader';
import { intervalsAlone } from '../testing/fake-clock';
import { databaseUrl } from '../testing/server-databases';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { testServerUrl } from '../testing/test-databases';

const path = '/api/notification/stream';
const readers: EventReader[] = [];
let api: TestApi;
let address: string;
let colleague: string;

beforeAll(async () => {
  // The stream's beat alone is moved by hand.
  jest.useFakeTimers(intervalsAlone);
  api = await startTestApi();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  colleague = await api.services.sessions.open(await addColleague());
});
beforeEach(async () => {
  await api.services.database.deleteFrom('notification').execute();
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
});
afterAll(async () => {
  jest.useRealTimers();
  await api.close();
});

async function addColleague(): Promise<string> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/admin/register',
    headers: bearer(api.adminToken),
    payload: {
      firstname: 'Colin',
      lastname: 'League',
      email: 'colin@example.com',
      password: 'a long pass phrase',
    },
  });
  return answer.json().admin._id;
}

async function open(token = api.adminToken, from = address): Promise<EventReader> {
  const reader = await readEvents(from + path, { ...bearer(token), 'accept-encoding': 'br, gzip' });
  readers.push(reader);
  return reader;
}

/** An open stream, its list read. */
async function opened(token?: string, from?: string): Promise<EventReader> {
  const reader = await open(token, from);
  expect(await reader.next()).toMatchObject({ event: 'list' });
  return reader;
}

function raise(message: string, adminId?: string): Promise<void> {
  return api.services.database
    .transaction()
    .execute((work) => notify(work, { kind: 'remote-released', message, link: null, adminId }));
}

async function list(token = api.adminToken): Promise<{ _id: string; message: string }[]> {
  const answer = await api.inject({ url: '/api/notification/get', headers: bearer(token) });
  return answer.json().data;
}

function remove(call: string, token = api.adminToken) {
  const url = `/api/notification/${call}`;
  return api.inject({ method: 'DELETE', url, headers: bearer(token) });
}

test('begins with the unread ones, and tells each admin’s windows what comes and goes', async () => {
  await raise('early');
  const first = await open();
  expect(first.response.statusCode).toBe(200);
  expect(first.response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(first.response.headers['content-encoding']).toBeUndefined();
  expect(first.response.headers['x-accel-buffering']).toBe('no');
  expect(first.response.headers['cache-control']).toBe('no-store, no-transform');
  expect(await first.next()).toEqual({ event: 'list', id: undefined, data: await list() });
  const second = await opened();
  const other = await opened(colleague);

  await raise('for all');
  await raise('for Tess', api.adminId);
  const mine = await list();
  for (const reader of [first, second]) {
    for (const message of ['for all', 'for Tess']) {
      const data = mine.find((one) => one.message === message);
      expect(await reader.next()).toEqual({ event: 'notification', id: data?._id, data });
    }
  }
  expect(await other.next()).toMatchObject({ data: { message: 'for all' } });

  const [newest, ...rest] = mine.map(({ _id }) => _id);
  await remove(`delete?id=${newest}`);
  expect((await remove('deleteAll')).json()).toEqual({ data: { removed: 2 } });
  for (const reader of [first, second]) {
    expect(await reader.next()).toMatchObject({ event: 'removed', data: { ids: [newest] } });
    const { data }: { data?: unknown } = Object(await reader.next());
    expect(data).toEqual({ ids: expect.arrayContaining(rest) });
  }
  await raise('the next that all hear');
  expect(await other.next()).toMatchObject({ data: { message: 'the next that all hear' } });
});

test('tells nothing of what was undone', async () => {
  const reader = await opened();
  const undone = api.services.database.transaction().execute(async (work) => {
    await notify(work, { kind: 'remote-released', message: 'undone', link: null });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await raise('done');
  expect(await reader.next()).toMatchObject({ data: { message: 'done' } });
});

test('says after a break what is unread by then', async () => {
  const before = await opened();
  await raise('gone meanwhile');
  expect(await before.next()).toMatchObject({ event: 'notification' });
  before.leave();
  const [gone] = await list();
  await remove(`delete?id=${gone?._id}`);
  await raise('come meanwhile');
  const after = await open();
  expect(await after.next()).toEqual({ event: 'list', id: undefined, data: await list() });
  expect(await list()).toMatchObject([{ message: 'come meanwhile' }]);
});

test('is closed to visitors', async () => {
  for (const token of [undefined, 'no.such.token']) {
    expect((await api.inject({ url: path, headers: bearer(token) })).statusCode).toBe(403);
  }
});

test('beats while its session lives, and ends with it', async () => {
  const token = await api.login();
  const [mine, other] = [await opened(token), await opened(colleague)];
  jest.advanceTimersByTime(streamBeatSeconds * 1000);
  expect(await mine.next()).toMatchObject({ event: 'comment' });
  expect(await other.next()).toMatchObject({ event: 'comment' });
  await api.inject({ method: 'POST', url: '/api/admin/logout', headers: bearer(token) });
  jest.advanceTimersByTime(streamBeatSeconds * 1000);
  expect(await mine.next()).toBeUndefined();
  expect(await other.next()).toMatchObject({ event: 'comment' });
});

test('ends an admin’s oldest when he opens more than ten', async () => {
  const other = await opened(colleague);
  const mine = [];
  for (let number = 0; number < 11; number += 1) mine.push(await opened());
  expect(await mine[0]?.next()).toBeUndefined();
  await raise('still heard');
  for (const reader of [...mine.slice(1), other]) {
    expect(await reader.next()).toMatchObject({ data: { message: 'still heard' } });
  }
});

test('ends with its process, which does not wait for it', async () => {
  const app = await buildApp(api.services);
  const reader = await opened(api.adminToken, await app.listen({ port: 0, host: '127.0.0.1' }));
  const stayed = await opened();
  await app.close();
  expect(await reader.next()).toBeUndefined();
  await raise('the other process goes on');
  expect(await stayed.next()).toMatchObject({ event: 'notification' });
});

test('reaches the windows of another process, also after its connection broke', async () => {
  const { services } = api;
  const named = await services.database
    .selectNoFrom(({ fn }) => fn<string>('current_database').as('name'))
    .executeTakeFirstOrThrow();
  const pool = openServerPool(databaseUrl(testServerUrl, named.name));
  const app = await buildApp({ ...services, pool, database: openDatabase(pool) });
  const there = await opened(api.adminToken, await app.listen({ port: 0, host: '127.0.0.1' }));
  const here = await opened();
  await raise('heard in both');
  for (const reader of [there, here]) {
    expect(await reader.next()).toMatchObject({ data: { message: 'heard in both' } });
  }
  await breakListeners();
  await raise('said while nobody listened');
  for (const reader of [there, here]) {
    expect(await reader.next()).toMatchObject({ event: 'list', data: { length: 2 } });
  }
  await raise('heard again');
  for (const reader of [there, here]) {
    expect(await reader.next()).toMatchObject({ data: { message: 'heard again' } });
  }
  await app.close();
  await pool.end();
});

/** Ends the connections on which processes listen, as a restart of the server does. */
async function breakListeners(): Promise<void> {
  const connection = await api.services.pool.connect();
  await connection.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen news'`,
    [],
  );
  connection.release();
}
