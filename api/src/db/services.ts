import type { Database } from './database';
import type { LastingKeys } from './lasting-keys';
import type { Pool } from './pool';
import type { Replica } from './replica';

declare module '../kernel/services' {
  interface Services {
    readonly pool: Pool;
    readonly database: Database;
    /** For reads that may lag, where the settings name one. */
    readonly replica: Replica | undefined;
  }
}

declare module '../kernel/domain' {
  interface Opening {
    readonly lastingKeys: LastingKeys;
  }
}
