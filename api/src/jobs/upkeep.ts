import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { repeat, type Job } from './repeat';

interface UpkeepOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}

const tenMinutes = 600_000;

/** On the embedded database, which has no autovacuum: without its figures, large tables are read by the wrong index. */
export function startUpkeep({ database, log }: UpkeepOptions): Job {
  const round = () => keepUp(database);
  return repeat({ name: 'upkeep', pause: tenMinutes, round, log });
}

/**
 * Vacuums the tables of which more than a fifth changed since the last time, one after the other, as a server does.
 *
 * @see https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM
 * @returns their names
 */
export async function keepUp(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where n_mod_since_analyze > 1000 + n_live_tup / 5 order by relname`.execute(database);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.id(name)}`.execute(database);
  return rows.map(({ name }) => name);
}
