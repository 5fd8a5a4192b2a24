import { t } from '@lingui/core/macro';
import type { AskedState, RequestState } from 'contract/inquiry';
import { Badge, type BadgeTone } from 'shared-ui';

type Shown = readonly [label: () => string, tone: BadgeTone];

export const requestStates: Readonly<Record<RequestState, Shown>> = {
  draft: [() => t`Draft`, 'neutral'],
  open: [() => t`Open`, 'info'],
  answered: [() => t`Answered`, 'success'],
  ended: [() => t({ message: 'Ended', context: 'request' }), 'neutral'],
};

const askedStates: Readonly<Record<AskedState, Shown>> = {
  sent: [() => t`Sent`, 'info'],
  answered: [() => t`Answered`, 'success'],
  declined: [() => t`Declined`, 'danger'],
  expired: [() => t`No answer`, 'warning'],
  withdrawn: [() => t`Withdrawn`, 'neutral'],
};

/** How a request to suppliers stands. */
export function RequestStateBadge({ state }: { state: RequestState }) {
  const [label, tone] = requestStates[state];
  return <Badge tone={tone}>{label()}</Badge>;
}

/** How it stands with one supplier. */
export function AskedStateBadge({ state }: { state: AskedState }) {
  const [label, tone] = askedStates[state];
  return <Badge tone={tone}>{label()}</Badge>;
}
