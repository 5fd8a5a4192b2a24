import { useQueryClient } from '@tanstack/react-query';
import { emailBatches, emailEndpoints, emails } from 'contract/email';
import { useConfirm } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';

const messages = { one: 'message', many: 'messages' };

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
    success: ({ data }) => `Queued again for ${data.to}`,
    failure: 'Not queued again',
  });
  const queueBatch = useCall(emailEndpoints.retryBatch, {
    ...shared,
    success: ({ data }) => `${countText(data.queued, messages)} queued again`,
    failure: 'Not queued again',
  });
  const cancel = useCall(emailEndpoints.cancel, {
    ...shared,
    success: ({ data }) => `Not sent to ${data.to}`,
    failure: 'Not cancelled',
  });
  const cancelBatch = useCall(emailEndpoints.cancelBatch, {
    ...shared,
    success: ({ data }) => `${countText(data.cancelled, messages)} cancelled`,
    failure: 'Not cancelled',
  });
  return {
    retry: (id: string) => void queue.run({ id, body: { evenIfUnknown: false } }),
    retryUnknown: async ({ _id: id, to }: { _id: string; to: string }) => {
      if (await confirm(twiceQuestion(`It may arrive a second time at ${to}.`)))
        await queue.run({ id, body: { evenIfUnknown: true } });
    },
    cancel: (id: string) => void cancel.run({ id }),
    resendFailed: (id: string) => void queueBatch.run({ id, body: { evenIfUnknown: false } }),
    resendUnknown: async (id: string, unknown: number) => {
      const words = `${countText(unknown, messages)} may arrive a second time.`;
      if (await confirm(twiceQuestion(words)))
        await queueBatch.run({ id, body: { evenIfUnknown: true } });
    },
    cancelWaiting: async (id: string, waiting: number) => {
      const isSure = await confirm({
        title: `Cancel ${countText(waiting, messages)}?`,
        description: 'What was sent already stays sent.',
        confirmLabel: `Cancel ${countText(waiting, messages)}`,
        cancelLabel: 'Go on sending',
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
    title: 'Send again what may have arrived?',
    description: `The connection broke off while the server took it. ${words}`,
    confirmLabel: 'Send again',
    isDestructive: true,
  };
}
