export { ApiKey, apiKeyEndpoints, keyDays, KeyLevels } from './integration/api-key';
export {
  rolloutStopped,
  StoppedRollout,
  testEvent,
  Webhook,
  WebhookDelivery,
  webhookEndpoints,
  WebhookEvent,
  WebhookEvents,
} from './integration/webhook';
