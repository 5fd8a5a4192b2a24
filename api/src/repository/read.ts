import { sql, type RawBuilder } from 'kysely';
import type { Database, Work } from '../db/database';
import type { Row } from '../db/pool';
import { notFound } from '../problem';
import { isStaff, type Viewer } from '../viewer';
import { columnOf, living, selection, source } from './columns';
import { filterConditions, searchCondition, sortOrder } from './list-compiler';
import type { ResourceTable } from './resource-table';

export interface ListParameters extends Row {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

export interface Page {
  readonly data: Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the records that the viewer may see, paged, filtered and sorted by the database. */
export async function listRecords(
  database: Database | Work,
  table: ResourceTable,
  parameters: ListParameters,
  viewer: Viewer,
): Promise<Page> {
  const { page, pageSize } = parameters;
  const conditions = matching(table, parameters, viewer);
  const rows = sql<Row>`
    select ${selection(table, { staff: isStaff(viewer), depth: 'list' })}
    from ${source(table)} where ${conditions}
    order by ${sortOrder(table, parameters.sort)}
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const count = sql<{ total: number }>`
    select count(*) as total from ${source(table)} where ${conditions}`;
  const [data, counted] = await Promise.all([rows.execute(database), count.execute(database)]);
  return { data: data.rows, total: counted.rows[0]?.total ?? 0, page, pageSize };
}

/** The rows that a list's parameters find, as far as the viewer may see them; the row is called `record`. */
export function matching(
  table: ResourceTable,
  parameters: Pick<ListParameters, 'search'> & Row,
  viewer: Viewer,
): RawBuilder<boolean> {
  const conditions = [
    seenBy(table, viewer),
    ...filterConditions(table, parameters),
    searchCondition(table, parameters),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The first records, by the resource's own order, that the viewer may see and that meet the condition. */
export async function recordsWhere(
  database: Database | Work,
  table: ResourceTable,
  condition: RawBuilder<boolean>,
  { viewer, limit }: { viewer: Viewer; limit: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${selection(table, { staff: isStaff(viewer), depth: 'list' })}
    from ${source(table)} where ${seenBy(table, viewer)} and ${condition}
    order by ${sortOrder(table, undefined)} limit ${limit}`.execute(database);
  return rows;
}

/** @throws ApiProblem `not-found`, also for a record that the viewer may not see. */
export async function getRecord(
  database: Database | Work,
  table: ResourceTable,
  id: string,
  viewer: Viewer,
): Promise<Row> {
  return getRecordWhere(database, table, sql<boolean>`record._id = ${id}`, viewer);
}

/** @throws ApiProblem `not-found` when no record that the viewer may see meets the condition. */
export async function getRecordWhere(
  database: Database | Work,
  table: ResourceTable,
  condition: RawBuilder<boolean>,
  viewer: Viewer,
): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${selection(table, { staff: isStaff(viewer), depth: 'record' })}
    from ${source(table)} where ${seenBy(table, viewer)} and ${condition} limit 1`.execute(
    database,
  );
  const [record] = rows;
  if (!record) throw notFound(table.resource.label.one);
  return record;
}

function seenBy(table: ResourceTable, viewer: Viewer): RawBuilder<boolean> {
  if (table.ownership && viewer.kind === 'admin') {
    const { field, shared } = table.ownership;
    return sql<boolean>`${living(table)}
      and (${columnOf(table, field)} = ${viewer.adminId} or ${shared})`;
  }
  if (isStaff(viewer) || !table.visible) return living(table);
  return sql<boolean>`${living(table)} and ${table.visible}`;
}
