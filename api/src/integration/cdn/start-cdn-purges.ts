import { siteTag } from 'contract';
import type { Logger } from 'pino';
import type { Services } from '../../core/services';
import { startQueueJob } from '../../jobs/queue-job';
import type { Job } from '../../jobs/repeat';
import { noWakeUps, type WakeUps } from '../../jobs/wake-ups';
import { claimPurges, postponePurges, settlePurges, untilPurge } from './due-purges';
import { planPurges, timedTags } from './plan-purges';
import { requestPurge } from './request-purge';
import { sendPurge } from './send-purge';

interface PurgeStart {
  readonly services: Pick<Services, 'database' | 'env' | 'tables'>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Milliseconds between two requests to the CDN at least. */
  readonly pause?: number;
  readonly wakeUps?: WakeUps;
}

/**
 * Sends the purges that were requested, each by one of all processes, and again later when the CDN does not take it.
 * The first one is of the pages that a former version has made, and of what came or went by the time alone meanwhile.
 */
export function startCdnPurges({
  services,
  log,
  pause = 2_000,
  wakeUps = noWakeUps,
}: PurgeStart): Job {
  const { database, env, tables } = services;
  const stopping = new AbortController();
  let isStartPurged = false;
  const round = async () => {
    if (!isStartPurged) {
      await requestPurge(database, [siteTag, ...timedTags(tables)]);
      isStartPurged = true;
    }
    const due = await claimPurges(database);
    const [first] = due;
    if (first === undefined) return;
    const failure = await sendPurge(
      env,
      due.map(({ tag }) => tag),
      stopping.signal,
    );
    if (failure === undefined) {
      await settlePurges(database, due);
      await planPurges(database, { tables, since: first.at });
      return;
    }
    if (!stopping.signal.aborted) log.warn({ failure }, 'A purge of the CDN failed');
    await postponePurges(database, due);
  };
  const job = startQueueJob({
    name: 'cdn-purges',
    queue: 'cdn_purge',
    pause,
    round,
    untilDue: () => untilPurge(database),
    wakeUps,
    log,
  });
  return {
    stop() {
      stopping.abort();
      return job.stop();
    },
  };
}
