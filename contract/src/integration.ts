export { ApiKey, apiKeyEndpoints, keyDays, KeyLevels } from './integration/api-key';
