import { type Endpoint } from 'contract';
import { emailBatches, emailEndpoints, emails } from 'contract/email';
import { customers } from 'contract/partner';
import { recordEndpoints } from 'contract/record';
import { sql } from 'kysely';
import { type MailFixture, openMailFixture } from './sending/mail-sending.fixture';
import { unknownId } from '../testing/unknown-id';

const { send, cancel, cancelBatch, retry, retryBatch, queue } = emailEndpoints;
let fixture: MailFixture;
let server: string;
beforeAll(async () => {
  fixture = await openMailFixture();
  server = await fixture.addServer(2525);
});
afterAll(() => fixture.api.close());

const database = () => fixture.api.services.database;

it('what waits is cancelled and what failed is queued again, by name of who did it', async () => {
  const batchId = await fixture.send(server, ['a@example.com', 'b@example.com', 'c@example.com']);
  const idOf = async (to: string) => (await fixture.emailTo(batchId, to))._id;
  const [a, b, c] = [
    await idOf('a@example.com'),
    await idOf('b@example.com'),
    await idOf('c@example.com'),
  ];
  const set = (status: string, id: string) =>
    sql`update email set status = ${status}, attempts = 3 where _id = ${id}`.execute(database());

  expect(await fixture.data(cancel, { id: a })).toMatchObject({ status: 'cancelled' });
  expect((await fixture.staff(cancel, { id: a })).status).toBe(409);
  await set('failed', b);
  await set('unknown', c);
  const body = {};
  expect((await fixture.staff(retry, { id: a, body })).status).toBe(409);
  expect((await fixture.staff(retry, { id: c, body })).status).toBe(409);
  expect(await fixture.data(retry, { id: b, body })).toMatchObject({
    status: 'queued',
    attempts: 0,
  });
  const again = { evenIfUnknown: true };
  expect(await fixture.data(retry, { id: c, body: again })).toMatchObject({ status: 'queued' });
  const history = (resource: string, recordId: string) =>
    fixture.data(recordEndpoints.history, { query: { resource, recordId } });
  expect(await history('email', b)).toMatchObject([
    { by: 'Tess Ting', changes: [{ field: 'status', from: 'failed', to: 'queued' }] },
  ]);

  await set('sent', a);
  await set('failed', b);
  await set('unknown', c);
  expect(await fixture.data(retryBatch, { id: batchId, body })).toEqual({ queued: 1 });
  expect(await fixture.data(retryBatch, { id: batchId, body: again })).toEqual({ queued: 1 });
  expect(await fixture.data(cancelBatch, { id: batchId })).toEqual({ cancelled: 2 });
  expect(await fixture.counts(batchId)).toMatchObject({ sent: 1, cancelled: 2 });
  expect((await history('emailBatch', batchId))[0]).toMatchObject({
    by: 'Tess Ting',
    changes: [{ field: 'cancelled', from: 0, to: 2 }],
  });
});

it('the ledger is found by each of its filters, by words and in both orders', async () => {
  const company = { companyName: 'Filter Paints', emails: ['buyer@filter.example'] };
  const buyer = (await fixture.data(customers.endpoints.add, { body: company }))._id;
  const other = await fixture.addServer(2526);
  const sending = {
    smtpId: other,
    to: ['typed@filter.example'],
    subject: 'Quarter prices',
    html: 'x',
  };
  const { batchId } = await fixture.data(send, {
    body: { ...sending, customerIds: [buyer] },
  });
  const found = async (query: Record<string, string>) => {
    const { answer } = await fixture.staff(emails.endpoints.list, { query });
    return answer.data.map(({ to }: { to: string }) => to);
  };
  const both = ['buyer@filter.example', 'typed@filter.example'];
  expect(await found({ batchId, sort: 'to' })).toEqual(both);
  expect(await found({ batchId, sort: '-to' })).toEqual(both.toReversed());
  expect(await found({ smtpId: other, status: 'queued', sort: 'to' })).toEqual(both);
  expect(await found({ smtpId: other, status: 'sending' })).toEqual([]);
  expect(await found({ customerId: buyer })).toEqual(both.slice(0, 1));
  expect(await found({ to: 'TYPED@filter.example' })).toEqual(both.slice(1));
  expect(await found({ search: 'quarter typed@' })).toEqual(both.slice(1));
  expect(await found({ batchId, until: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect(await found({ batchId, from: '2020-01-01T00:00:00Z', sort: 'to' })).toEqual(both);
  const by = fixture.api.adminId;
  const batches = await fixture.data(emailBatches.endpoints.list, {
    query: { by, search: 'quarter' },
  });
  expect(batches).toMatchObject([{ _id: batchId, counts: { queued: 2, sent: 0 } }]);
});

it('the queue tells what waits now, what was scheduled, and how the others ended', async () => {
  const before = await fixture.data(queue);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  await fixture.send(server, ['scheduled@example.com'], { scheduledAt });
  const old = await fixture.send(server, ['old@example.com']);
  await sql`update email set status = 'sent', created_at = now() - interval '31 days'
    where batch_id = ${old}`.execute(database());
  const recent = await fixture.send(server, ['recent@example.com']);
  await sql`update email set status = 'sent' where batch_id = ${recent}`.execute(database());
  const { counts, scheduled, paused } = await fixture.data(queue);
  expect([scheduled - before.scheduled, paused]).toEqual([1, []]);
  expect(counts.queued - before.counts.queued).toBe(1);
  expect(counts.sent - before.counts.sent).toBe(1);
});

it('none of it is for visitors', async () => {
  const calls: Endpoint[] = Object.values(emailEndpoints);
  for (const list of [emails.endpoints, emailBatches.endpoints]) calls.push(list.list, list.get);
  for (const { method, path } of calls) {
    const url = `/api/${path}?id=${unknownId}`;
    expect([path, (await fixture.api.inject({ method, url, payload: {} })).statusCode]).toEqual([
      path,
      403,
    ]);
  }
});
