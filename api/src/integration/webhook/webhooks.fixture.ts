import type { Endpoint } from 'contract';
import { units } from 'contract/catalog';
import { webhookEndpoints } from 'contract/integration';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi } from '../../testing/start-test-api';
import { startListener, type Listener, type Respond } from './listener.fixture';
import { startWebhookSender } from './webhook-sender';

/** The API with what webhooks need of it, and a running sender. */
export async function openWebhooks(env: Readonly<Record<string, string>>) {
  const api = await startTestApi({ jobs: 'stopped', env });
  const start = () => startWebhookSender({ services: api.services, log: console, pause: 20 });
  let sender = start();
  const listeners: Listener[] = [];
  const as = (token: string, endpoint: Endpoint | undefined, request: CallRequest = {}) =>
    callAs(api, endpoint, { token, ...request });
  const asOwner = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
    as(api.adminToken, endpoint, request);
  return {
    api,
    as,
    asOwner,
    async listen(respond?: Respond): Promise<Listener> {
      const listener = await startListener(respond);
      listeners.push(listener);
      return listener;
    },
    async addWebhook(url: string, events: readonly string[]) {
      const body = { name: 'Shop', url, events };
      const { status, answer } = await asOwner(webhookEndpoints.add, { body });
      expect(status).toBe(201);
      return answer.data;
    },
    async addUnit(): Promise<string> {
      const body = { name: unique(), symbol: unique(), dimension: 'mass', factor: 1 };
      return (await asOwner(units.endpoints.add, { body })).answer.data._id;
    },
    /** What the process does every second. */
    dispatch: () => deliverDue({ services: api.services, log: console }),
    /** The next attempt of all messages is due. */
    hurry: () => api.sql('update webhook_delivery set next_attempt_at = now()'),
    logOf: async (id: string) => (await asOwner(webhookEndpoints.deliveries, { id })).answer.data,
    stopSender: () => sender.stop(),
    startSender() {
      sender = start();
    },
    /** Removes all webhooks and listeners. */
    async clear() {
      await api.sql('delete from webhook');
      for (const listener of listeners.splice(0)) await listener.close();
    },
    async close() {
      await sender.stop();
      await api.close();
    },
  };
}

export type Webhooks = Awaited<ReturnType<typeof openWebhooks>>;

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not happen within five seconds');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
