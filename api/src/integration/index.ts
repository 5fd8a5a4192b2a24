import type { Domain } from '../kernel/domain';
import { mountApiKeyRoutes } from './api-key/api-key.routes';
import { announceKeyEnds } from './api-key/announce-key-ends';
import { openApiKeys } from './api-key/api-keys';
import { startWebhookSender } from './webhook/webhook-sender';
import { webhookSubscriber } from './webhook/fan-out';
import { purgeDeliveries } from './webhook/purge-deliveries';
import { mountWebhookRoutes } from './webhook/webhook.routes';
import { integrationPersonalData } from './personal-data';

export const integration = {
  open: ({ database }) => ({ services: { apiKeys: openApiKeys(database) } }),
  start: (services, { wakeUps }) => [startWebhookSender({ services, log: services.log, wakeUps })],
  routes: [mountApiKeyRoutes, mountWebhookRoutes],
  subscribers: [webhookSubscriber],
  async purge(database, services) {
    await purgeDeliveries(database);
    await announceKeyEnds(services);
  },
  personalData: integrationPersonalData,
  boxes: [
    { table: 'webhook', column: 'secret_box', key: '_id' },
    { table: 'webhook', column: 'former_secret_box', key: '_id' },
  ],
} satisfies Domain;
