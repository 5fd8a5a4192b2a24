import { sql } from 'kysely';
import type { Database } from '../../db/database';

export interface QueueLength {
  readonly queue: 'outbox' | 'job' | 'email' | 'webhook' | 'search' | 'cdn';
  readonly due: number;
  /** Seconds since the first of them became due; 0 when none is. */
  readonly oldest: number;
}

/** No queue is counted further, so that reading the figures costs little. */
export const longestQueue = 10_000;

const figures = sql`count(*)::integer as due,
  coalesce(extract(epoch from now() - min(at)), 0)::double precision as oldest`;

/**
 * The records of each queue whose time has come: those that wait, and those that a process works on. Of purges those
 * that failed as well, whenever they are tried again: there are only as many as tags.
 */
export async function queueLengths(database: Database): Promise<readonly QueueLength[]> {
  const { rows } = await sql<QueueLength>`
    select 'outbox' as queue, ${figures} from (select next_attempt_at as at from outbox
      where done_at is null and next_attempt_at <= now()
      order by next_attempt_at limit ${longestQueue}) as waiting
    union all select 'job', ${figures} from (select due_at as at from job
      where state in ('queued', 'running') and due_at <= now()
      order by due_at limit ${longestQueue}) as waiting
    union all select 'email', ${figures} from (select due_at as at from email
      where status = 'queued' and due_at <= now() limit ${longestQueue}) as waiting
    union all select 'webhook', ${figures} from (select next_attempt_at as at from webhook_delivery
      where state = 'waiting' and next_attempt_at <= now() limit ${longestQueue}) as waiting
    union all select 'search', ${figures} from (select changed_at as at from search_change
      limit ${longestQueue}) as waiting
    union all select 'cdn', ${figures} from (select least(next_attempt_at, now()) as at from cdn_purge
      where attempts > 0 or next_attempt_at <= now()) as waiting`.execute(database);
  return rows;
}
