import { emailEndpoints, mailServers } from 'contract/email';
import { sql } from 'kysely';
import { settleAndClaim, type Worker } from './settle-and-claim';
import { limitedSettleAndClaim } from './limited-settle-and-claim';
import { type MailFixture, noticesOf, openMailFixture, until } from './mail-sending.fixture';
import { type MailHost, startMailHost } from './mail-host.fixture';
import { beginContent } from './begin-content';
import { sweep } from './sweep';

let fixture: MailFixture;
let host: MailHost;
let server: string;
beforeAll(async () => {
  host = await startMailHost({ treat: (to) => (to.startsWith('never') ? 'refuse' : 'take') });
  fixture = await openMailFixture();
  server = await fixture.addServer(host.port);
});
afterAll(async () => {
  await fixture.api.close();
  await host.close();
});

const database = () => fixture.api.services.database;
const worker = (serverId: string, leaseTime = 30): Worker => ({
  serverId,
  leaseTime,
  lease: crypto.randomUUID(),
});
const begin = (who: Worker, limit: number) =>
  settleAndClaim(database(), who, { outcomes: [], limit });
const ended = (_id: string) => ({ _id, reply: '250 taken', attempts: 1, wait: null }) as const;

/** A port that nobody listens at. */
async function deadPort(): Promise<number> {
  const gone = await startMailHost();
  await gone.close();
  return gone.port;
}

it('what a killed process had not handed over yet goes out once', async () => {
  const to = ['before-0@example.com', 'before-1@example.com'];
  const batchId = await fixture.send(server, to);
  const killed = worker(server, 0);
  const begun = await begin(killed, 2);
  await sweep(database(), 60);
  const first = await fixture.emailTo(batchId, 'before-0@example.com');
  expect(first).toMatchObject({
    status: 'queued',
    attempts: 1,
    reply: 'The process ended before the message was handed over. It is sent again in a minute.',
  });
  expect(Date.parse(first.dueAt) - Date.now()).toBeGreaterThan(50_000);
  // The process was only frozen: it wakes up, and must not hand over what another one will.
  await expect(Promise.all(begun.map((one) => beginContent(database(), one)))).rejects.toThrow(
    'no longer this process’s',
  );
  await sql`update email set due_at = now() where batch_id = ${batchId}`.execute(database());
  expect(await fixture.sendAll(batchId)).toMatchObject({ sent: 2, unknown: 0 });
  expect(to.map((one) => host.count(one))).toEqual([1, 1]);
});

it('what ends its process again and again is not sent once more', async () => {
  const batchId = await fixture.send(server, ['large@example.com']);
  for (let kills = 0; kills < 5; kills += 1) {
    await sql`update email set due_at = now() where batch_id = ${batchId}`.execute(database());
    await begin(worker(server, 0), 1);
    await sweep(database(), 60);
  }
  const last = await fixture.emailTo(batchId, 'large@example.com');
  expect(last).toMatchObject({ status: 'failed', attempts: 5 });
  expect(last.reply).toMatch(/^The process ended again and again/);
  expect(host.count('large@example.com')).toBe(0);
});

it('what a process of the former version had begun is unknown', async () => {
  const batchId = await fixture.send(server, ['former@example.com']);
  await begin(worker(server, 0), 1);
  await sql`update email set lease = gen_random_uuid() where batch_id = ${batchId}`.execute(
    database(),
  );
  expect(await fixture.sendAll(batchId)).toMatchObject({ unknown: 1 });
  expect(host.count('former@example.com')).toBe(0);
});

