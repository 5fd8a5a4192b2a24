import { sql, type RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import { repeat, type Job } from './repeat';

/**
 * A queue table: jobs, messages of the outbox, or mail. Any number of processes claim due rows, each row is leased to one
 * process, and a lease expires unless it is renewed. All times are by the database's clock.
 */
interface DueRows {
  readonly table: 'job' | 'outbox' | 'email';
  readonly dueAt: 'due_at' | 'next_attempt_at';
  /** The rows that may be claimed once they are due. */
  readonly isWaiting: RawBuilder<unknown>;
  readonly limit: number;
}

/**
 * Selects the `_id`s of the rows that have been due longest, locked for the update that leases them. Rows that another
 * process is taking are skipped.
 */
export function dueRows({ table, dueAt, isWaiting, limit }: DueRows): RawBuilder<unknown> {
  return sql`
    select _id from ${sql.table(table)} where ${isWaiting} and ${sql.ref(dueAt)} <= now()
    order by ${sql.ref(dueAt)}, _id limit ${limit} for update skip locked`;
}

/** The time in so many seconds: the end of a lease, or the next attempt. */
export function inSeconds(seconds: number | RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`now() + make_interval(secs => ${seconds})`;
}

interface Renewal {
  readonly name: string;
  /** Milliseconds between two renewals: a fraction of the lease, so that one may fail. */
  readonly pause: number;
  readonly renew: () => Promise<unknown>;
  readonly log: Pick<Logger, 'error'>;
}

/** Renews leases while work goes on that may take longer than a lease. */
export function startRenewal({ name, pause, renew, log }: Renewal): Job {
  return repeat({ name, pause, round: renew, log, isDelayed: true });
}
