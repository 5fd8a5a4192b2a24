import type { AnyResource } from 'contract';
import { requireFresh, type Viewer } from '../kernel/viewer';

/**
 * Calls for records of any resource need a fresh sign-in where the resource's own calls do.
 *
 * @throws ApiProblem `stale-sign-in`
 */
export function requireFreshWrites(
  { endpoints }: Pick<AnyResource, 'endpoints'>,
  viewer: Viewer,
): void {
  if (Object.values(endpoints).some((endpoint) => endpoint.fresh)) requireFresh(viewer);
}
