import { t } from '@lingui/core/macro';
import type { Offer } from 'contract/inquiry';

type Planned = Pick<Offer, 'followUpId' | 'movedTo'>;

/** What sending did to the inquiry; null for nothing. */
export function planText({ followUpId, movedTo }: Planned): string | null {
  if (followUpId !== null && movedTo !== null) {
    return t`The inquiry was moved on, and a next step was planned.`;
  }
  if (followUpId !== null) return t`A next step was planned.`;
  return movedTo === null ? null : t`The inquiry was moved on.`;
}
