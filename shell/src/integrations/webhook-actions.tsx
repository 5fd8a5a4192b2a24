import { t } from '@lingui/core/macro';
import { type Webhook, webhookEndpoints } from 'contract/integration';
import { useNavigate } from 'react-router-dom';
import { Button, useConfirm } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useAction } from 'shared-ui/resource';
import { integrationsHref } from '../app/hrefs';
import { useRefreshIntegrations } from './use-integrations';

export interface WebhookActionsProps {
  readonly webhook: Webhook;
  /** A new secret was made. */
  readonly onSecret: (secret: string) => void;
}

/** What one can do with a webhook. */
export function WebhookActions({ webhook, onSecret }: WebhookActionsProps) {
  const { _id: id, name, state } = webhook;
  const api = useApi();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const act = useAct();
  const isOff = state === 'paused' || state === 'disabled';
  const setActive = (isActive: boolean) =>
    act(
      () => api.call(webhookEndpoints.update, { id, body: { isActive } }),
      isActive ? t`The webhook is active` : t`The webhook is paused`,
    );

  async function replaceSecret() {
    const isSure = await confirm({
      title: t`Replace the secret of “${name}”?`,
      description: t`Messages are signed by both for a day, so that the program can change over.`,
      confirmLabel: t`Replace`,
    });
    if (!isSure) return;
    const write = async () =>
      onSecret((await api.call(webhookEndpoints.rotateSecret, { id })).data.secret);
    act(write, t`The secret is replaced`);
  }
  async function remove() {
    const isSure = await confirm({
      title: t`Delete the webhook “${name}”?`,
      description: t`Its log goes with it, and messages that wait are not sent.`,
      confirmLabel: t`Delete`,
      isDestructive: true,
    });
    if (!isSure) return;
    const write = async () => {
      await api.call(webhookEndpoints.remove, { id });
      await navigate(integrationsHref({ tab: 'webhooks' }));
    };
    act(write, t`The webhook is deleted`);
  }
  return (
    <>
      <Button variant="outline" onClick={() => void remove()}>
        {t`Delete`}
      </Button>
      <Button variant="outline" onClick={() => void replaceSecret()}>
        {t`Replace the secret`}
      </Button>
      <Button variant="outline" onClick={() => setActive(isOff)}>
        {isOff ? t`Activate` : t`Pause`}
      </Button>
      <Button
        disabled={state !== 'active'}
        onClick={() => act(() => api.call(webhookEndpoints.test, { id }), t`A test event is sent`)}
      >
        {t`Send a test event`}
      </Button>
    </>
  );
}

/** Returns a function that writes, shows what was done, and refetches. */
function useAct() {
  const refresh = useRefreshIntegrations();
  const { run } = useAction((write: () => Promise<unknown>, _title: string) => write(), {
    success: (_answer, _write, title) => title,
    failure: t`Nothing was changed`,
    onSuccess: refresh,
  });
  return (write: () => Promise<unknown>, title: string) => void run(write, title);
}
