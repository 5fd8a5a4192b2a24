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
      requireWritable(table.resource, writtenFields(action), viewer);
      requireFreshWrites(table.resource, viewer);
      checkSelection(table, selection);
      checkAction(table, action, selection);
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
function checkAction(table: ResourceTable, action: BulkAction, selection: BulkSelection): void {
  if (action.kind === 'remove') {
    if (!table.resource.endpoints.remove)
      throw new ApiProblem('invalid', 'These cannot be deleted.');
    return;
  }
  if (!table.resource.endpoints.update) throw new ApiProblem('invalid', 'These cannot be changed.');
  if (action.kind === 'set') {
    checkValues(table, action, selection);
    return;
  }
  const { version, ...values } = parseInput(table.resource.update, action.values);
  if (version !== undefined) throw invalidField('action.values.version', 'A bulk has no version');
  if (Object.keys(values).length === 0) throw invalidField('action.values', 'Nothing to change');
  for (const name of Object.keys(values)) requireOpen(table, name, `action.values.${name}`);
}

/** Requires a valid value of the field for every record that is named. */
function checkValues(
  table: ResourceTable,
  { field, values }: Extract<BulkAction, { kind: 'set' }>,
  selection: BulkSelection,
): void {
  if (!('ids' in selection)) throw invalidField('selection', 'Name the records by their ids');
  if (!Object.hasOwn(table.resource.fields, field))
    throw invalidField('action.field', 'There is no such field');
  requireOpen(table, field, 'action.field');
  for (const id of selection.ids) {
    const path = `action.values.${id}`;
    if (!Object.hasOwn(values, id)) throw invalidField(path, 'There is no value for this record');
    const parsed = table.resource.update.safeParse({ [field]: values[id] });
    if (!parsed.success) throw invalidField(path, parsed.error.issues[0]?.message ?? 'Not valid');
  }
}

function requireOpen({ resource }: ResourceTable, name: string, path: string): void {
  if (resource.fields[name]?.presence !== 'secret') return;
  throw invalidField(path, 'It is given to each record by itself');
}

function writtenFields(action: BulkAction): readonly string[] {
  if (action.kind === 'remove') return [];
  return action.kind === 'set' ? [action.field] : Object.keys(action.values);
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
