import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/database';
import { startRenewal } from '../../jobs/lease';
import { type Job, repeat } from '../../jobs/repeat';
import type { SenderServices, Sending } from './attempt';
import { renewLeases } from './settle-and-claim';
import { type DueServer, ServerWorker } from './server-worker';
import { LoadedBatches } from './loaded-batches';
import { type SenderOptions, usualSending } from './sender-options';
import { sweep } from './sweep';
import { notifyOfEnds } from './notify-of-ends';

interface SenderStart {
  readonly services: SenderServices;
  readonly log: Pick<Logger, 'error'>;
  readonly options?: Partial<SenderOptions>;
}

/** Sends due messages, together with any number of other processes; each server has its own worker. */
export function startEmailSender({ services, log, options: given }: SenderStart): Job {
  const options = { ...usualSending, ...given };
  const stopping = new AbortController();
  const batches = new LoadedBatches(services);
  const sending: Sending = { services, log, options, batches, stopping: stopping.signal };
  const workers = new Map<string, ServerWorker>();
  const runs = new Set<Promise<void>>();

  function startServerWorker(due: DueServer): void {
    const worker = new ServerWorker(sending, due);
    workers.set(due.serverId, worker);
    const run = worker.run().finally(() => {
      workers.delete(due.serverId);
      runs.delete(run);
    });
    runs.add(run);
  }

  const { database } = services;
  const jobs = [
    repeat({
      name: 'email',
      pause: options.pause,
      log,
      round: async () => {
        const due = await dueServers(database);
        if (stopping.signal.aborted) return;
        for (const one of due) if (!workers.has(one.serverId)) startServerWorker(one);
      },
    }),
    startRenewal({
      name: 'email leases',
      pause: (options.lease * 1_000) / 3,
      log,
      renew: () =>
        renewLeases(
          database,
          [...workers.values()].flatMap(({ ids }) => ids),
          options.lease,
        ),
    }),
    repeat({
      name: 'email sweep',
      pause: options.sweep,
      log,
      round: async () => {
        await sweep(database, options.patience);
        await notifyOfEnds(database);
      },
    }),
  ];

  return {
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(runs), sleep(options.farewell, undefined, { ref: false })]);
      for (const worker of workers.values()) worker.abandon();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Servers that are not paused. A removed server also gets a worker, which fails its waiting messages. */
async function dueServers(database: Database): Promise<DueServer[]> {
  const { rows } = await sql<DueServer>`
    select smtp._id as server_id, coalesce(state.pauses, 0) as pauses
    from smtp left join smtp_state as state on state.smtp_id = smtp._id
    where (state.paused_until is null or state.paused_until <= now()) and exists (
      select from email where email.smtp_id = smtp._id and email.status = 'queued'
        and email.begun_at is null and email.due_at <= now())`.execute(database);
  return rows;
}
