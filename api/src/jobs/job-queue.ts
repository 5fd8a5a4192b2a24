import { Job, type JobKind, type JobRefusal } from 'contract/jobs';
import { adminName } from '../repository/admin-name';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../db/database';
import type { JobRow, LeasedJob } from './job-rows';
import { dueRows, inSeconds, startRenewal } from './lease';
import { notFound } from '../kernel/problem';
import { actorId, type Viewer } from '../kernel/viewer';
import { trashDays } from './purge';
import type { Job as Renewal } from './repeat';

/** Duration of a lease, from the last step or renewal. */
export const leaseSeconds = 20;

type Lease = Pick<JobRow, '_id' | 'lease'>;

export interface NewJob {
  readonly kind: JobKind;
  readonly resource: string;
  readonly label: string;
  readonly payload: object;
  readonly total?: number | null;
  readonly undoOf?: string;
}

/** The result of a job's step; numbers are added to the job's totals. */
export interface Advance {
  readonly done: number;
  readonly changed: number;
  readonly refusals: readonly JobRefusal[];
  /** Where the next step continues. */
  readonly cursor: unknown;
  /** Set by the step that first knows it. */
  readonly total?: number;
}

/** The job was cancelled or leased by another process; the step's transaction rolls back. */
export class JobTaken extends Error {
  override name = 'JobTaken';
}

/** Adds a job to the queue within the transaction of the request. */
export async function enqueueJob(work: Work, job: NewJob, viewer: Viewer): Promise<string> {
  const now = new Date().toISOString();
  const _id = uuidv7();
  await work
    .insertInto('job')
    .values({
      _id,
      kind: job.kind,
      resource: job.resource,
      label: job.label,
      payload: sql`${JSON.stringify(job.payload)}::jsonb`,
      state: 'queued',
      total: job.total ?? null,
      done: 0,
      changed: 0,
      refused: 0,
      attempts: 0,
      lease: 0,
      // By the clock that says when it is due: this machine's may be ahead.
      dueAt: sql<string>`now()`,
      createdAt: now,
      adminId: actorId(viewer),
      undoOf: job.undoOf ?? null,
    })
    .execute();
  return _id;
}

/** Stores a job that is done already, within the transaction of its writes. */
export async function addDoneJob(
  work: Work,
  job: NewJob & { readonly changed: number },
  viewer: Viewer,
): Promise<string> {
  const id = await enqueueJob(work, { ...job, total: job.changed }, viewer);
  await work
    .updateTable('job')
    .set({ state: 'done', done: job.changed, changed: job.changed, endedAt: sql`now()` })
    .where('_id', '=', id)
    .execute();
  return id;
}

/** What the role of the admin who asked for a job allows now. */
const permissionsOfRequester = sql`
  (select admin.role_id from admin where admin._id = job.admin_id),
  (select role.levels from admin join role on role._id = admin.role_id
    where admin._id = job.admin_id) as permissions,
  coalesce((select admin.deleted_at is not null from admin where admin._id = job.admin_id), false)
    as is_requester_deactivated`;

/** Leases the job that has waited longest; undefined when none is due. */
export async function leaseJob(database: Database): Promise<LeasedJob | undefined> {
  const due = dueRows({
    table: 'job',
    dueAt: 'due_at',
    isWaiting: sql`state in ('queued', 'running')`,
    limit: 1,
  });
  const { rows } = await sql<LeasedJob>`
    update job set state = 'running', attempts = attempts + 1, lease = lease + 1,
      started_at = coalesce(started_at, now()),
      due_at = ${inSeconds(leaseSeconds)}
    where _id = (${due})
    returning *, ${permissionsOfRequester}`.execute(database);
  return rows[0];
}

/**
 * Stores a step's result within the transaction of the step's own writes.
 *
 * @throws JobTaken when the caller no longer has the job's lease
 */
