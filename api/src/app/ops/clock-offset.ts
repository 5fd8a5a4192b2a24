import { sql } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Milliseconds by which this machine's clock is ahead of the database's, negative when it is behind. Counts what is
 * certain alone: a question that takes long says less.
 */
export async function clockOffset(database: Database): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::double precision as time`.execute(
    database,
  );
  const after = Date.now();
  const time = rows[0]?.time ?? before;
  return Math.max(0, before - time) + Math.min(0, after - time);
}
