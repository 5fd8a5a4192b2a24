import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { emailBatches, emailEndpoints, emails } from 'contract/email';
import { useConfirm } from 'shared-ui';
import { useCall } from 'shared-ui/resource';

/** Actions on single messages and on all messages of a sending. */
export function useMailActions() {
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const shared = {
    refresh: [emails, emailBatches],
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queueKey }),
  };
  const queue = useCall(emailEndpoints.retry, {
    ...shared,
    success: ({ data }) => t`Queued again for ${{ to: data.to }}`,
    failure: t`Not queued again`,
  });
  const queueBatch = useCall(emailEndpoints.retryBatch, {
    ...shared,
    success: ({ data: { queued } }) =>
      t`${plural(queued, { one: '# message queued again', other: '# messages queued again' })}`,
    failure: t`Not queued again`,
  });
  const cancel = useCall(emailEndpoints.cancel, {
    ...shared,
    success: ({ data }) => t`Not sent to ${{ to: data.to }}`,
    failure: t`Not cancelled`,
  });
  const cancelBatch = useCall(emailEndpoints.cancelBatch, {
    ...shared,
    success: ({ data: { cancelled } }) =>
      t`${plural(cancelled, { one: '# message cancelled', other: '# messages cancelled' })}`,
    failure: t`Not cancelled`,
  });
  return {
    retry: (id: string) => void queue.run({ id, body: { evenIfUnknown: false } }),
    retryUnknown: async ({ _id: id, to }: { _id: string; to: string }) => {
      if (await confirm(twiceQuestion(t`It may arrive a second time at ${to}.`)))
        await queue.run({ id, body: { evenIfUnknown: true } });
    },
    cancel: (id: string) => void cancel.run({ id }),
    resendFailed: (id: string) => void queueBatch.run({ id, body: { evenIfUnknown: false } }),
    resendUnknown: async (id: string, unknown: number) => {
      const words = t`${plural(unknown, {
        one: '# message may arrive a second time.',
        other: '# messages may arrive a second time.',
      })}`;
      if (await confirm(twiceQuestion(words)))
        await queueBatch.run({ id, body: { evenIfUnknown: true } });
    },
    cancelWaiting: async (id: string, waiting: number) => {
      const isSure = await confirm({
        title: t`${plural(waiting, { one: 'Cancel # message?', other: 'Cancel # messages?' })}`,
        description: t`What was sent already stays sent.`,
        confirmLabel: t`${plural(waiting, { one: 'Cancel # message', other: 'Cancel # messages' })}`,
        cancelLabel: t`Go on sending`,
        isDestructive: true,
      });
      if (isSure) await cancelBatch.run({ id });
    },
  };
}

/** The query key of the outbox's queue. */
export const queueKey = ['email', 'queue'] as const;

function twiceQuestion(words: string) {
  return {
    title: t`Send again what may have arrived?`,
    description: t`The connection broke off while the server took it. ${words}`,
    confirmLabel: t`Send again`,
    isDestructive: true,
  };
}
