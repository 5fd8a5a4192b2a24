import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const retries = 2;

/** Only what may pass by itself is tried again: no answer, and errors of the server. */
export function mayPass(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'network' || (error.status ?? 0) >= 500;
}

/**
 * The cache of API answers. Kept for 60 seconds after last use; never fetched again by focus, reconnection or mount
 * (specification, section 9), so writes must call `refreshResource`. What that marked while the fetch could not end, as
 * its page was left, is fetched when it is next shown.
 */
export function createQueryClient() {
  return new QueryClient({
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
