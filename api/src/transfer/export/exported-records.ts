import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { selection, source } from '../../repository/columns';
import { extentOf } from '../../repository/hidden-fields';
import { sortBy, sortOrder } from '../../repository/list-compiler';
import { matching } from '../../repository/read';
import type { ResourceTable } from '../../repository/resource-table';
import type { Viewer } from '../../kernel/viewer';

/** The parameters of an export: those of the list without paging, and selected records, if any. */
export interface ExportParameters extends FieldValues {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

interface Exported {
  readonly database: Database;
  readonly table: ResourceTable;
  readonly parameters: ExportParameters;
  readonly viewer: Viewer;
}

/** The end of a batch: the sort key and id of its last record. */
interface Cursor {
  readonly key: unknown;
  readonly id: unknown;
}

const batch = 250;

/**
 * Whole records in the order of the list, in batches: each statement continues after the last record of the previous
 * one, so that nothing stays open between them.
 */
export async function* exportedRecords(exported: Exported): AsyncGenerator<readonly FieldValues[]> {
  for (let after: Cursor | undefined; ;) {
    const rows = await nextRecords(exported, after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = { key: last['sortedBy'], id: last['_id'] };
  }
}

async function nextRecords(
  { database, table, parameters, viewer }: Exported,
  after: Cursor | undefined,
): Promise<FieldValues[]> {
  const { key, isDescending } = sortBy(table, parameters.sort);
  const { ids } = parameters;
  const chosen = ids ? sql`record._id in (${sql.join(ids)})` : sql`true`;
  const part = async (condition: RawBuilder<unknown>, limit: number) => {
    const { rows } = await sql<FieldValues>`
      select ${selection(table, extentOf(table.resource, viewer, 'record'))}, ${key} as sorted_by
      from ${source(table)}
      where ${matching(table, parameters, viewer)} and ${chosen} and ${condition}
      order by ${sortOrder(table, parameters.sort)} limit ${limit}`.execute(database);
    return rows;
  };
  if (!after) return part(sql`true`, batch);
  const beyond = isDescending ? sql`<` : sql`>`;
  if (after.key === null)
    return part(sql`${key} is null and record._id ${beyond} ${after.id}`, batch);
  const rest = await part(sql`(${key}, record._id) ${beyond} (${after.key}, ${after.id})`, batch);
  if (rest.length === batch) return rest;
  return [...rest, ...(await part(sql`${key} is null`, batch - rest.length))];
}
