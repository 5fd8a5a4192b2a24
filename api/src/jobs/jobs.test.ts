import { units } from 'contract/catalog';
import { uuidv7 } from 'uuidv7';
import { announce } from '../repository/journal';
import { addRecord, removeRecord } from '../repository/write';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { unitTable } from '../catalog/unit.table';
import { clockAlone } from '../testing/fake-clock';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { system } from '../kernel/viewer';
import { type Consumers, consumersByTopic } from './consumer';
import { enqueueJob, leaseJob } from './job-queue';
import { purge } from './purge';
import { deliverDue, startOutboxDispatcher } from './outbox-dispatcher';
import { repeat } from './repeat';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.services.database.deleteFrom('outbox').execute());
afterAll(() => api.close());

const errors: unknown[] = [];
const log = { error: (fields: unknown) => void errors.push(fields) };

function leave(topic: string, payload: object): Promise<void> {
  return api.services.database.transaction().execute((work) => announce(work, topic, payload));
}

function outbox() {
  return api.services.database.selectFrom('outbox').selectAll().orderBy('_id').execute();
}

function dispatchOf(consumers?: Consumers) {
  const given = consumers && { consumers: consumersByTopic([consumers]) };
  return { services: { ...api.services, ...given }, log };
}

function deliver(consumers?: Consumers): Promise<number> {
  return deliverDue(dispatchOf(consumers));
}

describe('a process whose clock is an hour ahead', () => {
  beforeEach(() => jest.useFakeTimers({ ...clockAlone, now: Date.now() + 3_600_000 }));
  afterEach(() => jest.useRealTimers());

  test('leaves messages and jobs that are due at once', async () => {
    const { database } = api.services;
    await leave('release.rolledBack', { title: 'Email', version: '1.4.0', by: null });
    const job = { kind: 'bulk', resource: 'unit', label: 'Ahead', payload: {} } as const;
    const id = await database.transaction().execute((work) => enqueueJob(work, job, system));
    expect(await deliver()).toBe(1);
    expect(await leaseJob(database)).toMatchObject({ _id: id });
    await database.deleteFrom('job').execute();
  });
});

