import { t } from '@lingui/core/macro';
import { Badge } from 'shared-ui';

interface ConsentBadgeProps {
  isGiven: boolean;
}

/** Whether a partner consents to marketing mail. */
export function ConsentBadge({ isGiven }: ConsentBadgeProps) {
  return isGiven ? <Badge tone="success">{t`Agreed`}</Badge> : <Badge>{t`Not agreed`}</Badge>;
}
