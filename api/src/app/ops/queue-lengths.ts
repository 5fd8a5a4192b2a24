import { sql } from 'kysely';
import type { Database } from '../../db/database';

export interface QueueLength {
  readonly queue: 'outbox' | 'job' | 'email' | 'webhook';
  readonly due: number;
  /** Seconds since the first of them became due; 0 when none is. */
  readonly oldest: number;
}

/** No queue is counted further, so that reading the figures costs little. */
export const maxCounted = 10_000;

const figures = sql`count(*)::integer as due,
  coalesce(extract(epoch from now() - min(at)), 0)::double precision as oldest`;

/**
 * The records of each queue whose time has come: those that wait, and those that a process works on.
 */
export async function queueLengths(database: Database): Promise<readonly QueueLength[]> {
  const { rows } = await sql<QueueLength>`
    select 'outbox' as queue, ${figures} from (select next_attempt_at as at from outbox
      where done_at is null and next_attempt_at <= now()
      order by next_attempt_at limit ${maxCounted}) as waiting
    union all select 'job', ${figures} from (select due_at as at from job
      where state in ('queued', 'running') and due_at <= now()
      order by due_at limit ${maxCounted}) as waiting
    union all select 'email', ${figures} from (select due_at as at from email
      where status = 'queued' and due_at <= now() limit ${maxCounted}) as waiting
    union all select 'webhook', ${figures} from (select next_attempt_at as at from webhook_delivery
      where state = 'waiting' and next_attempt_at <= now() limit ${maxCounted}) as waiting`.execute(
    database,
  );
  return rows;
}
