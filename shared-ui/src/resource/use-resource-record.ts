import { useQuery } from '@tanstack/react-query';
import { useApi } from '../client/api-provider';
import { resourceCalls } from './resource-calls';
import { resourceKeys } from '../client/resource-keys';
import type { AnyResource } from './resource-types';

/** A record by its id; nothing is fetched while the id is undefined. */
export function useResourceRecord<R extends AnyResource>(resource: R, id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: resourceKeys.record(resource, id ?? ''),
    queryFn: ({ signal }) => resourceCalls(api, resource).get(id ?? '', signal),
    enabled: id !== undefined,
  });
}
