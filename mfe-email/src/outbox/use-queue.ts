import { useQuery } from '@tanstack/react-query';
import { emailEndpoints } from 'contract/email';
import { useApi } from 'shared-ui/client';
import { queueKey } from './use-mail-actions';

const minute = 60_000;

/** What waits in the outbox, was not delivered lately, or is held by a paused server. */
export function useQueue() {
  const api = useApi();
  return useQuery({
    queryKey: queueKey,
    queryFn: async ({ signal }) => {
      const answer = await api.call(emailEndpoints.queue, { signal });
      return answer.data;
    },
    refetchInterval: minute,
  });
}
