import type { LetterCount } from 'contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Work } from '../db/database';
import type { FieldValues } from './field-values';
import { ApiProblem, notFound } from '../kernel/problem';
import { maySee, requireResource } from '../kernel/permission';
import { isStaff, visitor, type Viewer } from '../kernel/viewer';
import { living, selection, source } from './columns';
import { extentOf, hiddenFields, requireReadable } from './hidden-fields';
import { andVisible, isOwnOrShared } from './hidden-rows';
import { filterConditions, searchCondition, sortOrder } from './list-compiler';
import type { ResourceTable } from './resource-table';

export interface ListParameters extends FieldValues {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

export interface Page {
  readonly data: FieldValues[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Largest offset that is read without counting the list first. */
export const nearTheStart = 1_000;

/** One page of the records that the viewer may see, filtered, sorted and cut by the database. */
export async function listRecords(
  database: Database | Work,
  table: ResourceTable,
  parameters: ListParameters,
  viewer: Viewer,
): Promise<Page> {
  const list = { database, table, parameters, viewer };
  return readPage(list, () => countAll(list));
}

/** The page for a list's parameters, given a function that counts its records. */
export async function readPage(list: List, count: () => Promise<number>): Promise<Page> {
  const { page, pageSize } = list.parameters;
  const offset = (page - 1) * pageSize;
  if (offset <= nearTheStart) {
    const slice: Slice = { offset, limit: pageSize, from: 'start' };
    const [data, total] = await Promise.all([readSlice(list, slice), count()]);
    return { data, total, page, pageSize };
  }
  const total = await count();
  const limit = Math.min(pageSize, total - offset);
  const after = total - offset - limit;
  const slice: Slice =
    after < offset ? { offset: after, limit, from: 'end' } : { offset, limit, from: 'start' };
  const data = limit > 0 ? await readSlice(list, slice) : [];
  return { data, total, page, pageSize };
}

interface List {
  readonly database: Database | Work;
  readonly table: ResourceTable;
  readonly parameters: ListParameters;
  readonly viewer: Viewer;
}

/** A range of rows, counted from whichever end of the list is nearer. */
interface Slice {
  readonly offset: number;
  readonly limit: number;
  readonly from: 'start' | 'end';
}

/** Rows before the slice are read as ids only, from an index where possible; wide rows are read for the slice alone. */
async function readSlice(
  { database, table, parameters, viewer }: List,
  { offset, limit, from }: Slice,
): Promise<FieldValues[]> {
  const { sort } = parameters;
  const { rows } = await sql<FieldValues>`
    select ${selection(table, extentOf(table.resource, viewer, 'list'))}
    from (
      select record._id from ${source(table)} where ${matching(table, parameters, viewer)}
      order by ${sortOrder(table, sort, from)} limit ${limit} offset ${offset}) as slice
    join ${source(table)} on record._id = slice._id
    order by ${sortOrder(table, sort)}`.execute(database);
  return rows;
}

async function countAll({ database, table, parameters, viewer }: List): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${source(table)}
    where ${matching(table, parameters, viewer)}`.execute(database);
  return rows[0]?.total ?? 0;
}

/**
 * The rows that match a list's parameters and that the viewer may see, aliased as `record`.
 *
 * @throws ApiProblem `not-permitted` for a filter or a sort by what the viewer may not see
 */
export function matching(
  table: ResourceTable,
  parameters: Pick<ListParameters, 'search'> & FieldValues,
  viewer: Viewer,
): RawBuilder<boolean> {
  requireReadable(table.resource, parameters, viewer);
  const conditions = [
    seenBy(table, viewer),
    ...filterConditions(table, parameters),
    searchCondition(table, parameters, hiddenFields(table.resource, viewer)),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The first records, in the resource's own order, that match the condition and that the viewer may see. */
export async function recordsWhere(
  database: Database | Work,
  table: ResourceTable,
  condition: RawBuilder<boolean>,
  { viewer, limit }: { viewer: Viewer; limit: number },
): Promise<FieldValues[]> {
  const { rows } = await sql<FieldValues>`
    select ${selection(table, extentOf(table.resource, viewer, 'list'))}
    from ${source(table)} where ${seenBy(table, viewer)} and ${condition}
    order by ${sortOrder(table, undefined)} limit ${limit}`.execute(database);
  return rows;
}

/** The number of records for each index letter that the viewer may see. */
export async function countByLetter(
  database: Database,
  table: ResourceTable,
  viewer: Viewer,
): Promise<LetterCount[]> {
  const { rows } = await sql<LetterCount>`
    select record.index_letter as letter, count(*) as count
    from ${source(table)} where ${seenBy(table, viewer)}
    group by 1 order by 1`.execute(database);
  return rows;
}

/** @throws ApiProblem `not-found`, also for a record that the viewer may not see. */
export async function getRecord(
  database: Database | Work,
  table: ResourceTable,
  id: string,
  viewer: Viewer,
): Promise<FieldValues> {
  return getRecordWhere(database, table, sql<boolean>`record._id = ${id}`, viewer);
}

/** What is read, or undefined where that is not found. */
export async function orNone<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** @throws ApiProblem `not-found` when no record that the viewer may see meets the condition. */
export async function getRecordWhere(
  database: Database | Work,
  table: ResourceTable,
  condition: RawBuilder<boolean>,
  viewer: Viewer,
): Promise<FieldValues> {
  const { rows } = await sql<FieldValues>`
    select ${selection(table, extentOf(table.resource, viewer, 'record'))}
    from ${source(table)} where ${seenBy(table, viewer)} and ${condition} limit 1`.execute(
    database,
  );
  const [record] = rows;
  if (!record) throw notFound(table.resource.label.one);
  return record;
}

/**
 * Restricts a query to the rows that the viewer may see. An admin whose role does not let them view the resource sees
 * what visitors see.
 *
 * @throws ApiProblem `not-permitted` for such an admin where visitors see nothing
 */
export function seenBy(table: ResourceTable, viewer: Viewer): RawBuilder<boolean> {
  if (!maySee(viewer, table.resource)) {
    if (table.resource.public === undefined) requireResource(viewer, table.resource, 'view');
    return seenBy(table, visitor);
  }
  if (table.ownership && viewer.kind === 'admin') {
    const { concerns } = table.ownership;
    const concerned = concerns?.(viewer) ?? sql<boolean>`true`;
    return sql<boolean>`${living(table)} and ${concerned}
      and ${isOwnOrShared(table.ownership, table, viewer)}${andVisible(table, viewer)}`;
  }
  if (isStaff(viewer)) return sql<boolean>`${living(table)}${andVisible(table, viewer)}`;
  if (!table.visible) return living(table);
  return sql<boolean>`${living(table)} and ${table.visible}`;
}