export async function advance(work: Work, job: JobRow, step: Advance): Promise<void> {
  const { rows } = await sql`
    update job set done = done + ${step.done}, changed = changed + ${step.changed},
      refused = refused + ${step.refusals.length}, total = coalesce(${step.total ?? null}, total),
      cursor = ${JSON.stringify(step.cursor ?? null)}::jsonb, attempts = 0,
      due_at = ${inSeconds(leaseSeconds)}
    where ${isLeased(job)}
    returning 1`.execute(work);
  if (rows.length === 0) throw new JobTaken();
  if (step.refusals.length === 0) return;
  const refusals = step.refusals.map((refusal) => ({ _id: uuidv7(), jobId: job._id, ...refusal }));
  await work.insertInto('jobRefusal').values(refusals).execute();
}

/**
 * Renews the lease during a step, which may take longer than the lease on a slow machine.
 *
 * @param pause - milliseconds between two renewals
 */
export function renewLease(
  { database, log }: { readonly database: Database; readonly log: Pick<Logger, 'error'> },
  job: Lease,
  pause = leaseSeconds * 250,
): Renewal {
  const renew = () =>
    database
      .updateTable('job')
      .set({ dueAt: inSeconds(leaseSeconds) })
      .where(isLeased(job))
      .execute()
      // If the database is gone, the step itself fails.
      .catch(() => undefined);
  return startRenewal({ name: 'job lease', pause, renew, log });
}

/** Whether the caller still has the job's lease: `lease` is another number at each leasing. */
export function isLeased({ _id, lease }: Lease): RawBuilder<boolean> {
  return sql<boolean>`_id = ${_id} and lease = ${lease} and state = 'running'`;
}

/** Releases the caller's lease: the job has ended, or other jobs get their turn. */
export async function settleJob(
  database: Database,
  job: Lease,
  end: { state: 'done' } | { state: 'failed'; problem: string } | { state: 'queued'; wait: number },
): Promise<void> {
  const isEnd = end.state !== 'queued';
  await database
    .updateTable('job')
    .set({
      state: end.state,
      problem: end.state === 'failed' ? end.problem : null,
      ...(isEnd ? { endedAt: sql<string>`now()` } : {}),
      ...(end.state === 'queued' ? { dueAt: inSeconds(end.wait) } : {}),
    })
    .where(isLeased(job))
    .execute();
}

/** Stops a job that has not ended. */
export async function cancelJob(database: Database | Work, id: string): Promise<void> {
  await sql`
    update job set state = 'cancelled', ended_at = now()
    where _id = ${id} and state in ('queued', 'running')`.execute(database);
}

interface JobAnswer extends JobRow {
  readonly by: string | null;
  readonly canUndo: boolean;
}

/** `can_undo`: an ended job that changed something, not undone yet, while the trash still holds what it deleted. */
const jobColumns = sql`
  job.*, ${adminName} as by,
  (job.kind <> 'check' and job.changed > 0 and job.state in ('done', 'failed', 'cancelled')
    and job.created_at > now() - make_interval(days => ${trashDays})
    and not exists (select 1 from job as other where other.undo_of = job._id)) as can_undo`;

/** @throws ApiProblem `not-found` */
export async function readJob(database: Database | Work, id: string): Promise<Job> {
  const { rows } = await sql<JobAnswer>`
    select ${jobColumns} from job left join admin on admin._id = job.admin_id
    where job._id = ${id}`.execute(database);
  if (!rows[0]) throw notFound('job');
  return Job.parse(rows[0]);
}

export interface JobQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly resource?: string | undefined;
  readonly kind?: JobKind | undefined;
}

/** @param resources - of which jobs are listed; all when left out */
export async function listJobs(
  database: Database,
  { page, pageSize, resource, kind }: JobQuery,
  resources?: readonly string[],
) {
  const seen = resources ? sql`job.resource = any(${resources})` : sql`true`;
  const { rows } = await sql<JobAnswer & { total: number; all: number }>`
    select ${jobColumns}, count(*) over () as all from job
    left join admin on admin._id = job.admin_id
    where ${seen} and (${resource ?? null}::text is null or job.resource = ${resource ?? null})
      and (${kind ?? null}::text is null or job.kind = ${kind ?? null})
      and job.created_at > now() - make_interval(days => ${trashDays})
    order by job.created_at desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    database,
  );
  return { data: rows, total: rows[0]?.all ?? 0, page, pageSize };
}
