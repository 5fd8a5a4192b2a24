import type { PublishStatus } from 'contract/catalog';
import { Badge } from 'shared-ui';

interface StatusBadgeProps {
  status: PublishStatus;
}

/** Whether the chemical is published. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return status === 'published' ? <Badge tone="success">Published</Badge> : <Badge>Draft</Badge>;
}
