export { ApiKey, apiKeyEndpoints, keyDays, KeyLevels } from './integration/api-key';
export {
  rolloutStopped,
  testEvent,
  Webhook,
  WebhookDelivery,
  webhookEndpoints,
  WebhookEvent,
  WebhookEvents,
} from './integration/webhook';
