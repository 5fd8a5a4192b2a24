import { type BulkAction, type BulkSelection, jobEndpoints } from 'contract/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { selectionCondition } from './bulk-step';
import { enqueueJob, readJob } from './job-queue';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { requireResource } from '../kernel/permission';
import { ApiProblem, invalidField } from '../kernel/problem';
import { source } from '../repository/columns';
import { requireWritable } from '../repository/hidden-fields';
import { inTransaction } from '../repository/in-transaction';
import { parseInput } from '../repository/parse-input';
import { requireFreshWrites } from '../repository/require-fresh-writes';
import type { ResourceTable } from '../repository/resource-table';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';
import { tableOf } from '../repository/table-of';

/** Applies one change to many records: validated at once, run as a job. */
export function mountBulk(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: jobEndpoints.bulk,
    handler: async ({ body: { resource, selection, action }, viewer }) => {
      const table = tableOf(services, resource);
      requireResource(viewer, table.resource, 'all');
      if (action.kind === 'update')
        requireWritable(table.resource, Object.keys(action.values), viewer);
      requireFreshWrites(table.resource, viewer);
      checkSelection(table, selection);
      checkAction(table, action);
      const total = await countSelected(database, { table, selection, viewer });
      const { one, many } = table.resource.label;
      const label = `${actionWord(action)} ${total} ${total === 1 ? one : many}`;
      const job = { kind: 'bulk', resource, label, payload: { selection, action }, total } as const;
      return inTransaction(database, async (work) => ({
        data: await readJob(work, await enqueueJob(work, job, viewer)),
      }));
    },
  });
}

function actionWord(action: BulkAction): string {
  return action.kind === 'remove' ? 'Delete' : 'Change';
}

/** @throws ApiProblem `invalid` for a query that is none of the resource's list */
export function checkSelection(table: ResourceTable, selection: BulkSelection): void {
  if ('ids' in selection) return;
  const parsed = table.resource.list.safeParse(selection.query);
  if (!parsed.success) {
    throw invalidField(
      'selection.query',
      parsed.error.issues.map(({ message }) => message).join('; '),
    );
  }
}

/** Requires values that are valid for every record, and names the invalid fields. */
function checkAction(table: ResourceTable, action: BulkAction): void {
  if (action.kind === 'remove') {
    if (!table.resource.endpoints.remove)
      throw new ApiProblem('invalid', 'These cannot be deleted.');
    return;
  }
  if (!table.resource.endpoints.update) throw new ApiProblem('invalid', 'These cannot be changed.');
  const { version, ...values } = parseInput(table.resource.update, action.values);
  if (version !== undefined) throw invalidField('action.values.version', 'A bulk has no version');
  if (Object.keys(values).length === 0) throw invalidField('action.values', 'Nothing to change');
  for (const name of Object.keys(values)) {
    if (table.resource.fields[name]?.presence !== 'secret') continue;
    throw invalidField(`action.values.${name}`, 'It is given to each record by itself');
  }
}

interface Selected {
  readonly table: ResourceTable;
  readonly selection: BulkSelection;
  readonly viewer: Viewer;
}

/** The number of records of a bulk at its start. */
export async function countSelected(database: Database, selected: Selected): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${source(selected.table)}
    where ${selectionCondition(selected)}`.execute(database);
  return rows[0]?.total ?? 0;
}
