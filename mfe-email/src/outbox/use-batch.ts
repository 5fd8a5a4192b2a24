import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type EmailBatch, emailBatches, type EmailCounts, emails } from 'contract/email';
import { useEffect } from 'react';
import { useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls, resourceKeys } from 'shared-ui/resource';

const second = 1_000;
const later = 30_000;

/**
 * Polls a sending every second while messages are open (every 30 s before its scheduled time), and not while the tab is
 * hidden. Refetches the outbox when the counts change.
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

  // Keeps the outbox below in step with the sending.
  useEffect(() => {
    if (numbers !== undefined) void refreshResource(queryClient, emails);
  }, [queryClient, numbers]);
  return answer;
}

/** The number of messages that are not finished. */
export function openIn({ queued, sending }: EmailCounts): number {
  return queued + sending;
}

function pauseAfter({ counts, scheduledAt }: EmailBatch) {
  if (openIn(counts) === 0) return false;
  const isSoon = scheduledAt === null || Date.parse(scheduledAt) < Date.now() + later;
  return isSoon ? second : later;
}