it('what a killed process was handing over is unknown, never sent again, and the rest goes out', async () => {
  const to = Array.from({ length: 6 }, (_, index) => `killed-${index}@example.com`);
  const batchId = await fixture.send(server, to);
  const killed = worker(server, 0);
  const begun = await begin(killed, 2);
  await Promise.all(begun.map((one) => beginContent(database(), one)));
  expect(await fixture.counts(batchId)).toMatchObject({ queued: 4, sending: 2 });
  expect(await fixture.sendAll(batchId)).toMatchObject({ sent: 4, unknown: 2 });
  expect(begun.map((email) => host.count(email.to))).toEqual([0, 0]);
  expect(await fixture.emailTo(batchId, begun[0]?.to ?? '')).toMatchObject({
    status: 'unknown',
    attempts: 1,
    reply:
      'The process ended while the message was handed over: it may have arrived. Ask the recipient, or send it again.',
  });

  const [late = '', repeated = ''] = begun.map(({ _id }) => _id);
  await fixture.staff(emailEndpoints.retry, { id: repeated, body: { evenIfUnknown: true } });
  const outcomes = [late, repeated].map((id) => ({ ...ended(id), status: 'sent' as const }));
  await settleAndClaim(database(), killed, { outcomes, limit: 0 });
  const stands = async (index: number) =>
    (await fixture.emailTo(batchId, begun[index]?.to ?? '')).status;
  expect([await stands(0), await stands(1)]).toEqual(['sent', 'queued']);
  await fixture.staff(emailEndpoints.cancelBatch, { id: batchId });
});

it('two processes never begin the same message, and what is begun cannot be cancelled', async () => {
  const to = Array.from({ length: 40 }, (_, index) => `shared-${index}@example.com`);
  const batchId = await fixture.send(server, to);
  const workers = [worker(server), worker(server), worker(server), worker(server)];
  const parts = await Promise.all(workers.map((who) => begin(who, 8)));
  const ids = parts.flat().map(({ _id }) => _id);
  expect([ids.length, new Set(ids).size]).toEqual([32, 32]);
  const cancel = await fixture.staff(emailEndpoints.cancel, { id: ids[0] ?? '' });
  expect(cancel).toMatchObject({ status: 409, answer: { type: '/problems/in-use' } });
  const { cancelled } = await fixture.data(emailEndpoints.cancelBatch, { id: batchId });
  expect(cancelled).toBe(8);
  await Promise.all(parts.flat().map((one) => beginContent(database(), one)));
  await sql`update email set leased_until = now() where batch_id = ${batchId}`.execute(database());
  await sweep(database(), 60);
  expect(await fixture.counts(batchId)).toMatchObject({ unknown: 32, cancelled: 8 });
});

it('a minute never has more messages than the server allows, of all processes together', async () => {
  const limited = await fixture.addServer(host.port, { maxPerMinute: 120 });
  const to = Array.from({ length: 20 }, (_, index) => `limited-${index}@example.com`);
  const batchId = await fixture.send(limited, to);
  const workers = [worker(limited), worker(limited), worker(limited)];
  const round = async () => {
    const request = { outcomes: [], limit: 8, maxPerMinute: 120 };
    const begun = await Promise.all(
      workers.map((who) => limitedSettleAndClaim(database(), who, request)),
    );
    return begun.flat().length;
  };
  const forward = (seconds: number) =>
    sql`update smtp_state set next_at = next_at - make_interval(secs => ${seconds}::float8)
      where smtp_id = ${limited}`.execute(database());
  expect(await round()).toBe(1);
  await forward(60);
  expect([await round(), await round()]).toEqual([2, 0]);
  await forward(0.51);
  expect([await round(), await round()]).toEqual([1, 0]);
  await fixture.staff(emailEndpoints.cancelBatch, { id: batchId });
});

