import type { AskedState, RequestState } from 'contract/inquiry';
import { Badge, type BadgeTone } from 'shared-ui';

type Shown = readonly [label: string, tone: BadgeTone];

export const requestStates: Readonly<Record<RequestState, Shown>> = {
  draft: ['Draft', 'neutral'],
  open: ['Open', 'info'],
  answered: ['Answered', 'success'],
  ended: ['Ended', 'neutral'],
};

const askedStates: Readonly<Record<AskedState, Shown>> = {
  sent: ['Sent', 'info'],
  answered: ['Answered', 'success'],
  declined: ['Declined', 'danger'],
  expired: ['No answer', 'warning'],
  withdrawn: ['Withdrawn', 'neutral'],
};

/** How a request to suppliers stands. */
export function RequestStateBadge({ state }: { state: RequestState }) {
  const [label, tone] = requestStates[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** How it stands with one supplier. */
export function AskedStateBadge({ state }: { state: AskedState }) {
  const [label, tone] = askedStates[state];
  return <Badge tone={tone}>{label}</Badge>;
}
