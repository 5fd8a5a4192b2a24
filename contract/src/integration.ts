export { ApiKey, apiKeyEndpoints, keyDays, KeyLevels } from './integration/api-key';
export {
  testEvent,
  Webhook,
  WebhookDelivery,
  webhookEndpoints,
  WebhookEvent,
  WebhookEvents,
} from './integration/webhook';
