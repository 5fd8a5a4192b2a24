import { t } from '@lingui/core/macro';
import type { OfferState } from 'contract/inquiry';
import { Badge, type BadgeTone } from 'shared-ui';

const states: Readonly<Record<OfferState, readonly [label: () => string, tone: BadgeTone]>> = {
  draft: [() => t`Draft`, 'neutral'],
  sent: [() => t`Sent`, 'info'],
  accepted: [() => t`Accepted`, 'success'],
  declined: [() => t`Declined`, 'danger'],
  expired: [() => t`Expired`, 'warning'],
  superseded: [() => t`Superseded`, 'neutral'],
};

/** How an offer stands. */
export function OfferStateBadge({ state }: { state: OfferState }) {
  const [label, tone] = states[state];
  return <Badge tone={tone}>{label()}</Badge>;
}
