import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import { requireResource } from '../kernel/permission';
import { ApiProblem, notFound, worded } from '../kernel/problem';
import { requireFreshWrites } from '../repository/require-fresh-writes';
import type { ResourceTable } from '../repository/resource-table';
import type { FieldChange } from '../repository/values';
import { updateRecord } from '../repository/write';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';
import { tableOf } from '../repository/table-of';

interface Entry {
  readonly resource: string;
  readonly recordId: string;
  readonly version: number;
  readonly changes: readonly FieldChange[];
}

/**
 * Restores the values that a record had after one of its writes, by undoing every later change, latest first. Writes a
 * new version with its own history entry.
 *
 * @throws ApiProblem `not-found`; `invalid` when a former value is no longer allowed or was erased, or the entry has no
 * field of the record
 */
export async function revertRecord(services: Services, auditId: string, viewer: Viewer) {
  const { database, tables } = services;
  const entry = await readEntry(database, auditId);
  const table = tableOf(services, entry.resource);
  requireResource(viewer, table.resource, 'edit');
  requireFreshWrites(table.resource, viewer);
  requireFields(table, entry);
  const values = await formerValues(database, table, entry);
  const context = { database, tables, table, viewer };
  const record = await updateRecord(context, entry.recordId, values);
  return { _id: entry.recordId, version: record['version'] };
}

async function readEntry(database: Database, auditId: string): Promise<Entry> {
  const entry = await database
    .selectFrom('audit')
    .select(['resource', 'recordId', 'version', 'changes'])
    .where('_id', '=', auditId)
    .executeTakeFirst();
  if (!entry || entry.recordId === null) throw notFound('entry of the history');
  return asEntry({ ...entry, recordId: entry.recordId });
}

/** Guarantee: `journal` alone writes the column `changes`. */
function asEntry(row: Omit<Entry, 'changes'> & { readonly changes: unknown }): Entry {
  return row as Entry;
}

/** Changes of linked records are in the history as well, but cannot be reverted. */
function requireFields({ resource }: ResourceTable, { changes }: Entry): void {
  if (changes.length === 0 || changes.some(({ field }) => Object.hasOwn(resource.fields, field)))
    return;
  const names = changes.map(({ field }) => field).join(', ');
  const detail = worded`This entry tells of the ${{ one: resource.label.one }}'s ${{ names }}. Only its own fields can be brought back: choose another entry.`;
  throw new ApiProblem('invalid', detail);
}

async function formerValues(
  database: Database,
  table: ResourceTable,
  entry: Entry,
): Promise<FieldValues> {
  const { rows } = await sql<{ changes: readonly FieldChange[]; isRedacted: boolean }>`
    select changes, redacted_at is not null as is_redacted from audit
    where resource = ${entry.resource} and record_id = ${entry.recordId}
      and version > ${entry.version}
    order by version desc`.execute(database);
  if (rows.some(({ isRedacted }) => isRedacted)) throw erased(table);
  const values: FieldValues = {};
  for (const { field, from } of rows.flatMap(({ changes }) => changes)) {
    const known = table.resource.fields[field];
    if (known && known.presence !== 'computed') values[field] = from;
  }
  return values;
}

/** Otherwise what stands in place of the values would become the record's. */
function erased({ resource }: ResourceTable): ApiProblem {
  const detail = worded`Values of the ${{ one: resource.label.one }} since then were erased with a person’s data. It can only be edited.`;
  return new ApiProblem('invalid', detail);
}
