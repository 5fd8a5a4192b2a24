import { useQuery } from '@tanstack/react-query';
import { mailDraftEndpoints, mailDrafts } from 'contract/email';
import type { Inquiry } from 'contract/inquiry';
import { useApi, usePermission } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';

/** Milliseconds between two calls, while the tab is in view. */
const pause = 15_000;

/** Who else writes a mail about the inquiry. */
export function useWriters(id: Inquiry['_id']) {
  const api = useApi();
  const enabled = usePermission(mailDraftEndpoints.writers.needs);
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(mailDrafts), 'writers', id],
    queryFn: async ({ signal }) =>
      (await api.call(mailDraftEndpoints.writers, { id, signal })).data,
    enabled,
    retry: false,
    refetchInterval: ({ state: { error } }) => (error === null ? pause : false),
  });
  return data ?? [];
}
