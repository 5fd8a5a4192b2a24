import { sql } from 'kysely';
import type { Database, Work } from '../database';

export type PartitionedTable = 'audit' | 'outbox';

/** A table that may be divided by month: rows are only added, and nothing refers to them. */
interface Partitioning {
  readonly table: PartitionedTable;
  /** The time by which rows belong to a month. */
  readonly by: string;
  /** Columns that are unique together with the time; without partitions by themselves. */
  readonly unique: readonly string[];
}

export const partitionings: readonly Partitioning[] = [
  { table: 'audit', by: 'at', unique: ['_id', 'position'] },
  { table: 'outbox', by: 'created_at', unique: ['_id'] },
];

export async function isPartitioned(database: Database, table: PartitionedTable): Promise<boolean> {
  const { rows } = await sql<{ kind: string }>`
    select relkind::text as kind from pg_class where oid = ${table}::regclass`.execute(database);
  return rows[0]?.kind === 'p';
}

/** An index, a trigger or a key, with the statement that makes it. */
export interface Definition {
  readonly name: string;
  readonly definition: string;
}

export async function triggersOf(
  work: Database | Work,
  table: string,
): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select tgname::text as name, pg_get_triggerdef(oid) as definition
    from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal order by tgname`.execute(
    work,
  );
  return rows;
}

export function isForRows({ definition }: Definition): boolean {
  return definition.includes(' FOR EACH ROW ');
}

/** Triggers for statements are of one table; those for rows are passed on to the partitions. */
export function onPartition({ definition }: Definition, table: string, partition: string): string {
  return definition
    .replace(` ON public.${table} `, ` ON ${partition} `)
    .replace(` ON ${table} `, ` ON ${partition} `);
}
