import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { repeat, type Job } from './repeat';

interface MaintenanceOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}

const tenMinutes = 600_000;

/** Maximum WAL since the last checkpoint, in bytes: it takes up disk, and a start after a crash has to replay it. */
const mostWal = 64 * 2 ** 20;

/**
 * Maintains the embedded database, which has neither autovacuum nor a checkpointer. Without statistics, large tables
 * are read by the wrong index; without checkpoints, the WAL grows as long as the process runs.
 */
export function startMaintenance({ database, log }: MaintenanceOptions): Job {
  const round = async () => {
    await vacuumTables(database);
    await checkpoint(database, mostWal);
  };
  return repeat({ name: 'maintenance', pause: tenMinutes, round, log });
}

/**
 * Vacuums the tables of which more than a fifth has changed since the last vacuum, one after the other, like a
 * server's autovacuum.
 *
 * @see https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM
 * @returns their names
 */
export async function vacuumTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where n_mod_since_analyze > 1000 + n_live_tup / 5 order by relname`.execute(database);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.id(name)}`.execute(database);
  return rows.map(({ name }) => name);
}

/**
 * Runs a checkpoint when there is more WAL than the limit.
 *
 * @returns whether it did
 */
export async function checkpoint(database: Database, limit: number): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${limit} as is_due
    from pg_control_checkpoint()`.execute(database);
  if (!rows[0]?.isDue) return false;
  await sql`checkpoint`.execute(database);
  return true;
}
