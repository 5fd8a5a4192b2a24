import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';
import { ApiError } from 'panel-runtime';

const retries = 2;

/** Only temporary failures are retried: no response, and server errors. */
export function mayPass(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'network' || (error.status ?? 0) >= 500;
}

/**
 * Invalidation also restarts first loads that are under way: what they read may be older than the write. TanStack Query
 * by itself restarts only queries that already have data.
 */
class ApiQueryClient extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ) {
    const firstLoads = this.getQueryCache().findAll({
      ...filters,
      type: 'active',
      fetchStatus: 'fetching',
    });
    for (const query of firstLoads)
      if (query.state.data === undefined) void query.cancel({ silent: true });
    await super.invalidateQueries(filters, options);
  }
}

/**
 * The cache of API responses. Unused entries are dropped after 60 seconds; focus, reconnection and mount never refetch
 * (specification, section 9), so writes must call `refreshResource`. An invalidated query whose refetch was cut short
 * by a page change is fetched when it is next shown.
 */
export function createQueryClient() {
  return new ApiQueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: ({ state }) => state.isInvalidated,
        retry: (failures, error) => failures < retries && mayPass(error),
      },
      mutations: { retry: false },
    },
  });
}
