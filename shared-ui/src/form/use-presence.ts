import { useQuery } from '@tanstack/react-query';
import { presenceSeconds, recordEndpoints } from 'contract/record';
import { useApi } from '../client/api-provider';
import type { AnyResource } from '../resource/resource-types';

/** Milliseconds between two calls, of which one may be lost. */
const pause = (presenceSeconds * 1000) / 2.25;

interface PresenceQuery {
  resource: Pick<AnyResource, 'name'>;
  /** Undefined for a new record. */
  id: string | undefined;
  isEditing: boolean;
}

/** Who else has a record open. It is asked again while the tab is in view, and not after a refusal. */
export function usePresence({ resource: { name: resource }, id, isEditing }: PresenceQuery) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['presence', resource, id, isEditing],
    queryFn: ({ signal }) =>
      api.call(recordEndpoints.presence, { id: id ?? '', body: { resource, isEditing }, signal }),
    enabled: id !== undefined,
    retry: false,
    gcTime: 0,
    placeholderData: (before) => before,
    refetchInterval: ({ state: { error } }) => (error === null ? pause : false),
  });
  return data?.data ?? [];
}
