import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Services } from '../../core/services';
import { living, source } from '../../repository/columns';
import { timedTables } from '../../repository/timed-tables';

/** Seconds after which no process answers from a cache of its own what was before. */
const delay = 31;

/** The tags of records that come or go without a write: scheduled posts, events. */
export function timedTags(tables: Services['tables']): string[] {
  return timedTables(tables).map(({ table }) => table.resource.name);
}

/**
 * Plans a purge for the next time at which a record comes or goes by itself.
 *
 * @param since - later times are not purged yet
 */
export async function planPurges(
  database: Database,
  { tables, since }: { readonly tables: Services['tables']; readonly since: string },
): Promise<void> {
  for (const { table, changesAt } of timedTables(tables)) {
    await sql`
      insert into cdn_purge (tag, changes, attempts, next_attempt_at)
      select ${table.resource.name}, 1, 0, at + make_interval(secs => ${delay}) from (
        select min(${changesAt}) as at from ${source(table)}
        where ${living(table)} and ${changesAt} > ${since}::timestamptz) as next
      where at is not null
      on conflict (tag) do nothing`.execute(database);
  }
}
