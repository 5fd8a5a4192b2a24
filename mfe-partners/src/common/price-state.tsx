import { t } from '@lingui/core/macro';
import type { PriceState } from 'contract/partner';
import { Badge } from 'shared-ui';

const labels = {
  current: null,
  get future() {
    return t`Not yet`;
  },
  get ended() {
    return t`Ended`;
  },
} as const;

/** Marks a price that is not valid today. */
export function PriceStateBadge({ state }: { state: PriceState }) {
  const label = labels[state];
  return label === null ? null : <Badge>{label}</Badge>;
}
