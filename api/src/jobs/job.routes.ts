import { type Job, jobEndpoints, type JobRefusal } from 'contract/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import { cancelJob, enqueueJob, listJobs, readJob } from './job-queue';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { requireResource, visibleResources } from '../kernel/permission';
import { ApiProblem } from '../kernel/problem';
import { requireAllWritable } from '../repository/hidden-fields';
import { inTransaction } from '../repository/in-transaction';
import { requireFreshWrites } from '../repository/require-fresh-writes';
import { tableOf } from '../repository/table-of';
import type { Services } from '../kernel/services';
import { mountBulk } from './bulk-call';

/** Routes for bulk changes and other jobs. */
export function mountJobRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const resourceOf = ({ resource }: Pick<Job, 'resource'>) => tableOf(services, resource).resource;
  mountBulk(app, services);
  mountEndpoint(app, services, {
    endpoint: jobEndpoints.list,
    handler: ({ query, viewer }) => listJobs(database, query, visibleResources(viewer)),
  });
  mountEndpoint(app, services, {
    endpoint: jobEndpoints.get,
    handler: async ({ id, viewer }) => {
      const job = await readJob(database, id);
      requireResource(viewer, resourceOf(job), 'view');
      return { data: job };
    },
  });
  mountEndpoint(app, services, {
    endpoint: jobEndpoints.refusals,
    handler: async ({ id, query, viewer }) => {
      requireResource(viewer, resourceOf(await readJob(database, id)), 'view');
      return readRefusals(database, id, query);
    },
  });
  mountEndpoint(app, services, {
    endpoint: jobEndpoints.cancel,
    handler: async ({ id, viewer }) => {
      const job = await readJob(database, id);
      requireResource(viewer, resourceOf(job), 'all');
      if (job.kind === 'announce') throw new ApiProblem('in-use', 'What Owners are told is sent.');
      await cancelJob(database, id);
      return { data: await readJob(database, id) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: jobEndpoints.undo,
    handler: ({ id, viewer }) =>
      inTransaction(database, async (work) => {
        const { resource, label, changed: total } = await undoable(work, id);
        requireResource(viewer, resourceOf({ resource }), 'all');
        requireAllWritable(resourceOf({ resource }), viewer);
        requireFreshWrites(tableOf(services, resource).resource, viewer);
        const undo = { kind: 'undo', resource, label: `Undo: ${label}`, payload: {} } as const;
        const undoId = await enqueueJob(work, { ...undo, total, undoOf: id }, viewer);
        return { data: await readJob(work, undoId) };
      }),
  });
}

/** @throws ApiProblem `in-use` while the job runs, or when it wrote nothing, is too old or was already undone */
async function undoable(work: Work, id: string) {
  await sql`select 1 from job where _id = ${id} for update`.execute(work);
  const job = await readJob(work, id);
  if (!job.canUndo) {
    throw new ApiProblem('in-use', 'There is nothing to take back: it runs still, or was undone.');
  }
  return job;
}

interface PageOf {
  readonly page: number;
  readonly pageSize: number;
}

async function readRefusals(database: Database, jobId: string, { page, pageSize }: PageOf) {
  const { rows } = await sql<JobRefusal & { total: number }>`
    select record_id, title, reason, count(*) over () as total from job_refusal
    where job_id = ${jobId} order by _id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  return { data: rows, total: rows[0]?.total ?? 0, page, pageSize };
}
