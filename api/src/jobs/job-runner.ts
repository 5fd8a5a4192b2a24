import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { LeasedJob } from './job-rows';
import { ApiProblem } from '../kernel/problem';
import type { Services } from '../kernel/services';
import type { JobHandlers } from './job-handler';
import { backoff } from './backoff';
import { JobTaken, isLeased, leaseJob, renewLease, settleJob } from './job-queue';
import { startQueueJob, timeUntil } from './queue-job';
import type { Job } from './repeat';
import { noWakeUps, type WakeUps } from './wake-ups';

interface RunnerOptions {
  readonly services: Services;
  readonly log: Pick<Logger, 'error'>;
  readonly handlers?: JobHandlers;
  /** Milliseconds between two renewals of a job's lease. */
  readonly renewal?: number;
  readonly wakeUps?: WakeUps;
}

const pause = 300;
/** How long a job runs before others get their turn, in milliseconds. */
const slice = 1_000;
const maxAttempts = 5;

/** Runs jobs from the queue, which any number of processes may share. */
export function startJobRunner(options: RunnerOptions): Job {
  const stopping = new AbortController();
  const round = async () => {
    while (!stopping.signal.aborted && (await runNextJob(options, stopping.signal)));
  };
  const { services, log, wakeUps = noWakeUps } = options;
  const untilDue = () =>
    timeUntil(
      services.database,
      sql`select min(due_at) from job where state in ('queued', 'running')`,
    );
  const job = startQueueJob({ name: 'jobs', queue: 'job', pause, round, untilDue, wakeUps, log });
  return {
    stop() {
      stopping.abort();
      return job.stop();
    },
  };
}

/**
 * Leases the job that has waited longest and runs it for one time slice.
 *
 * @returns whether there was one
 */
export async function runNextJob(
  { services, log, handlers = services.jobHandlers, renewal }: RunnerOptions,
  stopping?: AbortSignal,
): Promise<boolean> {
  const job = await leaseJob(services.database);
  if (!job) return false;
  const renewing = renewLease({ database: services.database, log }, job, renewal);
  try {
    const isDone = await runFor(slice, services, { job, handlers, stopping });
    await settleJob(
      services.database,
      job,
      isDone ? { state: 'done' } : { state: 'queued', wait: 0 },
    );
    if (isDone) services.meters.jobsEnded.inc({ kind: job.kind, result: 'done' });
  } catch (error) {
    if (error instanceof JobTaken) return true;
    await giveBack(services, job, error);
    log.error({ err: error, job: job._id, kind: job.kind, attempts: job.attempts }, 'A job failed');
  } finally {
    await renewing.stop();
  }
  return true;
}

interface Run {
  readonly job: LeasedJob;
  readonly handlers: JobHandlers;
  readonly stopping: AbortSignal | undefined;
}

async function runFor(
  milliseconds: number,
  services: Services,
  { job, handlers, stopping }: Run,
): Promise<boolean> {
  if (job.isRequesterDeactivated) throw requesterDeactivated();
  const handler = handlers[job.kind];
  if (!handler) throw new Error(`Nobody knows how to do a job of kind ${job.kind}`);
  const end = Date.now() + milliseconds;
  const hasTime = () => Date.now() < end && stopping?.aborted !== true;
  let current = job;
  do {
    if ((await handler(services, current)) === 'done') return true;
    current = await refreshed(services, current);
  } while (hasTime());
  return false;
}

function requesterDeactivated(): ApiProblem {
  const detail =
    'The account that asked for this was deactivated. What was written before stays; a colleague can begin it again.';
  return new ApiProblem('not-permitted', detail);
}

/** The job after its last step. */
async function refreshed({ database }: Services, job: LeasedJob): Promise<LeasedJob> {
  const row = await database.selectFrom('job').selectAll().where(isLeased(job)).executeTakeFirst();
  if (!row) throw new JobTaken();
  return { ...job, ...row };
}

/** A rule would refuse again, so its refusal ends the job; other errors are retried later. */
async function giveBack(
  { database, meters }: Services,
  job: LeasedJob,
  error: unknown,
): Promise<void> {
  const isOver = error instanceof ApiProblem || job.attempts >= maxAttempts;
  meters.jobsEnded.inc({ kind: job.kind, result: isOver ? 'failed' : 'postponed' });
  if (error instanceof ApiProblem) {
    await settleJob(database, job, { state: 'failed', problem: error.message });
  } else if (isOver) {
    const problem = `It broke off ${job.attempts} times at the same place. What was written before stays.`;
    await settleJob(database, job, { state: 'failed', problem });
  } else {
    await settleJob(database, job, { state: 'queued', wait: backoff(job.attempts) });
  }
}
