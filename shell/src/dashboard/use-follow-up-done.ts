import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followUps, inquiries } from 'contract/inquiry';
import { showToast, undoDuration } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls } from 'shared-ui/resource';
import { dashboardKey } from './use-dashboard';

interface Tick {
  readonly id: string;
  readonly doneAt: string | null;
}

/** Marks a follow-up as done, with Undo for a while. */
export function useFollowUpDone() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, doneAt }: Tick) => resourceCalls(api, followUps).update(id, { doneAt }),
    onSuccess: async (_answer, { id, doneAt }) => {
      if (doneAt !== null) offerUndo(() => mutate({ id, doneAt: null }));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: dashboardKey }),
        refreshResource(queryClient, followUps),
        refreshResource(queryClient, inquiries),
      ]);
    },
    onError: ({ message }) =>
      showToast({ title: t`The follow-up was not changed`, description: message, tone: 'danger' }),
  });
  return {
    finish: (id: string) => mutate({ id, doneAt: new Date().toISOString() }),
    /** The follow-up that is being saved. */
    pendingId: isPending ? variables.id : undefined,
  };
}

function offerUndo(undo: () => void) {
  showToast({
    title: t`Follow-up done`,
    tone: 'success',
    action: { label: t`Undo`, onSelect: undo },
    duration: undoDuration,
  });
}
