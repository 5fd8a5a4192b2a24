import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Job, jobEndpoints } from 'contract/jobs';
import type { ApiClient } from 'panel-runtime';
import { mayPass } from '../client/create-query-client';
import { refreshResource } from '../client/resource-keys';

/**
 * Milliseconds between two polls at first; the interval grows, so that short jobs show their end at once, and long ones
 * cost the server little.
 */
const firstPause = 400;
const maxPause = 1_000;
const growth = 1.2;

const ended: readonly Job['state'][] = ['done', 'failed', 'cancelled'];

/** Whether a job has ended, successfully or not. */
export function hasEnded({ state }: Pick<Job, 'state'>) {
  return ended.includes(state);
}

/** Kinds that write records of other resources too. */
const writesOthers: readonly Job['kind'][] = ['move', 'merge', 'undo'];

/** All but jobs themselves, which would be asked for again without an end. */
function refreshAllRecords(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'job' });
}

export const jobKey = (id: string) => ['job', id] as const;

/** Polls a job until it has ended, then refetches what it wrote. Stops at a permanent error. */
export function jobQuery(api: ApiClient, queryClient: QueryClient, id: string) {
  return queryOptions({
    queryKey: jobKey(id),
    queryFn: async ({ signal }) => {
      const { data: job } = await api.call(jobEndpoints.get, { id, signal });
      if (!hasEnded(job)) return job;
      if (writesOthers.includes(job.kind)) void refreshAllRecords(queryClient);
      else void refreshResource(queryClient, { name: job.resource });
      return job;
    },
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (data !== undefined && hasEnded(data)) return false;
      if (error !== null && !mayPass(error)) return false;
      return Math.min(firstPause * growth ** dataUpdateCount, maxPause);
    },
    refetchIntervalInBackground: true,
  });
}
