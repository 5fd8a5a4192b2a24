import type { OfferState } from 'contract/inquiry';
import { Badge, type BadgeTone } from 'shared-ui';

const states: Readonly<Record<OfferState, readonly [label: string, tone: BadgeTone]>> = {
  draft: ['Draft', 'neutral'],
  sent: ['Sent', 'info'],
  accepted: ['Accepted', 'success'],
  declined: ['Declined', 'danger'],
  expired: ['Expired', 'warning'],
  superseded: ['Superseded', 'neutral'],
};

/** How an offer stands. */
export function OfferStateBadge({ state }: { state: OfferState }) {
  const [label, tone] = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}
