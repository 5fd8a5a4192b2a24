import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { dueRows, inSeconds, startRenewal } from './lease';
import { endLease, takeLease } from './named-lease';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const ids = ['1', '2', '3', '4'].map((digit) => `01920000-0000-7000-8000-00000000000${digit}`);

async function take(limit: number): Promise<string[]> {
  const due = dueRows({
    table: 'outbox',
    dueAt: 'next_attempt_at',
    isWaiting: sql`topic = 'tried'`,
    limit,
  });
  const { rows } = await sql<{ _id: string }>`
    update outbox set next_attempt_at = ${inSeconds(0.4)} where _id in (${due}) returning _id`.execute(
    api.services.database,
  );
  return rows.map(({ _id }) => _id).toSorted();
}

it('leases each due row once, the one that waited longest first, and again when the lease has run out', async () => {
  for (const [index, _id] of ids.entries()) {
    await sql`
      insert into outbox (_id, topic, payload, created_at, attempts, next_attempt_at)
      values (${_id}, 'tried', '{}', now(), 0, ${inSeconds(index === 3 ? 60 : -index)})`.execute(
      api.services.database,
    );
  }
  expect(await take(1)).toEqual([ids[2]]);
  const taken = await Promise.all([take(1), take(1), take(1)]);
  expect(taken.flat().toSorted()).toEqual([ids[0], ids[1]]);
  await sleep(500);
  expect(await take(5)).toEqual(ids.slice(0, 3));
});

it('renews after each pause, in spite of failures, until it is stopped', async () => {
  const errors: string[] = [];
  const renewals: number[] = [];
  const renewing = startRenewal({
    name: 'lease',
    pause: 20,
    log: { error: (_details: unknown, message?: string) => void errors.push(message ?? '') },
    renew: () => {
      const isFirst = renewals.push(Date.now()) === 1;
      return isFirst ? Promise.reject(new Error('no database')) : Promise.resolve();
    },
  });
  expect(renewals).toEqual([]);
  while (renewals.length < 3) await sleep(5);
  await renewing.stop();
  const atStop = renewals.length;
  await sleep(60);
  expect([renewals.length, errors.length]).toEqual([atStop, 1]);
});

it('a named lease is renewed by its holder, and taken over once it has expired or ended', async () => {
  const { database } = api.services;
  const lease = (holder: string) => ({ name: 'test.lease', holder });
  const takes = (holder: string, seconds: number) =>
    takeLease(database, { ...lease(holder), seconds });
  expect(await takes('one', 60)).toBe(true);
  expect(await takes('other', 60)).toBe(false);
  expect(await takes('one', -1)).toBe(true);
  expect(await takes('other', 60)).toBe(true);
  await endLease(database, lease('one'));
  expect(await takes('one', 60)).toBe(false);
  await endLease(database, lease('other'));
  expect(await takes('one', 60)).toBe(true);
});
