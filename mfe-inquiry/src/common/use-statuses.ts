import { useQuery } from '@tanstack/react-query';
import { largestPageSize } from 'contract';
import { statuses } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys, type RowOf } from 'shared-ui/resource';

/** A status as lists answer it. */
export type StatusRow = RowOf<typeof statuses>;

const query = { sort: 'order', pageSize: largestPageSize };

/** The statuses in their order; more than a page of them would be no board. */
export function useStatuses() {
  const { list } = resourceCalls(useApi(), statuses);
  return useQuery({
    queryKey: resourceKeys.list(statuses, query),
    queryFn: ({ signal }) => list(query, signal),
    select: ({ data }) => data,
  });
}

/** One of the statuses; undefined until they are there. */
export function useStatus(id: string): StatusRow | undefined {
  return useStatuses().data?.find(({ _id }) => _id === id);
}
