import { sql } from 'kysely';
import type { Database } from './database';

/** Rows that a table must have gained; smaller ones are read whole anyway. */
const fewest = 500;

/**
 * Updates the planner's statistics of tables that have grown to three times their size. A bulk write outruns autovacuum,
 * which looks once a minute: statements that were planned for an empty table keep reading the whole table. Must not run within a transaction, as its locks would last until the end.
 */
export async function analyseGrown(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and n_mod_since_analyze > ${fewest}
      and n_mod_since_analyze * 3 > n_live_tup * 2`.execute(database);
  if (rows.length === 0) return;
  const tables = sql.join(rows.map(({ name }) => sql.id(name)));
  await sql`analyze (skip_locked) ${tables}`.execute(database);
}
