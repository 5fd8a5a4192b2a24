import { t } from '@lingui/core/macro';
import type { PublishStatus } from 'contract/catalog';
import { Badge } from 'shared-ui';

interface StatusBadgeProps {
  status: PublishStatus;
}

/** Whether the chemical is published. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return status === 'published' ? (
    <Badge tone="success">{t({ message: 'Published', context: 'on the website' })}</Badge>
  ) : (
    <Badge>{t`Draft`}</Badge>
  );
}
