import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { living, source } from './columns';
import type { ResourceTable } from './resource-table';

/** A resource whose records come or go without a write, and when: scheduled posts, events. */
export interface TimedTable {
  readonly table: ResourceTable;
  readonly changesAt: RawBuilder<unknown>;
}

export function timedTables(tables: ReadonlyMap<string, ResourceTable>): TimedTable[] {
  return [...tables.values()].flatMap((table) => {
    const changesAt = table.cache?.changesAt;
    return changesAt ? [{ table, changesAt }] : [];
  });
}

/** When the next record comes or goes, by the clock of this process (`Date.now()`); Infinity when none will. */
export async function nextChange(
  database: Database,
  { table, changesAt }: TimedTable,
): Promise<number> {
  const { rows } = await sql<{ wait: number | null }>`
    select (extract(epoch from min(${changesAt}) - now()) * 1000)::float8 as wait from ${source(table)}
    where ${living(table)} and ${changesAt} > now()`.execute(database);
  return Date.now() + (rows[0]?.wait ?? Infinity);
}
