import type { Offer } from 'contract/inquiry';

type Planned = Pick<Offer, 'followUpId' | 'movedTo'>;

/** What sending did to the inquiry; null for nothing. */
export function planText({ followUpId, movedTo }: Planned): string | null {
  if (followUpId !== null && movedTo !== null) {
    return 'The inquiry was moved on, and a next step was planned.';
  }
  if (followUpId !== null) return 'A next step was planned.';
  return movedTo === null ? null : 'The inquiry was moved on.';
}
