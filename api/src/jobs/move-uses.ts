import { jobEndpoints } from 'contract/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Work } from '../db/database';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { requireResource } from '../kernel/permission';
import { ApiProblem, invalidField, notFound, worded } from '../kernel/problem';
import type { Services } from '../kernel/services';
import { columnOf, living, source } from '../repository/columns';
import { inTransaction } from '../repository/in-transaction';
import { moveReferences } from '../repository/move-references';
import { lockIds, splitUses } from '../repository/references';
import { requireFreshWrites } from '../repository/require-fresh-writes';
import type { ResourceTable } from '../repository/resource-table';
import { tableOf } from '../repository/table-of';
import { removeManyWithin } from '../repository/trash-batch';
import { jobContext } from './job-context';
import type { LeasedJob } from './job-rows';
import { advance, enqueueJob, readJob } from './job-queue';
import { refusalsOf } from './refusals';

const MovePayload = z.object({ from: z.uuid(), to: z.uuid(), remove: z.boolean() });

/** Lets what refers to one record refer to another: checked at once, run as a job. */
export function mountMoveUses(app: FastifyInstance, services: Services): void {
  const { database, tables } = services;
  mountEndpoint(app, services, {
    endpoint: jobEndpoints.moveUses,
    handler: async ({ id: from, body: { resource, to, remove }, viewer }) => {
      const table = tableOf(services, resource);
      requireResource(viewer, table.resource, 'all');
      requireFreshWrites(table.resource, viewer);
      if (to === from) throw invalidField('to', 'Choose another than this one');
      const [ofFrom, ofTo] = await titlesOf(database, table, [from, to]);
      const { seen, hasUnseen } = await splitUses(database, { tables, viewer }, table, from);
      if (hasUnseen) throw unseen(table);
      const label = `Move what uses “${ofFrom}” to “${ofTo}”${remove ? ', and delete it' : ''}`;
      const total = seen.reduce((sum, use) => sum + use.total, remove ? 1 : 0);
      const job = { kind: 'move', resource, label, payload: { from, to, remove }, total } as const;
      return inTransaction(database, async (work) => ({
        data: await readJob(work, await enqueueJob(work, job, viewer)),
      }));
    },
  });
}

async function titlesOf(
  database: Database | Work,
  table: ResourceTable,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ _id: string; title: string }>`
    select record._id, ${columnOf(table, table.resource.title)} as title from ${source(table)}
    where ${living(table)} and record._id in (${sql.join([...ids])})`.execute(database);
  return ids.map((id) => {
    const row = rows.find(({ _id }) => _id === id);
    if (!row) throw notFound(table.resource.label.one);
    return row.title;
  });
}

function unseen({ resource }: ResourceTable): ApiProblem {
  const detail = worded`Records that you may not see use this ${{ one: resource.label.one }}. A colleague who may see them can move them.`;
  return new ApiProblem('in-use', detail);
}

/** Moves all references in one transaction, so that nobody sees half of them moved. */
export async function moveStep(services: Services, job: LeasedJob): Promise<'done'> {
  const { from, to, remove } = MovePayload.parse(job.payload);
  const context = jobContext(services, job);
  return inTransaction(services.database, async (work) => {
    await requireTarget(work, context.table, to);
    const { outcomes, titles } = await moveReferences(work, context, { from, to });
    const isFree = remove && outcomes.every(({ ok }) => ok);
    const [title = ''] = isFree ? await titlesOf(work, context.table, [from]) : [];
    const removed = isFree ? await removeManyWithin(work, context, [from]) : [];
    const all = [...outcomes, ...removed];
    await advance(work, job, {
      done: all.length,
      changed: all.filter((outcome) => outcome.ok && outcome.isChanged).length,
      refusals: refusalsOf(all, new Map([...titles, [from, title]])),
      cursor: null,
    });
    return 'done' as const;
  });
}

async function requireTarget(work: Work, table: ResourceTable, to: string): Promise<void> {
  const found = await lockIds(work, table, new Set([to]));
  if (!found.has(to)) throw notFound(table.resource.label.one);
}
