import { setTimeout as sleep } from 'node:timers/promises';
import { webhookEndpoints } from 'contract/integration';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { system } from '../kernel/viewer';
import { openMailFixture, type MailFixture, until } from '../email/sending/mail-sending.fixture';
import { resumeServer } from '../email/mail-server/resume-server';
import { announce } from '../repository/journal';
import { enqueueJob } from './job-queue';
import { startQueueJob, timeUntil } from './queue-job';
import { startJobRunner } from './job-runner';
import { noWakeUps, openWakeUps, type Queue, type WakeUps } from './wake-ups';

const log = console;
let mail: MailFixture;
let wakeUps: WakeUps;
const woken: Queue[] = [];

beforeAll(async () => {
  mail = await openMailFixture();
  wakeUps = await openWakeUps({ ...mail.api.services, log });
  for (const queue of ['outbox', 'job', 'email', 'webhook_delivery'] as const) {
    wakeUps.onDue(queue, () => woken.push(queue));
  }
});
afterAll(async () => {
  await wakeUps.close();
  await mail.api.close();
});

const database = () => mail.api.services.database;
const job = { kind: 'bulk', resource: 'unit', label: 'Nothing', payload: {} } as const;

async function wokenBy(act: () => Promise<unknown>): Promise<Queue[]> {
  woken.length = 0;
  await act();
  await until(() => woken.length > 0);
  return [...new Set(woken)];
}

it('broadcasts arrive, on both engines', () => {
  expect(wakeUps.isLive()).toBe(true);
});

it('a row wakes the jobs of its queue when it is added, when it is due sooner and when its obstacle is gone', async () => {
  const work = database();
  expect(
    await wokenBy(() => work.transaction().execute((within) => announce(within, 'unit.add', {}))),
  ).toEqual(['outbox']);
  const queued = await wokenBy(() =>
    work.transaction().execute((within) => enqueueJob(within, job, system)),
  );
  expect(queued).toEqual(['job']);
  const server = await mail.addServer(9);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const sent = await wokenBy(() => mail.send(server, ['ann@example.com'], { scheduledAt }));
  expect(sent).toContain('email');
  const sooner = sql`update email set due_at = now() where status = 'queued'`;
  expect(await wokenBy(() => sooner.execute(work))).toEqual(['email']);
  expect(await wokenBy(() => resumeServer(work, server))).toEqual(['email']);
  const id = uuidv7();
  await mail.api.sql(
    `insert into webhook
      (_id, name, url, events, is_active, secret_box, created_at, created_by, version)
     values ($1, 'Shop', 'https://shop.example', '[]', true, '', now(), $2, 1)`,
    [id, mail.api.adminId],
  );
  const tested = await wokenBy(() => mail.staff(webhookEndpoints.test, { id }));
  expect(tested).toContain('webhook_delivery');
  const again = sql`update webhook_delivery set next_attempt_at = now() - interval '1 hour'`;
  expect(await wokenBy(() => again.execute(work))).toEqual(['webhook_delivery']);
});

it('a row that is postponed or ends wakes nobody', async () => {
  woken.length = 0;
  await sql`update email set due_at = now() + interval '1 day'`.execute(database());
  await sql`update email set status = 'cancelled'`.execute(database());
  await sql`update job set state = 'done'`.execute(database());
  await sql`update webhook_delivery set state = 'failed'`.execute(database());
  await sleep(200);
  expect(woken).toEqual([]);
});

it('a job rests while nothing is due, and starts at the moment at which a row is', async () => {
  const rounds: number[] = [];
  const start = performance.now();
  const resting = startQueueJob({
    name: 'test',
    queue: 'job',
    pause: 10,
    wakeUps,
    log,
    round: async () => void rounds.push(performance.now() - start),
    untilDue: () =>
      timeUntil(
        database(),
        sql`select min(due_at) from job where state = 'queued' and due_at > now()`,
      ),
  });
  await sleep(300);
  expect(rounds).toHaveLength(1);
  const id = await database()
    .transaction()
    .execute((work) => enqueueJob(work, job, system));
  await until(() => rounds.length === 2);
  await sql`update job set due_at = now() + interval '500 milliseconds', state = 'queued'
    where _id = ${id}`.execute(database());
  await until(() => rounds.length === 3);
  const [, , set = 0] = rounds;
  await until(() => rounds.length > 3);
  expect((rounds[3] ?? 0) - set).toBeGreaterThan(400);
  expect((rounds[3] ?? 0) - set).toBeLessThan(1_500);
  await resting.stop();
  await database().deleteFrom('job').execute();
});

it('the runner takes a job at once, and asks nothing of the database while there is none', async () => {
  const { services } = mail.api;
  const ran: number[] = [];
  const handlers = {
    bulk: async () => {
      ran.push(performance.now());
      return 'done' as const;
    },
  };
  const runner = startJobRunner({ services, log, wakeUps, handlers });
  await sleep(500);
  expect(await mail.api.countStatements(() => sleep(1_500))).toBe(0);
  await database()
    .transaction()
    .execute((work) => enqueueJob(work, job, system));
  const added = performance.now();
  await until(() => ran.length > 0);
  expect((ran[0] ?? 0) - added).toBeLessThan(1_000);
  await runner.stop();
});

it('a job polls where broadcasts do not arrive', async () => {
  let rounds = 0;
  const deaf = await openWakeUps({
    database: database(),
    log,
    pool: {
      listen: async () => ({
        caughtUp: async () => undefined,
        isLive: () => true,
        close: async () => undefined,
      }),
    },
  });
  expect([deaf.isLive(), noWakeUps.isLive()]).toEqual([false, false]);
  const polling = startQueueJob({
    name: 'test',
    queue: 'job',
    pause: 10,
    wakeUps: deaf,
    log,
    round: async () => void (rounds += 1),
    untilDue: () => Promise.resolve(undefined),
  });
  await sleep(300);
  await polling.stop();
  expect(rounds).toBeGreaterThan(5);
});
