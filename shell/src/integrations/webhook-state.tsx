import type { Webhook } from 'contract/integration';
import { Badge, type BadgeTone } from 'shared-ui';

const badges: Readonly<Record<Webhook['state'], readonly [tone: BadgeTone, text: string]>> = {
  active: ['success', 'Active'],
  paused: ['neutral', 'Paused'],
  disabled: ['danger', 'Disabled'],
  'maker-deactivated': ['warning', 'Off: its maker’s account is deactivated'],
};

export function WebhookState({ state }: Pick<Webhook, 'state'>) {
  const [tone, text] = badges[state];
  return <Badge tone={tone}>{text}</Badge>;
}
