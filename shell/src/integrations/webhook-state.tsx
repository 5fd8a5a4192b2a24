import { t } from '@lingui/core/macro';
import type { Webhook } from 'contract/integration';
import { Badge, type BadgeTone } from 'shared-ui';

const badges: Readonly<Record<Webhook['state'], readonly [tone: BadgeTone, text: string]>> = {
  get active() {
    return ['success', t`Active`] as const;
  },
  get paused() {
    return ['neutral', t`Paused`] as const;
  },
  get disabled() {
    return ['danger', t`Disabled`] as const;
  },
  get 'maker-deactivated'() {
    return ['warning', t`Off: its maker’s account is deactivated`] as const;
  },
};

export function WebhookState({ state }: Pick<Webhook, 'state'>) {
  const [tone, text] = badges[state];
  return <Badge tone={tone}>{text}</Badge>;
}
