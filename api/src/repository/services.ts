import type { TableRegistry } from './references';
import type { ResourceTable } from './resource-table';
import type { ResponseCache } from './response-cache';

declare module '../kernel/services' {
  interface Services {
    readonly tables: TableRegistry;
    /** Responses that every page of the site needs. */
    readonly responseCache: ResponseCache;
  }
}

declare module '../kernel/domain' {
  interface Domain {
    /** Resources whose standard routes are mounted. */
    readonly tables?: readonly ResourceTable[];
  }
}
