import type { LeasedJob } from './job-rows';
import { requireResource } from '../kernel/permission';
import { notFound } from '../kernel/problem';
import type { WriteContext } from '../repository/batch';
import type { Services } from '../kernel/services';
import { system, type Viewer } from '../kernel/viewer';

/**
 * A job writes on behalf of the viewer who requested it, and its writes carry its id.
 *
 * @throws ApiProblem `not-permitted` when the viewer's role does not allow it any more
 */
export function jobContext({ database, tables }: Services, job: LeasedJob): WriteContext {
  const table = tables.get(job.resource);
  if (!table) throw notFound('resource');
  const viewer = viewerOf(job);
  requireResource(viewer, table.resource, 'all');
  return { database, tables, table, viewer, jobId: job._id };
}

function viewerOf({ adminId, _id, roleId, permissions }: LeasedJob): Viewer {
  if (adminId === null || roleId === null || permissions === null) return system;
  return { kind: 'admin', adminId, sessionId: _id, roleId, permissions };
}
