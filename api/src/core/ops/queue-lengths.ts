import { sql } from 'kysely';
import type { Database } from '../../db/database';

export interface QueueLength {
  readonly queue: 'outbox' | 'job' | 'email';
  readonly due: number;
}

/** No queue is counted further, so that reading the figures costs little. */
export const longestQueue = 10_000;

/** The records of each queue whose time has come: those that wait, and those that a process works on. */
export async function queueLengths(database: Database): Promise<readonly QueueLength[]> {
  const { rows } = await sql<QueueLength>`
    select 'outbox' as queue, count(*)::integer as due from (select from outbox
      where done_at is null and next_attempt_at <= now() limit ${longestQueue}) as waiting
    union all select 'job', count(*)::integer from (select from job
      where state in ('queued', 'running') and due_at <= now() limit ${longestQueue}) as waiting
    union all select 'email', count(*)::integer from (select from email
      where status = 'queued' and due_at <= now() limit ${longestQueue}) as waiting`.execute(
    database,
  );
  return rows;
}
