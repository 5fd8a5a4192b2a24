import { channel } from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BuildInfo } from '../../process/build-info';
import type { Pool } from '../../db/pool';
import type { Replica } from '../../db/replica';
import type { SlowStatements } from '../../db/slow-statements';
import type { ResponseCache } from '../../repository/response-cache';
import { type TerminatedWorker, terminatedChannel } from '../../worker/terminated-workers';
import { workerThreads } from '../../worker/worker-pool';
import type { HealthReport } from './health-parts';
import type { MailServerStates } from './mail-server-states';
import { openOutcomeCounters, type OutcomeCounters } from './outcome-counters';
import { maxCounted, type QueueLength } from './queue-lengths';

export interface MeterSources {
  readonly build: BuildInfo;
  readonly queueLengths: () => Promise<readonly QueueLength[]>;
  readonly mailServers: () => Promise<MailServerStates>;
  readonly health: () => Promise<HealthReport>;
  /** When the last verified backup was begun, in seconds since 1970. */
  readonly lastBackup: () => Promise<number | undefined>;
  readonly pool: Pick<Pool, 'connections'>;
  readonly responseCache: Pick<ResponseCache, 'counts'>;
  readonly slowStatements: Pick<SlowStatements, 'count'>;
  readonly replica: Pick<Replica, 'counts' | 'lag'> | undefined;
}

/** Everything that `/api/metrics` shows. */
export interface Meters extends OutcomeCounters {
  readonly registry: Registry;
  readonly seconds: Histogram<'method' | 'route' | 'status'>;
  readonly pageViews: Counter<'kind' | 'status' | 'cached'>;
  readonly fileDownloads: Counter<'kind' | 'form'>;
  readonly fileBytes: Counter<'kind' | 'form'>;
  readonly jobsEnded: Counter<'kind' | 'result'>;
}

/**
 * The figures of one process, those of queues and mail servers from the database that all processes share. While the
 * database does not answer, these are left out, and the others are still there.
 */
export function openMeters(sources: MeterSources): Meters {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(meterBuild(sources.build));
  registry.registerMetric(meterPool(sources.pool));
  registry.registerMetric(meterSlowStatements(sources.slowStatements));
  registry.registerMetric(meterCache(sources.responseCache));
  if (sources.replica)
    for (const meter of meterReplica(sources.replica)) registry.registerMetric(meter);
  for (const metric of meterQueues(sources.queueLengths)) registry.registerMetric(metric);
  registry.registerMetric(meterMailServers(sources.mailServers));
  registry.registerMetric(meterHealth(sources.health));
  registry.registerMetric(meterBackup(sources.lastBackup));
  registry.registerMetric(meterThreads());
  registry.registerMetric(meterMemoryOfThreads());
  registry.registerMetric(countTerminated());
  return {
    registry,
    ...openOutcomeCounters(registers),
    seconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer, by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    pageViews: new Counter({
      name: 'page_views_total',
      help: 'Answers of the site, by kind of page, status, and whether its data were cached',
      labelNames: ['kind', 'status', 'cached'] as const,
      registers,
    }),
    fileDownloads: new Counter({
      name: 'file_downloads_total',
      help: 'Uploaded files that were sent, as they are or as a picture in another width',
      labelNames: ['kind', 'form'] as const,
      registers,
    }),
    fileBytes: new Counter({
      name: 'file_download_bytes_total',
      help: 'Sizes of the uploaded files that were sent',
      labelNames: ['kind', 'form'] as const,
      registers,
    }),
    jobsEnded: new Counter({
      name: 'jobs_ended_total',
      help: 'Jobs that this process ended or gave back after a failure, by kind and result',
      labelNames: ['kind', 'result'] as const,
      registers,
    }),
  };
}

function meterBuild({ version, commit }: BuildInfo) {
  const gauge = new Gauge({
    name: 'build_info',
    help: 'Always 1: version and commit of the product, which the labels name',
    labelNames: ['version', 'commit'] as const,
    registers: [],
  });
  gauge.set({ version, commit: commit ?? '' }, 1);
  return gauge;
}

