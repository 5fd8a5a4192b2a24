import { useQueryClient } from '@tanstack/react-query';
import { emailBatches, emailEndpoints, emails } from 'contract/email';
import { showToast, useConfirm } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { refreshResource } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';

const messages = { one: 'message', many: 'messages' };

/** Actions on single messages and on all messages of a sending. */
export function useMailActions() {
  const api = useApi();
  const confirm = useConfirm();
  const queryClient = useQueryClient();

  async function attempt(failed: string, act: () => Promise<string>) {
    try {
      showToast({ title: await act(), tone: 'success' });
    } catch (error) {
      showToast({ title: failed, description: messageOf(error), tone: 'danger' });
    } finally {
      await Promise.all([emails, emailBatches].map((one) => refreshResource(queryClient, one)));
      await queryClient.invalidateQueries({ queryKey: queueKey });
    }
  }
  const queue = (id: string, evenIfUnknown: boolean) =>
    attempt('Not queued again', async () => {
      const { data } = await api.call(emailEndpoints.retry, { id, body: { evenIfUnknown } });
      return `Queued again for ${data.to}`;
    });
  const queueBatch = (id: string, evenIfUnknown: boolean) =>
    attempt('Not queued again', async () => {
      const { data } = await api.call(emailEndpoints.retryBatch, { id, body: { evenIfUnknown } });
      return `${countText(data.queued, messages)} queued again`;
    });
  const cancelBatch = (id: string) =>
    attempt('Not cancelled', async () => {
      const { data } = await api.call(emailEndpoints.cancelBatch, { id });
      return `${countText(data.cancelled, messages)} cancelled`;
    });

  return {
    retry: (id: string) => void queue(id, false),
    retryUnknown: async ({ _id, to }: { _id: string; to: string }) => {
      if (await confirm(twiceQuestion(`It may arrive a second time at ${to}.`)))
        await queue(_id, true);
    },
    cancel: (id: string) =>
      void attempt('Not cancelled', async () => {
        const { data } = await api.call(emailEndpoints.cancel, { id });
        return `Not sent to ${data.to}`;
      }),
    resendFailed: (id: string) => void queueBatch(id, false),
    resendUnknown: async (id: string, unknown: number) => {
      const words = `${countText(unknown, messages)} may arrive a second time.`;
      if (await confirm(twiceQuestion(words))) await queueBatch(id, true);
    },
    cancelWaiting: async (id: string, waiting: number) => {
      const isSure = await confirm({
        title: `Cancel ${countText(waiting, messages)}?`,
        description: 'What was sent already stays sent.',
        confirmLabel: `Cancel ${countText(waiting, messages)}`,
        cancelLabel: 'Go on sending',
        isDestructive: true,
      });
      if (isSure) await cancelBatch(id);
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
