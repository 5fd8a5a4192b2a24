import { sql } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import { broadcastChannel, type Broadcasts } from '../db/broadcast-channel';
import type { Database } from '../db/database';
import type { Pool } from '../db/pool';

/** The tables whose rows wait for their time. */
const queues = ['outbox', 'job', 'email', 'webhook_delivery'] as const;
export type Queue = (typeof queues)[number];

/** Sent by triggers at the commit of a row that waits. */
const DueBroadcast = z.object({ kind: z.literal('due'), queue: z.enum(queues) });
type DueBroadcast = z.infer<typeof DueBroadcast>;

/** Calls the jobs of a queue when something was added to it, in any process. */
export interface WakeUps {
  /** Whether the calls arrive. A job polls its queue while they do not. */
  isLive(): boolean;
  /** @returns a function that ends the calls */
  onDue(queue: Queue, wake: () => void): () => void;
  close(): Promise<void>;
}

/** For jobs that poll. */
export const noWakeUps: WakeUps = {
  isLive: () => false,
  onDue: () => () => undefined,
  close: () => Promise.resolve(),
};

interface WakeUpOptions {
  readonly pool: Pick<Pool, 'listen'>;
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Listens for the broadcasts of the queues, and sends one to itself: behind a pooler in transaction mode a connection
 * listens and gets nothing.
 */
export async function openWakeUps({ pool, database, log }: WakeUpOptions): Promise<WakeUps> {
  const listeners = new Map<Queue, Set<() => void>>(queues.map((queue) => [queue, new Set()]));
  const wakeAll = (queue: Queue) => listeners.get(queue)?.forEach((wake) => wake());
  let isHeard = false;
  const broadcasts = await pool
    .listen({
      onMessage(text) {
        const message = DueBroadcast.safeParse(JSON.parse(text)).data;
        if (!message) return;
        isHeard = true;
        wakeAll(message.queue);
      },
      onMissed: () => queues.forEach(wakeAll),
    })
    .catch((error: unknown): undefined => {
      log.warn({ err: error }, 'The queues are polled: nothing can be heard from the database');
    });
  if (broadcasts) await sendToItself(database, broadcasts);
  return {
    isLive: () => isHeard && broadcasts?.isLive() === true,
    onDue(queue, wake) {
      listeners.get(queue)?.add(wake);
      return () => listeners.get(queue)?.delete(wake);
    },
    close: async () => broadcasts?.close(),
  };
}

async function sendToItself(database: Database, broadcasts: Broadcasts): Promise<void> {
  const message = JSON.stringify({ kind: 'due', queue: 'job' } satisfies DueBroadcast);
  await sql`select pg_notify(${broadcastChannel}, ${message})`.execute(database);
  await broadcasts.caughtUp();
}
