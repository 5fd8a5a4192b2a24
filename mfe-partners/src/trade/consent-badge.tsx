import { Badge } from 'shared-ui';

interface ConsentBadgeProps {
  isGiven: boolean;
}

/** Whether a partner consents to marketing mail. */
export function ConsentBadge({ isGiven }: ConsentBadgeProps) {
  return isGiven ? <Badge tone="success">Agreed</Badge> : <Badge>Not agreed</Badge>;
}
