import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { statuses } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys, type RowOf } from 'shared-ui/resource';

/** A row of the status list. */
export type StatusRow = RowOf<typeof statuses>;

const query = { sort: 'order', pageSize: maxPageSize };

/** All statuses in their order; one page holds them. */
export function useStatuses() {
  const { list } = resourceCalls(useApi(), statuses);
  return useQuery({
    queryKey: resourceKeys.list(statuses, query),
    queryFn: ({ signal }) => list(query, signal),
    select: ({ data }) => data,
  });
}

/** A status by its `_id`; undefined while statuses load. */
export function useStatus(id: string): StatusRow | undefined {
  return useStatuses().data?.find(({ _id }) => _id === id);
}
