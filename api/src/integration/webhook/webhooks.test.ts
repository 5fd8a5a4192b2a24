import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { units } from 'contract/catalog';
import { webhookEndpoints } from 'contract/integration';
import { auditEndpoints, recordEndpoints } from 'contract/record';
import { Webhook } from 'standardwebhooks';
import { selfSignedCertificate } from '../../email/mail-server/certificate.fixture';
import { claimDeliveries } from './claim-deliveries';
import type { Received } from './listener.fixture';
import { maxAttempts, waitAfter } from './retries';
import { openWebhooks, until, type Webhooks } from './webhooks.fixture';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await openWebhooks({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => webhooks.close());
afterEach(() => webhooks.clear());

const verified = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, { ...headers });

test('a listener that fails twice gets the same message until it accepts it, signed for its secret', async () => {
  const listener = await webhooks.listen((response, count) =>
    response.writeHead(count < 3 ? 500 : 200).end('ok'),
  );
  const { _id, secret } = await webhooks.addWebhook(listener.url, ['unit.created']);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const recordId = await webhooks.addUnit();
  await webhooks.dispatch();
  for (const count of [1, 2]) {
    await listener.waitFor(count);
    await until(async () => (await webhooks.logOf(_id))[0].attempts === count);
    const [{ state, status, failure, nextAttemptAt }] = await webhooks.logOf(_id);
    expect([state, status, failure]).toEqual(['waiting', 500, 'It answered with the status 500']);
    expect(Date.parse(nextAttemptAt)).toBeGreaterThan(Date.now());
    await webhooks.hurry();
  }
  const [first, ...others] = await listener.waitFor(3);
  for (const one of [first, ...others]) {
    expect(one?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(one && verified(secret, one)).toMatchObject({
      type: 'unit.created',
      data: { _id: recordId },
    });
    expect(() => one && verified(`whsec_${'A'.repeat(43)}=`, one)).toThrow();
  }
  await until(async () => (await webhooks.logOf(_id))[0].state === 'delivered');
  expect(await webhooks.logOf(_id)).toMatchObject([
    {
      type: 'unit.created',
      recordId,
      attempts: 3,
      status: 200,
      answer: 'ok',
      failure: null,
      sent: String(first?.body),
    },
  ]);
  const { values } = await webhooks.api.services.meters.webhookDeliveries.get();
  expect(Object.fromEntries(values.map(({ labels, value }) => [labels.result, value]))).toEqual({
    failed: 2,
    delivered: 1,
  });
  const { answer } = await webhooks.asOwner(webhookEndpoints.list);
  expect(answer.data).toMatchObject([{ state: 'active', waiting: 0 }]);
  expect(JSON.stringify(answer)).not.toContain(secret);
});

test('events are those that were chosen; a deleted record has its id alone', async () => {
  const listener = await webhooks.listen();
  await webhooks.addWebhook(listener.url, ['unit.updated', 'unit.deleted', 'unit.restored']);
  const id = await webhooks.addUnit();
  const factor = { id, body: { factor: 2 } };
  await webhooks.asOwner(units.endpoints.update, factor);
  await webhooks.dispatch();
  await listener.waitFor(1);
  await webhooks.asOwner(units.endpoints.remove, { id });
  await webhooks.dispatch();
  await listener.waitFor(2);
  await webhooks.asOwner(recordEndpoints.restore, { id, query: { resource: 'unit' } });
  await webhooks.dispatch();
  const received = await listener.waitFor(3);
  expect(received.map(({ json }) => json)).toMatchObject([
    { type: 'unit.updated', data: { _id: id, factor: 2 } },
    { type: 'unit.deleted', data: { _id: id } },
    { type: 'unit.restored', data: { _id: id, factor: 2 } },
  ]);
  expect(Object.keys(received[1]?.json.data ?? {})).toEqual(['_id']);
});

test('a process that dies between the commit and the sending loses nothing', async () => {
  const listener = await webhooks.listen();
  const { _id } = await webhooks.addWebhook(listener.url, ['unit.created']);
  await webhooks.stopSender();
  const ids = [await webhooks.addUnit(), await webhooks.addUnit()];
  // It dies before the outbox is read: another process does it. That one dies with the messages claimed.
  await webhooks.dispatch();
  expect(await claimDeliveries(webhooks.api.services.database, [])).toHaveLength(2);
  webhooks.startSender();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(listener.received).toEqual([]);
  // A minute later.
  await webhooks.api.sql(
    `update webhook_delivery set next_attempt_at = next_attempt_at - interval '60 s'`,
  );
  await listener.waitFor(2);
  expect(new Set(listener.received.map(({ json }) => json.data['_id']))).toEqual(new Set(ids));
  await until(async () =>
    (await webhooks.logOf(_id)).every(({ state }: { state: string }) => state === 'delivered'),
  );
});

test('a sender that stops gives back what it was sending', async () => {
  const listener = await webhooks.listen(() => undefined);
  const { _id } = await webhooks.addWebhook(listener.url, ['unit.created']);
  await webhooks.addUnit();
  await webhooks.dispatch();
  await listener.waitFor(1);
  await webhooks.stopSender();
  expect(await webhooks.logOf(_id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  webhooks.startSender();
  await listener.waitFor(2);
});

test('after three days a webhook is disabled, staff are notified, and a change begins anew', async () => {
  const waits = Array.from({ length: maxAttempts }, (_none, index) => waitAfter(index + 1));
  expect(waits.at(-1)).toBeUndefined();
  const seconds = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  expect(seconds).toBeGreaterThan(2.5 * 86_400);
  expect(seconds).toBeLessThan(3 * 86_400);

  let isDown = true;
  const listener = await webhooks.listen((response) =>
    response.writeHead(isDown ? 503 : 204).end(),
  );
  const { _id } = await webhooks.addWebhook(listener.url, ['unit.created']);
  await webhooks.addUnit();
  await webhooks.dispatch();
  await until(async () => (await webhooks.logOf(_id))[0].attempts === 1);
  await webhooks.api.sql('update webhook_delivery set attempts = $1, next_attempt_at = now()', [
    maxAttempts - 1,
  ]);
  await until(async () => (await webhooks.logOf(_id))[0].state === 'failed');
  const state = async () => (await webhooks.asOwner(webhookEndpoints.list)).answer.data[0].state;
  expect(await state()).toBe('disabled');
  const notices = await webhooks.api.services.database
    .selectFrom('notification')
    .select(['message', 'link'])
    .where('kind', '=', 'webhook-disabled')
    .execute();
  expect(notices).toEqual([
    {
      message: 'The webhook “Shop” was disabled: a message could not be delivered for three days',
      link: '/integrations',
    },
  ]);
  const [{ _id: deliveryId }] = await webhooks.logOf(_id);
  expect((await webhooks.asOwner(webhookEndpoints.resend, { id: deliveryId })).status).toBe(422);
  expect((await webhooks.asOwner(webhookEndpoints.test, { id: _id })).status).toBe(422);
  await webhooks.asOwner(webhookEndpoints.update, { id: _id, body: { isActive: true } });
  expect(await state()).toBe('active');
  isDown = false;
  await webhooks.asOwner(webhookEndpoints.resend, { id: deliveryId });
  await until(async () => (await webhooks.logOf(_id))[0].state === 'delivered');
  const { answer: audit } = await webhooks.asOwner(auditEndpoints.list, {
    query: { kind: 'settings', resource: 'webhook' },
  });
  const resent = audit.data.filter(({ action }: { action: string }) => action === 'webhook-resent');
  expect(resent).toMatchObject([
    { by: 'Tess Ting', recordId: _id, changes: [{ field: 'delivery', to: deliveryId }] },
  ]);
});

test('an address that is gone is not called again', async () => {
  const listener = await webhooks.listen((response) => response.writeHead(410).end());
  const { _id } = await webhooks.addWebhook(listener.url, ['unit.created']);
  await webhooks.asOwner(webhookEndpoints.test, { id: _id });
  await until(async () => (await webhooks.logOf(_id))[0].state === 'failed');
  const [webhook] = (await webhooks.asOwner(webhookEndpoints.list)).answer.data;
  expect(webhook.state).toBe('disabled');
});

test('messages are signed by the former secret too while it is replaced', async () => {
  const listener = await webhooks.listen();
  const { _id, secret } = await webhooks.addWebhook(listener.url, ['unit.created']);
  const { answer } = await webhooks.asOwner(webhookEndpoints.rotateSecret, { id: _id });
  expect(answer.data.secret).not.toBe(secret);
  await webhooks.asOwner(webhookEndpoints.test, { id: _id });
  const [both] = await listener.waitFor(1);
  expect(both?.json).toMatchObject({ type: 'webhook.test' });
  for (const one of [secret, answer.data.secret]) expect(both && verified(one, both)).toBeDefined();
  await webhooks.api.sql(`update webhook set former_secret_until = now() - interval '1 s'`);
  await webhooks.asOwner(webhookEndpoints.test, { id: _id });
  const [, one] = await listener.waitFor(2);
  expect(() => one && verified(secret, one)).toThrow();
  expect(one && verified(answer.data.secret, one)).toBeDefined();
});

test('a redirect is not followed, and of a long answer 2 000 characters are logged', async () => {
  const inside = await webhooks.listen();
  const listener = await webhooks.listen((response, count) =>
    count === 1
      ? response.writeHead(302, { location: inside.url }).end()
      : response.writeHead(200).end('é\u0000'.repeat(500_000)),
  );
  const { _id } = await webhooks.addWebhook(listener.url, ['unit.created']);
  await webhooks.asOwner(webhookEndpoints.test, { id: _id });
  await until(async () => (await webhooks.logOf(_id))[0].attempts === 1);
  expect((await webhooks.logOf(_id))[0]).toMatchObject({
    status: 302,
    failure: 'It answered with a redirect, which is not followed',
  });
  expect(inside.received).toEqual([]);
  await webhooks.hurry();
  await until(async () => (await webhooks.logOf(_id))[0].state === 'delivered');
  expect((await webhooks.logOf(_id))[0].answer).toHaveLength(2_000);
});

test('a certificate that nobody vouches for is refused', async () => {
  const server = createServer(selfSignedCertificate());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { _id } = await webhooks.addWebhook(`https://localhost:${port}/`, ['unit.created']);
  await webhooks.asOwner(webhookEndpoints.test, { id: _id });
  await until(async () => (await webhooks.logOf(_id))[0].attempts === 1);
  expect((await webhooks.logOf(_id))[0].failure).toBe('The certificate is signed by itself');
  server.close();
});

test('one that does not answer holds up no other', async () => {
  const [silent, quick] = [await webhooks.listen(() => undefined), await webhooks.listen()];
  await webhooks.addWebhook(silent.url, ['unit.created']);
  await webhooks.addWebhook(quick.url, ['unit.created']);
  for (let count = 0; count < 10; count += 1) await webhooks.addUnit();
  while ((await webhooks.dispatch()) > 0);
  await quick.waitFor(10);
  expect(silent.received.length).toBeLessThanOrEqual(4);
});
