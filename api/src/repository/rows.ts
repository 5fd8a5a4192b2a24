import type { AnyResource } from 'contract';
import { sql, type RawBuilder } from 'kysely';
import type { Work } from '../db/database';
import { later } from '../db/later';
import { columnName, expressionOf, inSnakeCase, living, own, selection, source } from './columns';
import { runCompiled, slot } from './compiled-select';
import type { RecordOf } from './record-of';
import type { ResourceTable, TableOf } from './resource-table';
import { parameter } from './values';

/** A row as returned by the drivers, with wire-ready values (ISO times, numbers, parsed JSON). */
type Row = Record<string, unknown>;

/** The records of one resource, within a transaction. */
export interface Scope {
  readonly work: Work;
  readonly table: ResourceTable;
}

/** Those of a resource that is known to be `R`. */
export interface ScopeOf<R extends AnyResource> extends Omit<Scope, 'table'> {
  readonly table: TableOf<R>;
}

/** A record's fields together with its `_id`. */
export interface Identified {
  readonly id: string;
  readonly fields: Row;
  /** Time of the write; defaults to now. */
  readonly at?: string | undefined;
}

type Rows = ReadonlyMap<string, Row>;

/** Reads and locks the records outside the trash, by `_id`, until the transaction ends. */
export async function lockRecords<R extends AnyResource>(
  { work, table }: ScopeOf<R>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordOf<R>>> {
  if (ids.length === 0) return new Map();
  await later(sql`
    select 1 from ${source(table)} where ${living(table)} and record._id in (${sql.join(ids)})
    order by record._id for update`).execute(work);
  return readRows({ work, table }, ids);
}

/** Reads and locks the records in the trash, by `_id`, until the transaction ends. */
export async function lockTrashed({ work, table }: Scope, ids: readonly string[]): Promise<Rows> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select ${selection(table, { staff: true, depth: 'record' })}
    from ${source(table)}
    where ${own(table)} and record._id in (${sql.join(ids)}) and record.deleted_at is not null
    order by record._id for update of record`.execute(work);
  return byId(rows);
}

/** Complete records with the fields that staff read, by `_id`. */
export async function readRows<R extends AnyResource>(
  { work, table }: ScopeOf<R>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordOf<R>>> {
  if (ids.length === 0) return new Map();
  const rows = await runCompiled(work, {
    key: JSON.stringify(['rows', table.resource.name, ids.length]),
    build: () => sql<RecordOf<R>>`
      select ${selection(table, { staff: true, depth: 'record' })}
      from ${source(table)}
      where ${living(table)} and record._id in (${sql.join(ids.map((_, index) => slot(String(index))))})`,
    slots: Object.fromEntries(ids.entries()),
  });
  return byId(rows);
}

function byId<Stored>(rows: readonly Stored[]): ReadonlyMap<string, Stored> {
  return new Map(rows.map((row) => [String(Object(row)._id), row]));
}

/** Inserts new records with one statement. */
export async function insertRows(
  { work, table }: Scope,
  records: readonly Identified[],
): Promise<void> {
  const now = new Date().toISOString();
  const rows = records.map(({ id, fields, at = now }) => ({
    _id: id,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...table.fixed,
    ...columnsOf(table, fields),
  }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (names.length === 0) return;
  const build = () => {
    const columns = sql.join(names.map((name) => sql.id(name)));
    return later(sql`
      insert into ${sql.table(table.table)} (${columns})
      select ${columns} from ${asRows(table, slot('rows'))}`);
  };
  const key = JSON.stringify(['insert', table.resource.name, names]);
  await runCompiled(work, { key, build, slots: { rows: inColumns(rows) } });
}

/** Updates records and raises their versions, with one statement for each set of changed columns. */
export async function updateRows(scope: Scope, records: readonly Identified[]): Promise<void> {
  for (const [names, group] of withSameColumns(scope.table, records)) {
    const [first] = group;
    const isAlike = group.every(({ key }) => key === first?.key);
    const ids = group.map(({ id }) => id);
    if (isAlike && first) await later(assignment(scope, ids, first.columns)).execute(scope.work);
    else await assignEach(scope, names, group);
  }
}

/** Moves records to the trash or out of it and returns their new versions. */
export async function setTrashed(
  scope: Scope,
  ids: readonly string[],
  isTrashed: boolean,
): Promise<ReadonlyMap<string, number>> {
  const deletedAt = isTrashed ? new Date().toISOString() : null;
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ _id: string; version: number }>`
    ${assignment(scope, ids, { deletedAt })}
    returning record._id, record.version`.execute(scope.work);
  return new Map(rows.map(({ _id, version }) => [_id, version]));
}

function assignment({ table }: Scope, ids: readonly string[], columns: Row): RawBuilder<unknown> {
  const assigned = { updatedAt: new Date().toISOString(), ...columns };
  return sql`
    update ${sql.table(table.table)} as record
    set version = record.version + 1, ${sql.join(assignments(assigned))}
    where ${own(table)} and record._id in (${sql.join(ids)})`;
}

/**
 * Adjusts records in the trash to changes of what they refer to, so that they can be restored. Version and history
 * stay the same, as the records are visible in the trash only.
 */
export async function mendTrashed(
  { work, table }: Scope,
  condition: RawBuilder<unknown>,
  fields: Row,
): Promise<void> {
  await sql`
    update ${sql.table(table.table)} as record set ${sql.join(assignments(columnsOf(table, fields)))}
    where ${own(table)} and record.deleted_at is not null and ${condition}`.execute(work);
}

function assignments(columns: Row): RawBuilder<unknown>[] {
  return Object.entries(columns).map(([name, value]) => sql`${sql.id(name)} = ${parameter(value)}`);
}

/** Gives each record its own values. */
async function assignEach(
  { work, table }: Scope,
  names: readonly string[],
  records: readonly Assigned[],
): Promise<void> {
  const rows = records.map(({ id, columns }) => ({ ...columns, _id: id }));
  const assigned = names.map((name) => sql`${sql.id(name)} = given.${sql.id(name)}`);
  await later(sql`
    update ${sql.table(table.table)} as record
    set version = record.version + 1, ${sql.join(assigned)}
    from ${asRows(table, inColumns(rows))}
    where ${own(table)} and record._id = given._id`).execute(work);
}

interface Assigned {
  readonly id: string;
  readonly columns: Row;
  /** Groups records whose values are the same. */
  readonly key: string;
}

/** Groups the records by the set of columns they write. */
function withSameColumns(
  table: ResourceTable,
  records: readonly Identified[],
): [readonly string[], Assigned[]][] {
  const groups = new Map<string, [readonly string[], Assigned[]]>();
  const now = new Date().toISOString();
  for (const { id, fields, at = now } of records) {
    const columns = { updatedAt: at, ...columnsOf(table, fields) };
    const names = Object.keys(columns);
    const group = groups.get(names.join()) ?? [names, []];
    groups.set(names.join(), group);
    group[1].push({ id, columns, key: JSON.stringify(columns) });
  }
  return [...groups.values()];
}

/** Rows as one parameter, aliased `given` and typed by the table's row type. */
function asRows({ table }: ResourceTable, rows: string): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb) as given`;
}

function inColumns(rows: readonly Row[]): string {
  return JSON.stringify(rows.map(withoutNulls));
}

/** A row by the names of its columns. Those left out are null in `asRows`. */
function withoutNulls(row: Row): Row {
  const given: Row = {};
  for (const [name, value] of Object.entries(row)) {
    if (value !== null && value !== undefined) given[inSnakeCase(name)] = value;
  }
  return given;
}

/** Drops derived fields, which have no column. */
function columnsOf(table: ResourceTable, fields: Row): Row {
  const columns: Row = {};
  for (const [field, value] of Object.entries(fields)) {
    if (!expressionOf(table, field)) columns[columnName(table, field)] = value;
  }
  return columns;
}
