import type { Storage } from './storage';

declare module '../kernel/domain' {
  interface Opening {
    readonly storage: Storage;
  }
}
