import { sql, type RawBuilder } from 'kysely';
import type { Database, Tables, Work } from '../db/database';
import { isStaff, type Viewer } from '../kernel/viewer';

/**
 * The table in which triggers note by how many each write changed the numbers of a resource's records, with the columns
 * `living` and `published`. A sum over it is a total as exact as a count, in the snapshot of the statement that reads it.
 * What a search looks in is written with the records, or notes a change of its own (`noteChange`).
 */
export interface Tally {
  readonly table: keyof Tables;
  /** Filters that depend on more than the record's own row, so that a tally cannot tell when their result changes. */
  readonly otherwise: readonly string[];
  /** Numbers by further columns, noted in a table of their own. */
  readonly groups?: TallyGroups;
}

interface TallyGroups {
  readonly table: keyof Tables;
  /** Columns with the same values in all rows of a group, and the one that is summed. */
  readonly columns: readonly string[];
  readonly number: string;
}

/** The number of records that a viewer may see. */
export function tallied({ table }: Tally, viewer: Viewer): RawBuilder<number> {
  const column = sql.id(isStaff(viewer) ? 'living' : 'published');
  return sql<number>`(select sum(${column}) from ${sql.table(table)})`;
}

/**
 * Names what a statement can see: two statements with the same state see the same records. A write adds a row, and
 * compacting leaves one with a higher id than all before.
 */
export function stateOf({ table }: Tally): RawBuilder<string> {
  return sql<string>`(select count(*) || ' ' || max(id) from ${sql.table(table)})`;
}

/** For a write to what lists are searched by, where it leaves the records as they are. */
export async function noteChange(work: Work, { table }: Tally): Promise<void> {
  await sql`insert into ${sql.table(table)} (living, published) values (0, 0)`.execute(work);
}

/** Rows that a tally may have before it is compacted. */
const maxWaiting = 50;

/** Replaces the rows of a tally by one with their sums. Any number of processes may do so at once. */
export async function compactTally(database: Database, { table, groups }: Tally): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)}`.execute(database);
  if ((rows[0]?.count ?? 0) <= maxWaiting) return;
  await sql`
    with former as (delete from ${sql.table(table)} returning living, published)
    insert into ${sql.table(table)} (living, published)
    select sum(living), sum(published) from former having count(*) > 0`.execute(database);
  if (groups) await compactGroups(database, groups);
}

/** Leaves one row for each group that had several. */
async function compactGroups(
  database: Database,
  { table, columns, number }: TallyGroups,
): Promise<void> {
  const [by, sum] = [sql.join(columns.map((column) => sql.id(column))), sql.id(number)];
  await sql`
    with former as (
      delete from ${sql.table(table)} where id in (
        select unnest(array_agg(id)) from ${sql.table(table)} group by ${by} having count(*) > 1)
      returning ${by}, ${sum})
    insert into ${sql.table(table)} (${by}, ${sum})
    select ${by}, sum(${sum}) from former group by ${by} having sum(${sum}) <> 0`.execute(database);
}
