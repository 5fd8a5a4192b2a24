import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../../db/pool';
import type { Replica } from '../../db/replica';
import type { ResponseCache } from '../response-cache';
import { longestQueue, type QueueLength } from './queue-lengths';

export interface MeterSources {
  readonly queueLengths: () => Promise<readonly QueueLength[]>;
  readonly pool: Pick<Pool, 'connections'>;
  readonly responseCache: Pick<ResponseCache, 'counts'>;
  readonly replica: Pick<Replica, 'counts' | 'lag'> | undefined;
}

/** Everything that `/api/metrics` shows. */
export interface Meters {
  readonly registry: Registry;
  readonly seconds: Histogram<'method' | 'route' | 'status'>;
}

/** The figures of one process, those of the queues from the database that all processes share. */
export function openMeters({ queueLengths, pool, responseCache, replica }: MeterSources): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(meterPool(pool));
  registry.registerMetric(meterCache(responseCache));
  if (replica) for (const meter of meterReplica(replica)) registry.registerMetric(meter);
  registry.registerMetric(meterQueues(queueLengths));
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return { registry, seconds };
}

function meterPool(pool: MeterSources['pool']) {
  return new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(pool.connections?.() ?? {})) {
        this.set({ state }, count);
      }
    },
  });
}

function meterCache({ counts }: MeterSources['responseCache']) {
  return new Counter({
    name: 'response_cache_requests_total',
    help: 'Answers to visitors, by whether they were in the cache of this process',
    labelNames: ['result'] as const,
    registers: [],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(counts)) this.inc({ result }, count);
    },
  });
}

function meterReplica(replica: NonNullable<MeterSources['replica']>) {
  const reads = new Counter({
    name: 'replica_reads_total',
    help: 'Reads that may lag, by where they went: those of the primary found the replica lost, late or lacking a change',
    labelNames: ['server'] as const,
    registers: [],
    collect() {
      this.reset();
      for (const [server, count] of Object.entries(replica.counts)) this.inc({ server }, count);
    },
  });
  const lag = new Gauge({
    name: 'replica_lag_seconds',
    help: 'Since when the replica is not known to show every commit; infinite while it is lost',
    registers: [],
    collect() {
      this.set(replica.lag() / 1000);
    },
  });
  return [reads, lag];
}

/** How long the figures wait for the database, in milliseconds. */
const timeLimit = 2_000;

/** While the database does not answer, the figure is left out, and the others are still there. */
function meterQueues(lengths: MeterSources['queueLengths']) {
  return new Gauge({
    name: 'queue_due',
    help: `Records of a queue whose time has come, at most ${longestQueue}`,
    labelNames: ['queue'] as const,
    registers: [],
    async collect() {
      const inTime = await Promise.race([
        lengths().catch(() => []),
        wait(timeLimit, [], { ref: false }),
      ]);
      this.reset();
      for (const { queue, due } of inTime) this.set({ queue }, due);
    },
  });
}
