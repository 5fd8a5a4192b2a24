import { webhookEndpoints } from 'contract/integration';
import { recordEndpoints } from 'contract/record';
import { levelEverywhere, roles, staffEndpoints } from 'contract/staff';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { startTestApi } from '../../testing/start-test-api';
import { purgeDeliveries } from './purge-deliveries';
import { startWebhookSender } from './webhook-sender';
import { openWebhooks, until, type Webhooks } from './webhooks.fixture';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await openWebhooks({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => webhooks.close());
afterEach(() => webhooks.clear());

test('private addresses, other protocols and names that lead to one are refused', async () => {
  const strict = await startTestApi({ jobs: 'stopped' });
  const add = (url: string) =>
    callAs(strict, webhookEndpoints.add, {
      token: strict.adminToken,
      body: { name: 'Shop', url, events: ['unit.created'] },
    });
  for (const url of [
    'http://example.com/hook',
    'ftp://example.com/hook',
    'hook',
    'https://user:secret@example.com/',
    'https://127.0.0.1/',
    'https://localhost:8443/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://10.0.0.8/',
  ]) {
    const { status, answer } = await add(url);
    expect([url, status, answer.errors?.[0]?.path]).toEqual([url, 422, 'url']);
  }
  // An address that was public when it was saved, and leads to this machine at the time of sending.
  const listener = await webhooks.listen();
  const body = { name: 'Shop', url: 'https://1.1.1.1/', events: ['unit.created'] };
  const { answer } = await callAs(strict, webhookEndpoints.add, { token: strict.adminToken, body });
  await strict.sql('update webhook set url = $1', [listener.url.replace('127.0.0.1', 'localhost')]);
  const { _id } = answer.data;
  await callAs(strict, webhookEndpoints.test, { token: strict.adminToken, id: _id });
  const strictSender = startWebhookSender({ services: strict.services, log: console, pause: 20 });
  const log = async () =>
    (await callAs(strict, webhookEndpoints.deliveries, { token: strict.adminToken, id: _id }))
      .answer.data[0];
  await until(async () => (await log()).attempts === 1);
  expect((await log()).failure).toBe('localhost is within a private network');
  expect(listener.received).toEqual([]);
  await strictSender.stop();
  await strict.close();
});

test('nobody chooses events that they may not view, nor has what others may view sent to an address of their own', async () => {
  const levels = { ...levelEverywhere('none'), chemicals: 'view', settings: 'edit' };
  const role = await webhooks.asOwner(roles.endpoints.add, { body: { name: unique(), levels } });
  const clerk = await addPerson(webhooks.api, { roleId: role.answer.data._id });
  const { answer } = await webhooks.as(clerk.token, webhookEndpoints.events);
  const offered = answer.data.map(({ resource }: { resource: string }) => resource);
  expect(offered).toContain('chemical');
  expect(offered).not.toContain('inquiry');
  const listener = await webhooks.listen();
  const refused = { name: 'Shop', url: listener.url, events: ['inquiry.created'] };
  expect((await webhooks.as(clerk.token, webhookEndpoints.add, { body: refused })).status).toBe(
    422,
  );
  const { _id } = await webhooks.addWebhook(listener.url, ['inquiry.created']);
  const redirect = (body: object) =>
    webhooks.as(clerk.token, webhookEndpoints.update, { id: _id, body });
  expect((await redirect({ url: listener.url })).status).toBe(422);
  expect((await redirect({ name: 'Renamed' })).answer.data.createdBy).toBe('Tess Ting');
  expect((await redirect({ events: ['unit.created'] })).status).toBe(200);
  await webhooks.asOwner(roles.endpoints.update, {
    id: role.answer.data._id,
    body: { levels: { ...levels, chemicals: 'none' } },
  });
  await webhooks.addUnit();
  await webhooks.dispatch();
  await until(async () => (await webhooks.logOf(_id))[0]?.state === 'failed');
  expect((await webhooks.logOf(_id))[0].failure).toBe(
    'Its maker may not view such records any more',
  );
  const deactivation = { id: clerk.adminId, body: { handOverTo: null } };
  await webhooks.asOwner(staffEndpoints.deactivate, deactivation);
  const [webhook] = (await webhooks.asOwner(webhookEndpoints.list)).answer.data;
  expect(webhook.state).toBe('maker-deactivated');
  expect(listener.received).toEqual([]);
});

test('who may not view what a webhook sends is shown neither its secret nor what was sent and answered', async () => {
  const levels = { ...levelEverywhere('none'), chemicals: 'view', settings: 'all' };
  const role = await webhooks.asOwner(roles.endpoints.add, { body: { name: unique(), levels } });
  const clerk = await addPerson(webhooks.api, { roleId: role.answer.data._id });
  const listener = await webhooks.listen();
  const hidden = await webhooks.addWebhook(listener.url, ['inquiry.created']);
  const open = await webhooks.addWebhook(listener.url, ['unit.created']);
  const rotate = ({ _id: id }: { _id: string }) =>
    webhooks.as(clerk.token, webhookEndpoints.rotateSecret, { id });
  const refused = await rotate(hidden);
  expect([refused.status, refused.answer.errors[0].message]).toEqual([
    422,
    'You may not view, or there is no such event: inquiry.created',
  ]);
  expect((await rotate(open)).status).toBe(200);
  const answered = async ({ _id: id }: { _id: string }, type: string) => {
    await webhooks.api.sql(
      `insert into webhook_delivery (_id, webhook_id, type, record_id, occurred_at, created_at, state,
        attempts, next_attempt_at, sent, answer)
        values (gen_random_uuid(), $1, $2, gen_random_uuid(), now(), now(), 'delivered', 1, now(), 'Sent', 'Echo')`,
      [id, type],
    );
    const log = (token: string) => webhooks.as(token, webhookEndpoints.deliveries, { id });
    const [own, theirs] = [await log(webhooks.api.adminToken), await log(clerk.token)];
    return [own, theirs].map(({ answer: { data } }) => [data[0].sent, data[0].answer]);
  };
  expect(await answered(hidden, 'inquiry.created')).toEqual([
    ['Sent', 'Echo'],
    [null, null],
  ]);
  expect(await answered(open, 'unit.created')).toEqual([
    ['Sent', 'Echo'],
    ['Sent', 'Echo'],
  ]);
});

test('a paused webhook gets nothing, the log is kept for 30 days, and a deleted one is gone with it', async () => {
  const listener = await webhooks.listen();
  const { _id } = await webhooks.addWebhook(listener.url, ['unit.created']);
  await webhooks.asOwner(webhookEndpoints.update, { id: _id, body: { isActive: false } });
  await webhooks.addUnit();
  await webhooks.dispatch();
  expect(await webhooks.logOf(_id)).toEqual([]);
  await webhooks.asOwner(webhookEndpoints.update, { id: _id, body: { isActive: true } });
  await webhooks.asOwner(webhookEndpoints.test, { id: _id });
  await listener.waitFor(1);
  await until(async () => (await webhooks.logOf(_id))[0].state === 'delivered');
  await webhooks.api.sql(`update webhook_delivery set created_at = now() - interval '31 days'`);
  await purgeDeliveries(webhooks.api.services.database);
  expect(await webhooks.logOf(_id)).toEqual([]);
  expect((await webhooks.asOwner(webhookEndpoints.remove, { id: _id })).status).toBe(200);
  expect((await webhooks.asOwner(webhookEndpoints.deliveries, { id: _id })).status).toBe(404);
  const query = { resource: 'webhook', recordId: _id };
  expect((await webhooks.asOwner(recordEndpoints.history, { query })).status).not.toBe(500);
});

test('no statement is spent on messages while no webhook waits for them', async () => {
  await webhooks.addUnit();
  const topics = await Promise.all(
    webhooks.api.services.subscribers.map((subscriber) =>
      subscriber.topics(webhooks.api.services.database),
    ),
  );
  expect(topics.flat()).toEqual([]);
  await webhooks.dispatch();
  const { rows } = await webhooks.api.services.pool.connect().then(async (client) => {
    const found = await client.query('select count(*) from outbox where done_at is null', []);
    client.release();
    return found;
  });
  expect(Number(Object.values(Object(rows[0]))[0])).toBe(0);
});
