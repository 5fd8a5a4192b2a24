import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type EmailBatch, emailBatches, type EmailCounts, emails } from 'contract/email';
import { useEffect } from 'react';
import { useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls, resourceKeys } from 'shared-ui/resource';

const second = 1_000;
const later = 30_000;

/**
 * A sending, asked for every second while some of it is open, and not at all once all of it has ended or while the tab
 * is hidden. The messages of the outbox are fetched anew when its numbers change.
 */
export function useBatch(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const answer = useQuery({
    queryKey: resourceKeys.record(emailBatches, id),
    queryFn: ({ signal }) => resourceCalls(api, emailBatches).get(id, signal),
    refetchInterval: ({ state }) => (state.data === undefined ? false : pauseAfter(state.data)),
  });
  const numbers = answer.data === undefined ? undefined : JSON.stringify(answer.data.counts);

  // Keeps the outbox below in step with what was sent.
  useEffect(() => {
    if (numbers !== undefined) void refreshResource(queryClient, emails);
  }, [queryClient, numbers]);
  return answer;
}

/** How many have not ended. */
export function openIn({ queued, sending }: EmailCounts): number {
  return queued + sending;
}

function pauseAfter({ counts, scheduledAt }: EmailBatch) {
  if (openIn(counts) === 0) return false;
  const isSoon = scheduledAt === null || Date.parse(scheduledAt) < Date.now() + later;
  return isSoon ? second : later;
}
