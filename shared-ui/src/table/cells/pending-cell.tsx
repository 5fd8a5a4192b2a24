import { Skeleton } from '../../parts/skeleton/skeleton';

/** A cell whose words are still on their way: a dash would say that there are none. */
export function PendingCell() {
  return <Skeleton width="70%" height="0.875rem" />;
}
