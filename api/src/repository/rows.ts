import { sql, type RawBuilder } from 'kysely';
import type { Work } from '../db/database';
import type { Row } from '../db/pool';
import { columnName, living, own, selection, source } from './columns';
import type { ResourceTable } from './resource-table';
import { parameter } from './values';

/** Records of one resource, within a transaction. */
export interface Place {
  readonly work: Work;
  readonly table: ResourceTable;
}

/** A record's fields under its `_id`. */
export interface Identified {
  readonly id: string;
  readonly fields: Row;
}

type Rows = ReadonlyMap<string, Row>;

/** The stored records that are not in the trash, by `_id`, locked until the transaction ends. */
export async function lockRecords({ work, table }: Place, ids: readonly string[]): Promise<Rows> {
  if (ids.length === 0) return new Map();
  await sql`
    select 1 from ${source(table)} where ${living(table)} and record._id in (${sql.join(ids)})
    order by record._id for update`.execute(work);
  return readRows({ work, table }, ids);
}

/** The stored records that are in the trash, by `_id`, locked until the transaction ends. */
export async function lockTrashed({ work, table }: Place, ids: readonly string[]): Promise<Rows> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select ${selection(table, { staff: true, depth: 'record' })}
    from ${source(table)}
    where ${own(table)} and record._id in (${sql.join(ids)}) and record.deleted_at is not null
    order by record._id for update of record`.execute(work);
  return byId(rows);
}

/** Whole records as staff read them, by `_id`. */
export async function readRows({ work, table }: Place, ids: readonly string[]): Promise<Rows> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select ${selection(table, { staff: true, depth: 'record' })}
    from ${source(table)} where ${living(table)} and record._id in (${sql.join(ids)})`.execute(
    work,
  );
  return byId(rows);
}

function byId(rows: readonly Row[]): Rows {
  return new Map(rows.map((row) => [String(row['_id']), row]));
}

/** Inserts new records with one statement. */
export async function insertRows(
  { work, table }: Place,
  records: readonly Identified[],
): Promise<void> {
  const at = new Date().toISOString();
  const rows = records.map(({ id, fields }) => ({
    _id: id,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...table.fixed,
    ...columnsOf(table, fields),
  }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (names.length === 0) return;
  const values = rows.map(
    (row: Row) => sql`(${sql.join(names.map((name) => parameter(row[name])))})`,
  );
  await sql`
    insert into ${sql.table(table.table)} (${sql.join(names.map((name) => sql.id(name)))})
    values ${sql.join(values)}`.execute(work);
}

/** Writes the fields of each record and raises its version: one statement for all that get the same. */
export async function updateRows(place: Place, records: readonly Identified[]): Promise<void> {
  for (const [assigned, ids] of alike(place.table, records)) {
    await assign(place, ids, assigned);
  }
}

/** Moves records into the trash or out of it and answers their new versions. */
export async function setTrashed(
  place: Place,
  ids: readonly string[],
  isTrashed: boolean,
): Promise<ReadonlyMap<string, number>> {
  const deletedAt = isTrashed ? new Date().toISOString() : null;
  return ids.length === 0 ? new Map() : assign(place, ids, { deletedAt });
}

async function assign(
  { work, table }: Place,
  ids: readonly string[],
  columns: Row,
): Promise<ReadonlyMap<string, number>> {
  const assigned = { ...columns, updatedAt: new Date().toISOString() };
  const { rows } = await sql<{ _id: string; version: number }>`
    update ${sql.table(table.table)} as record
    set version = record.version + 1, ${sql.join(assignments(assigned))}
    where ${own(table)} and record._id in (${sql.join(ids)})
    returning record._id, record.version`.execute(work);
  return new Map(rows.map(({ _id, version }) => [_id, version]));
}

function assignments(columns: Row): RawBuilder<unknown>[] {
  return Object.entries(columns).map(([name, value]) => sql`${sql.id(name)} = ${parameter(value)}`);
}

/** The records in groups that get the same values. */
function alike(table: ResourceTable, records: readonly Identified[]): [Row, string[]][] {
  const groups = new Map<string, [Row, string[]]>();
  for (const { id, fields } of records) {
    const key = JSON.stringify(fields);
    const group = groups.get(key);
    if (group) group[1].push(id);
    else groups.set(key, [columnsOf(table, fields), [id]]);
  }
  return [...groups.values()];
}

/** Derived fields have no column. */
function columnsOf(table: ResourceTable, fields: Row): Row {
  const stored = Object.entries(fields).filter(([field]) => !table.derived?.[field]);
  return Object.fromEntries(stored.map(([field, value]) => [columnName(table, field), value]));
}
