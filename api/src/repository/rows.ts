import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { Row } from '../db/pool';
import { notFound } from '../problem';
import { system } from '../viewer';
import { columnName, living, own, source } from './columns';
import { getRecord } from './read';
import type { ResourceTable } from './resource-table';
import { parameter } from './values';

export interface Place {
  readonly work: Work;
  readonly table: ResourceTable;
  readonly id: string;
}

/** The stored record, locked until the transaction ends. */
export async function lockRecord({ work, table, id }: Place): Promise<Row> {
  await sql`
    select 1 from ${source(table)} where ${living(table)} and record._id = ${id} for update`.execute(
    work,
  );
  return getRecord(work, table, id, system);
}

/** @throws ApiProblem `not-found` when the record is not in the trash. */
export async function lockTrashed({ work, table, id }: Place): Promise<void> {
  const { rows } = await sql`
    select 1 from ${source(table)}
    where ${own(table)} and record._id = ${id} and record.deleted_at is not null
    for update`.execute(work);
  if (rows.length === 0) throw notFound(`${table.resource.label.one} in the trash`);
}

export async function insertRow({ work, table, id }: Place, fields: Row): Promise<Row> {
  const at = new Date().toISOString();
  const columns: Row = {
    _id: id,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...table.fixed,
    ...columnsOf(table, fields),
  };
  const names = Object.keys(columns).map((name) => sql.id(name));
  const values = Object.values(columns).map(parameter);
  await sql`
    insert into ${sql.table(table.table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
    work,
  );
  return getRecord(work, table, id, system);
}

/** Writes the fields and raises the version. */
export async function updateRow({ work, table, id }: Place, fields: Row): Promise<Row> {
  await assign({ work, table, id }, columnsOf(table, fields));
  return getRecord(work, table, id, system);
}

/** Moves the row into the trash or out of it and answers its new version. */
export async function setTrashed(place: Place, isTrashed: boolean): Promise<number> {
  return assign(place, { deletedAt: isTrashed ? new Date().toISOString() : null });
}

async function assign({ work, table, id }: Place, columns: Row): Promise<number> {
  const assignments = Object.entries({ ...columns, updatedAt: new Date().toISOString() }).map(
    ([name, value]) => sql`${sql.id(name)} = ${parameter(value)}`,
  );
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(table.table)} as record
    set version = record.version + 1, ${sql.join(assignments)}
    where ${own(table)} and record._id = ${id} returning record.version`.execute(work);
  const [row] = rows;
  if (!row) throw notFound(table.resource.label.one);
  return row.version;
}

/** Derived fields have no column. */
function columnsOf(table: ResourceTable, fields: Row): Row {
  const stored = Object.entries(fields).filter(([field]) => !table.derived?.[field]);
  return Object.fromEntries(stored.map(([field, value]) => [columnName(table, field), value]));
}
