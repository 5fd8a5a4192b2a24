import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import { jitter } from './backoff';
import { type Job, type JobOptions, repeat } from './repeat';
import type { Queue, WakeUps } from './wake-ups';

/** Milliseconds after which a queue is read although nothing was heard of it, give or take a fifth. */
const maxRestTime = 30_000;

interface QueueJobOptions extends Omit<JobOptions, 'rest'> {
  readonly queue: Queue;
  readonly wakeUps: WakeUps;
  /** Milliseconds until the next row is due, 0 or less for one that is; undefined when none waits. */
  readonly untilDue: () => Promise<number | undefined>;
}

/**
 * Works on a queue: a round starts when a row is added or becomes due. Two rounds are never closer than `pause`, and
 * where additions are not heard of they are just that far apart.
 */
export function startQueueJob({ queue, wakeUps, untilDue, ...options }: QueueJobOptions): Job {
  const rest = async () => {
    if (!wakeUps.isLive()) return options.pause;
    return Math.min((await untilDue()) ?? maxRestTime, maxRestTime * jitter());
  };
  const job = repeat({ ...options, rest });
  const quit = wakeUps.onDue(queue, () => job.wake());
  return {
    stop() {
      quit();
      return job.stop();
    },
  };
}

/**
 * Milliseconds from now to a time, by the database's clock.
 *
 * @param time - a query of one value
 */
export async function timeUntil(
  database: Database,
  time: RawBuilder<unknown>,
): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`
    select (extract(epoch from (${time}) - now()) * 1000)::double precision as wait`.execute(
    database,
  );
  return rows[0]?.wait ?? undefined;
}
