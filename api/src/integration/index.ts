import type { Domain } from '../core/domain';
import { mountApiKeyRoutes } from './api-key/api-key.routes';
import { announceKeyEnds } from './api-key/announce-key-ends';
import { cdnSubscriber } from './cdn/request-purge';
import { webhookSubscriber } from './webhook/fan-out';
import { purgeDeliveries } from './webhook/purge-deliveries';
import { mountWebhookRoutes } from './webhook/webhook.routes';
import { integrationPersonalData } from './personal-data';

export const integration = {
  routes: [mountApiKeyRoutes, mountWebhookRoutes],
  subscribers: [webhookSubscriber, cdnSubscriber],
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
