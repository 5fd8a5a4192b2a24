import { Skeleton } from '../../parts/skeleton/skeleton';

/** A cell whose text is loading: a dash would claim that there is none. */
export function PendingCell() {
  return <Skeleton width="70%" height="0.875rem" />;
}