function meterPool(pool: MeterSources['pool']) {
  return new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(pool.connections())) {
        this.set({ state }, count);
      }
    },
  });
}

function meterSlowStatements({ count }: MeterSources['slowStatements']) {
  return new Counter({
    name: 'database_slow_statements_total',
    help: 'Statements that took a second or longer, logged or not',
    registers: [],
    collect() {
      this.reset();
      this.inc(count());
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

function inTime<T>(read: Promise<T>): Promise<T | undefined> {
  return Promise.race([read.catch(() => undefined), wait(timeLimit, undefined, { ref: false })]);
}

function meterQueues(read: MeterSources['queueLengths']) {
  let lengths: Promise<readonly QueueLength[] | undefined> | undefined;
  const due = new Gauge({
    name: 'queue_due',
    help: `Records of a queue whose time has come, at most ${maxCounted}`,
    labelNames: ['queue'] as const,
    registers: [],
    async collect() {
      lengths = inTime(read());
      this.reset();
      for (const { queue, due: count } of (await lengths) ?? []) this.set({ queue }, count);
    },
  });
  const oldest = new Gauge({
    name: 'queue_oldest_seconds',
    help: 'Time since the first record of a queue became due',
    labelNames: ['queue'] as const,
    registers: [],
    async collect() {
      this.reset();
      for (const { queue, oldest: time } of (await lengths) ?? []) this.set({ queue }, time);
    },
  });
  return [due, oldest];
}

function meterMailServers(read: MeterSources['mailServers']) {
  return new Gauge({
    name: 'mail_servers',
    help: 'Mail servers that can be used, and those that are paused because they failed',
    labelNames: ['state'] as const,
    registers: [],
    async collect() {
      this.reset();
      for (const [state, count] of Object.entries((await inTime(read())) ?? {})) {
        this.set({ state }, count);
      }
    },
  });
}

function meterHealth(read: MeterSources['health']) {
  return new Gauge({
    name: 'health_part_ok',
    help: 'Whether a part is well: disk, file storage, queues, clock, backup, mailboxes',
    labelNames: ['part'] as const,
    registers: [],
    async collect() {
      this.reset();
      for (const [part, { isWell }] of Object.entries((await inTime(read())) ?? {})) {
        this.set({ part }, isWell ? 1 : 0);
      }
    },
  });
}

function meterBackup(read: MeterSources['lastBackup']) {
  return new Gauge({
    name: 'backup_last_good_timestamp_seconds',
    help: 'When the last backup was begun that was restored and compared',
    registers: [],
    async collect() {
      // A gauge without labels would be 0, which is a time.
      this.set((await inTime(read())) ?? NaN);
    },
  });
}

function meterThreads() {
  return new Gauge({
    name: 'worker_threads',
    help: 'Worker threads by what they are for: busy and idle, and questions that wait for one',
    labelNames: ['worker', 'state'] as const,
    registers: [],
    collect() {
      this.reset();
      for (const { worker, memory: _memory, ...states } of workerThreads()) {
        for (const [state, count] of Object.entries(states)) this.set({ worker, state }, count);
      }
    },
  });
}

function meterMemoryOfThreads() {
  return new Gauge({
    name: 'worker_threads_memory_bytes',
    help: 'Heap and buffers of worker threads after their last answers, by what they are for; not in the figures of Node, which are of the main thread',
    labelNames: ['worker'] as const,
    registers: [],
    collect() {
      this.reset();
      for (const { worker, memory } of workerThreads()) this.set({ worker }, memory);
    },
  });
}

function countTerminated() {
  const counter = new Counter({
    name: 'worker_threads_terminated_total',
    help: 'Worker threads that were terminated while they answered a question, by cause',
    labelNames: ['worker', 'cause'] as const,
    registers: [],
  });
  channel(terminatedChannel).subscribe((message) => {
    const { worker, cause } = asTerminated(message);
    counter.inc({ worker, cause });
  });
  return counter;
}

/** Guarantee: `publishTerminated` alone publishes on the channel. */
function asTerminated(message: unknown) {
  return message as TerminatedWorker;
}
