import type { Domain } from '../core/domain';
import { mountApiKeyRoutes } from './api-key/api-key.routes';
import { webhookSubscriber } from './webhook/fan-out';
import { purgeDeliveries } from './webhook/purge-deliveries';
import { mountWebhookRoutes } from './webhook/webhook.routes';
import { integrationPersonalData } from './personal-data';

export const integration = {
  routes: [mountApiKeyRoutes, mountWebhookRoutes],
  subscribers: [webhookSubscriber],
  purge: purgeDeliveries,
  personalData: integrationPersonalData,
} satisfies Domain;