it('a server that cannot be reached waits, is told of once, and holds nobody else up', async () => {
  const port = await deadPort();
  const dead = await fixture.addServer(port, { name: 'The dead one' });
  const waiting = await fixture.send(dead, ['ann@example.com', 'ben@example.com']);
  const other = await fixture.send(server, ['alive@example.com']);
  const sender = fixture.startSender();
  const pauses = async () => {
    const states = database().selectFrom('smtpState').selectAll().where('smtpId', '=', dead);
    return (await states.executeTakeFirst())?.pauses ?? 0;
  };
  await until(async () => (await pauses()) >= 2 && host.count('alive@example.com') === 1);
  expect(await fixture.counts(other)).toMatchObject({ sent: 1 });
  expect(await fixture.emailTo(waiting, 'ann@example.com')).toMatchObject({
    status: 'queued',
    attempts: 0,
    reply: expect.stringContaining('takes no connection'),
  });
  const { paused } = await fixture.data(emailEndpoints.queue);
  expect(paused).toEqual([
    {
      _id: dead,
      name: 'The dead one',
      until: expect.any(String),
      problem: expect.stringContaining('takes no connection'),
      waiting: 2,
    },
  ]);
  const notices = (await noticesOf(fixture.api)).filter(({ link }) => link?.endsWith(dead));
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ link: `/edit-smtp-form/${dead}` });

  const revived = await startMailHost({ port });
  await until(() => revived.arrived.length === 2);
  await until(async () => (await pauses()) === 0);
  await sender.stop();
  await revived.close();
});

it('what finds no way out for too long fails with the reason', async () => {
  const dead = await fixture.addServer(await deadPort());
  const batchId = await fixture.send(dead, ['ann@example.com']);
  expect(await fixture.sendAll(batchId, { patience: 0.3 })).toMatchObject({ failed: 1 });
  expect((await fixture.emailTo(batchId, 'ann@example.com')).reply).toMatch(
    /^There was no way out for too long\. .*takes no connection/,
  );
});

it('staff hear once how a sending ended, however many processes see it, and again after a retry', async () => {
  const batchId = await fixture.send(server, ['never@example.com', 'told@example.com']);
  const batchNotices = async () =>
    (await noticesOf(fixture.api)).filter(({ link }) => link === `/email-form?batch=${batchId}`);
  const senders = [fixture.startSender(), fixture.startSender()];
  await until(async () => (await batchNotices()).length > 0);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await batchNotices()).toMatchObject([{ message: '“An offer”: of 2 messages, 1 failed' }]);
  expect((await fixture.data(emailEndpoints.retryBatch, { id: batchId, body: {} })).queued).toBe(1);
  await until(async () => (await batchNotices()).length > 1);
  await Promise.all(senders.map((sender) => sender.stop()));
  expect([host.count('told@example.com'), (await batchNotices()).length]).toEqual([1, 2]);
});

it('a server in the trash sends nothing, and its messages fail with the reason', async () => {
  const gone = await fixture.addServer(host.port);
  const batchId = await fixture.send(gone, ['never@example.com', 'removed@example.com']);
  await sql`update smtp set deleted_at = now() where _id = ${gone}`.execute(database());
  expect(await fixture.sendAll(batchId)).toMatchObject({ failed: 2 });
  expect((await fixture.emailTo(batchId, 'removed@example.com')).reply).toBe(
    'The mail server was removed.',
  );
  const { status, answer } = await fixture.staff(emailEndpoints.retryBatch, {
    id: batchId,
    body: {},
  });
  expect([status, answer.detail]).toEqual([409, expect.stringContaining('was removed')]);
});

it('a password of another key pauses the server, and nothing is handed over', async () => {
  const credentials = { username: 'sam', password: 'secret' };
  const sealed = await fixture.addServer(host.port, credentials);
  const batchId = await fixture.send(sealed, ['sealed@example.com']);
  await sql`update smtp_secret set password_box = ${Buffer.alloc(60).toString('base64')}
    where smtp_id = ${sealed}`.execute(database());
  const sender = fixture.startSender();
  await until(async () => (await fixture.data(mailServers.endpoints.get, { id: sealed })).problem);
  await sender.stop();
  expect(await fixture.emailTo(batchId, 'sealed@example.com')).toMatchObject({
    status: 'queued',
    attempts: 0,
  });
});
