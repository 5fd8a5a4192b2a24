import type { ApiKeys } from './api-key/api-keys';

declare module '../kernel/services' {
  interface Services {
    readonly apiKeys: ApiKeys;
  }
}
