import type { JobRow } from './job-rows';
import { notFound } from '../core/problem';
import type { WriteContext } from '../repository/batch';
import type { Services } from '../core/services';
import { system, type Viewer } from '../core/viewer';

/** A job writes on behalf of the viewer who requested it, and its writes carry its id. */
export function jobContext({ database, tables }: Services, job: JobRow): WriteContext {
  const table = tables.get(job.resource);
  if (!table) throw notFound('resource');
  return { database, registry: tables, table, viewer: viewerOf(job), jobId: job._id };
}

function viewerOf({ adminId, _id }: JobRow): Viewer {
  return adminId === null ? system : { kind: 'admin', adminId, sessionId: _id };
}
