import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Work } from '../db/database';
import { backoff } from './backoff';
import type { OutboxRow } from './job-rows';
import { dueRows, inSeconds } from './lease';
import type { Services } from '../kernel/services';
import { startQueueJob, timeUntil } from './queue-job';
import type { Job } from './repeat';
import { noWakeUps, type WakeUps } from './wake-ups';

type DueRow = Pick<OutboxRow, '_id' | 'topic' | 'payload' | 'attempts' | 'createdAt'>;

interface DispatchOptions {
  readonly services: Pick<Services, 'database' | 'env' | 'consumers' | 'subscribers'>;
  readonly log: Pick<Logger, 'error'>;
  readonly wakeUps?: WakeUps;
}

const pause = 1_000;
const batch = 20;
/** Duration of a row's lease. */
const leaseSeconds = 60;
const maxBackoffSeconds = 3_600;

/** Delivers remaining outbox messages to their consumers; any number of processes may run it at once. */
export function startOutboxDispatcher(options: DispatchOptions): Job {
  const round = async () => {
    while ((await deliverDue(options)) === batch);
  };
  const { services, log, wakeUps = noWakeUps } = options;
  const untilDue = () =>
    timeUntil(
      services.database,
      sql`select min(next_attempt_at) from outbox where done_at is null`,
    );
  return startQueueJob({ name: 'outbox', queue: 'outbox', pause, round, untilDue, wakeUps, log });
}

/**
 * Delivers one batch. A row is leased for a minute, so that processes share the work and the rows of one that dies go
 * to the others.
 *
 * @returns how many rows were due
 */
export async function deliverDue({ services, log }: DispatchOptions): Promise<number> {
  const { database, consumers, subscribers } = services;
  const wanted = await Promise.all(subscribers.map((subscriber) => subscriber.topics(database)));
  const topics = [...new Set([...consumers.keys(), ...wanted.flat()])];
  await skipTopicsWithoutConsumers(database, topics);
  const due = await lease(database, topics);
  for (const row of due) {
    try {
      await deliver(services, row);
    } catch (error) {
      log.error({ err: error, topic: row.topic, attempts: row.attempts }, 'A delivery failed');
      await postpone(database, row);
    }
  }
  return due.length;
}

/** Marks messages of topics without consumers as done. */
async function skipTopicsWithoutConsumers(
  database: Database,
  topics: readonly string[],
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ doneAt: now })
    .where('doneAt', 'is', null)
    .where('topic', 'not in', topics)
    .execute();
}

async function lease(database: Database, topics: readonly string[]): Promise<DueRow[]> {
  const due = dueRows({
    table: 'outbox',
    dueAt: 'next_attempt_at',
    isWaiting: sql`done_at is null and topic in (${sql.join(topics)})`,
    limit: batch,
  });
  const { rows } = await sql<DueRow>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${inSeconds(leaseSeconds)}
    where _id in (${due})
    returning _id, topic, payload, attempts, created_at`.execute(database);
  return rows.toSorted((one, other) => (one._id < other._id ? -1 : 1));
}

/** The effect and the mark that it is done share one transaction, so a crash neither loses nor repeats it. */
async function deliver(
  { database, env, consumers, subscribers }: DispatchOptions['services'],
  row: DueRow,
): Promise<void> {
  await database.transaction().execute(async (work: Work) => {
    const marked = await work
      .updateTable('outbox')
      .set({ doneAt: now })
      .where('_id', '=', row._id)
      .where('doneAt', 'is', null)
      .returning('_id')
      .executeTakeFirst();
    if (!marked) return;
    for (const consume of consumers.get(row.topic) ?? []) await consume(work, row.payload, env);
    for (const { consume } of subscribers) await consume(work, row);
  });
}

async function postpone(database: Database, { _id, attempts }: DueRow): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ nextAttemptAt: inSeconds(backoff(attempts, { max: maxBackoffSeconds })) })
    .where('_id', '=', _id)
    .where('doneAt', 'is', null)
    .execute();
}

const now = sql<string>`now()`;
