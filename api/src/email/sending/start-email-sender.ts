import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { startRenewal } from '../../jobs/lease';
import { startQueueJob } from '../../jobs/queue-job';
import type { Job } from '../../jobs/repeat';
import { noWakeUps, type WakeUps } from '../../jobs/wake-ups';
import type { SenderServices, Sending } from './attempt';
import { renewLeases } from './settle-and-claim';
import { type DueServer, ServerWorker } from './server-worker';
import { dueServers, untilMail, untilSweep } from './due-mail';
import { LoadedBatches } from './loaded-batches';
import { type SenderOptions, usualSending } from './sender-options';
import { sweep } from './sweep';
import { notifyOfEnds } from './notify-of-ends';

interface SenderStart {
  readonly services: SenderServices;
  readonly log: Pick<Logger, 'error'>;
  readonly options?: Partial<SenderOptions>;
  readonly wakeUps?: WakeUps;
}

/** Sends due messages, together with any number of other processes; each server has its own worker. */
export function startEmailSender({
  services,
  log,
  options: given,
  wakeUps = noWakeUps,
}: SenderStart): Job {
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
    startQueueJob({
      name: 'email',
      queue: 'email',
      pause: options.pause,
      untilDue: () => untilMail(database),
      wakeUps,
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
    startQueueJob({
      name: 'email sweep',
      queue: 'email',
      pause: options.sweep,
      untilDue: () => untilSweep(database),
      wakeUps,
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