describe('the outbox', () => {
  test('tells the admins who asked for it of a release and of a roll-back', async () => {
    await leave('release.activated', { title: 'Email', version: '1.4.0', by: 'Tess Ting' });
    expect(await deliver()).toBe(1);
    const { database } = api.services;
    const unread = database.selectFrom('notification').where('readAt', 'is', null);
    expect(await unread.select('_id').execute()).toEqual([]);
    await database.deleteFrom('notification').execute();
    await database.updateTable('admin').set({ releaseNews: true }).execute();
    await leave('release.activated', { title: 'Email', version: '1.4.1', by: 'Tess Ting' });
    await leave('release.rolledBack', { title: 'Email', version: '1.4.0', by: null });
    expect(await deliver()).toBe(2);
    const notices = await api.services.database
      .selectFrom('notification')
      .select(['adminId', 'kind', 'message', 'link'])
      .orderBy('_id')
      .execute();
    expect(notices).toEqual([
      {
        adminId: api.adminId,
        kind: 'remote-released',
        message: 'Tess Ting released Email 1.4.1',
        link: '/releases',
      },
      {
        adminId: api.adminId,
        kind: 'remote-rolled-back',
        message: 'Email was rolled back to 1.4.0',
        link: '/releases',
      },
    ]);
    expect(await deliver()).toBe(0);
  });

  test('passes over what nobody listens to', async () => {
    await leave('unit.add', { recordId: uuidv7() });
    expect(await deliver()).toBe(0);
    expect((await outbox()).every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  test('delivers once to one of several processes', async () => {
    const received: unknown[] = [];
    const consumers: Consumers = {
      count: async (_work, payload) => {
        await Promise.resolve();
        received.push(payload);
      },
    };
    for (let number = 0; number < 30; number += 1) await leave('count', { number });
    const rounds = await Promise.all(Array.from({ length: 4 }, () => deliver(consumers)));
    expect(rounds.reduce((sum, due) => sum + due, 0)).toBe(30);
    expect(received).toHaveLength(30);
    expect(new Set(received.map((payload) => JSON.stringify(payload))).size).toBe(30);
  });

  test('undoes what a failing consumer did, and tries again later and later', async () => {
    let isBroken = true;
    const consumers: Consumers = {
      moody: async (work) => {
        await work.insertInto('setting').values({ key: 'moody', value: '1' }).execute();
        if (isBroken) throw new Error('not today');
      },
    };
    const settings = () =>
      api.services.database
        .selectFrom('setting')
        .select('key')
        .where('key', '=', 'moody')
        .execute();
    await leave('moody', {});
    expect(await deliver(consumers)).toBe(1);
    expect(await settings()).toEqual([]);
    expect(errors.at(-1)).toMatchObject({ topic: 'moody', attempts: 1 });
    expect(await deliver(consumers)).toBe(0);
    const [row] = await outbox();
    const wait = Date.parse(String(row?.nextAttemptAt)) - Date.now();
    expect([row?.doneAt, row?.attempts, wait > 500 && wait < 5_000]).toEqual([null, 1, true]);
    isBroken = false;
    await api.services.database
      .updateTable('outbox')
      .set({ nextAttemptAt: new Date(0).toISOString() })
      .execute();
    expect(await deliver(consumers)).toBe(1);
    expect(await settings()).toHaveLength(1);
    expect((await outbox())[0]?.doneAt).not.toBeNull();
  });

  test('is emptied in the background until it is stopped', async () => {
    const received: unknown[] = [];
    const consumers: Consumers = { ping: async (_work, payload) => void received.push(payload) };
    for (let number = 0; number < 45; number += 1) await leave('ping', { number });
    const dispatcher = startOutboxDispatcher(dispatchOf(consumers));
    while (received.length < 45) await new Promise((resolve) => setTimeout(resolve, 20));
    await dispatcher.stop();
    await leave('ping', {});
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(received).toHaveLength(45);
  });
});

test('a job goes on after a round that failed, and ends with the round under way', async () => {
  const rounds: number[] = [];
  let isWorking = false;
  const job = repeat({
    name: 'test',
    pause: 1,
    log,
    round: async () => {
      isWorking = true;
      await new Promise((resolve) => setTimeout(resolve, 5));
      isWorking = false;
      rounds.push(rounds.length);
      throw new Error('failed');
    },
  });
  while (rounds.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
  await job.stop();
  expect(isWorking).toBe(false);
  const atStop = rounds.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rounds).toHaveLength(atStop);
});

describe('the purge', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  async function trashedUnit(symbol: string, days: number): Promise<string> {
    const { database, tables } = api.services;
    const context = { database, tables, table: unitTable, viewer: system };
    const { _id } = await addRecord(context, {
      name: symbol,
      symbol,
      dimension: 'mass',
      factor: 1,
    });
    await removeRecord(context, String(_id));
    await database
      .updateTable('unit')
      .set({ deletedAt: ago(days) })
      .where('_id', '=', String(_id))
      .execute();
    return String(_id);
  }

  test('empties the trash after thirty days, but for what is still pointed to there', async () => {
    const { database } = api.services;
    const [old, young] = [await trashedUnit('old', 31), await trashedUnit('young', 29)];
    await purge(api.services);
    const left = await database
      .selectFrom('unit')
      .select('_id')
      .where('_id', 'in', [old, young])
      .execute();
    expect(left).toEqual([{ _id: young }]);
  });

  test('keeps what a younger record of the trash points to, until that goes', async () => {
    const { database, tables } = api.services;
    const unitId = units.id.parse(await trashedUnit('barrel', 40));
    const context = { database, tables, table: chemicalTable, viewer: system };
    const { _id } = await addRecord(context, { name: 'Acetone' });
    await removeRecord(context, String(_id));
    const point = (days: number) =>
      database
        .updateTable('chemical')
        .set({ unitId, deletedAt: ago(days) })
        .execute();
    const unitsLeft = () =>
      database.selectFrom('unit').select('_id').where('_id', '=', unitId).execute();
    await point(29);
    await purge(api.services);
    expect(await unitsLeft()).toHaveLength(1);
    await point(31);
    await purge(api.services);
    await purge(api.services);
    expect(await unitsLeft()).toEqual([]);
    expect(await database.selectFrom('chemical').select('_id').execute()).toEqual([]);
  });

  test('removes delivered rows after a week, ended sessions and forgotten attempts', async () => {
    const { database, sessions } = api.services;
    await leave('unit.add', {});
    await leave('unit.update', {});
    const [first] = await outbox();
    await database
      .updateTable('outbox')
      .set({ doneAt: ago(8) })
      .where('_id', '=', String(first?._id))
      .execute();
    await sessions.open(api.adminId);
    await database
      .updateTable('adminSession')
      .set({ expiresAt: ago(2) })
      .execute();
    await sessions.open(api.adminId);
    const attempt = { failures: 3, lockedUntil: null };
    await database
      .insertInto('loginAttempt')
      .values([
        { ...attempt, key: 'account:old', windowStart: ago(2) },
        { ...attempt, key: 'account:new', windowStart: ago(0) },
      ])
      .execute();
    await purge(api.services);
    expect((await outbox()).map(({ topic }) => topic)).toEqual(['unit.update']);
    expect(await database.selectFrom('adminSession').select('_id').execute()).toHaveLength(1);
    expect(await database.selectFrom('loginAttempt').select('key').execute()).toEqual([
      { key: 'account:new' },
    ]);
  });
});
