import type { AuditAction } from 'contract/record';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Work } from '../db/database';
import type { LeasedJob } from './job-rows';
import { columnOf } from '../repository/columns';
import { inTransaction } from '../repository/in-transaction';
import type { FieldChange } from '../repository/values';
import type { GivenPatch, Outcome, WriteContext } from '../repository/batch';
import { removeManyWithin, restoreManyWithin } from '../repository/trash-batch';
import { updateManyWithin } from '../repository/write-batch';
import type { Services } from '../kernel/services';
import { changedSince, formerValues } from './former-values';
import { jobContext } from './job-context';
import { advance } from './job-queue';
import { refusalsOf } from './refusals';
import { undoWhole } from './undo-whole';

const batch = 50;
const Cursor = z.object({ before: z.uuid() }).nullable();

/** A write of the job to undo, with the present version of its record. */
interface WriteToUndo {
  readonly _id: string;
  readonly recordId: string;
  readonly action: AuditAction;
  readonly version: number;
  readonly changes: readonly FieldChange[];
  readonly currentVersion: number | null;
  readonly title: string | null;
}

/** Undoes the job's next writes, from the last one backwards; all at once where it wrote records of several resources. */
export async function undoStep(services: Services, job: LeasedJob): Promise<'more' | 'done'> {
  const { kind, payload } = await undoneJob(services.database, job);
  const undo = services.jobUndos[kind];
  if (undo || (await isOfSeveral(services.database, job)))
    return undoWhole(services, job, (work) => undo?.(work, services, payload));
  const context = jobContext(services, job);
  const cursor = Cursor.parse(job.cursor);
  const part = { job, before: cursor?.before };
  const patches = await patchesOf(context, await nextWrites(services.database, context, part));
  return inTransaction(services.database, async (work) => {
    const writes = await nextWrites(work, context, part);
    const [untouched, touched] = [writes.filter(isLast), writes.filter((write) => !isLast(write))];
    const outcomes = await takeBack(work, context, { writes: untouched, patches });
    const titles = new Map(writes.map(({ recordId, title }) => [recordId, title ?? '']));
    await advance(work, job, {
      done: writes.length,
      changed: outcomes.filter((outcome) => outcome.ok && outcome.isChanged).length,
      refusals: [...touched.map(changedSince), ...refusalsOf(outcomes, titles)],
      cursor: { before: writes.at(-1)?._id ?? cursor?.before ?? job._id },
    });
    return writes.length === batch ? 'more' : 'done';
  });
}

async function undoneJob(database: Database, { undoOf }: LeasedJob) {
  return database
    .selectFrom('job')
    .select(['kind', 'payload'])
    .where('_id', '=', undoOf)
    .executeTakeFirstOrThrow();
}

async function isOfSeveral(database: Database, { undoOf, resource }: LeasedJob): Promise<boolean> {
  const { rows } = await sql`
    select 1 from audit where job_id = ${undoOf} and resource <> ${resource} limit 1`.execute(
    database,
  );
  return rows.length > 0;
}

function isLast({ version, currentVersion }: WriteToUndo): boolean {
  return version === currentVersion;
}

interface Part {
  readonly job: LeasedJob;
  readonly before: string | undefined;
}

/** The audit keeps the job's writes unchanged; only the records' versions may change meanwhile. */
async function nextWrites(
  work: Database | Work,
  { table }: WriteContext,
  { job, before }: Part,
): Promise<WriteToUndo[]> {
  const { rows } = await sql<WriteToUndo>`
    select audit._id, audit.record_id, audit.action, audit.version, audit.changes,
      record.version as current_version, ${columnOf(table, table.resource.title)} as title
    from audit left join ${sql.table(table.table)} as record on record._id = audit.record_id
    where audit.job_id = ${job.undoOf}
      and (${before ?? null}::uuid is null or audit._id < ${before ?? null}::uuid)
    order by audit._id desc limit ${batch}`.execute(work);
  return rows;
}

/** The former values of changed records by `_id`, precomputed before the transaction. */
async function patchesOf(
  context: WriteContext,
  writes: readonly WriteToUndo[],
): Promise<ReadonlyMap<string, GivenPatch>> {
  const patches = new Map<string, GivenPatch>();
  for (const { action, recordId, changes } of writes) {
    if (action !== 'update') continue;
    const fields = formerValues(context, changes);
    const precomputed = await context.table.rules?.precompute?.(fields);
    patches.set(recordId, { id: recordId, fields, precomputed });
  }
  return patches;
}

interface Undoing {
  readonly writes: readonly WriteToUndo[];
  readonly patches: ReadonlyMap<string, GivenPatch>;
}

/** Moves added records to the trash, restores removed ones and resets changed ones to their former values. */
async function takeBack(
  work: Work,
  context: WriteContext,
  { writes, patches }: Undoing,
): Promise<Outcome[]> {
  const idsOf = (...actions: AuditAction[]) =>
    writes.filter(({ action }) => actions.includes(action)).map(({ recordId }) => recordId);
  const changed = idsOf('update').flatMap((id) => patches.get(id) ?? []);
  return [
    ...(await removeManyWithin(work, context, idsOf('add', 'restore'))),
    ...(await restoreManyWithin(work, context, idsOf('remove'))),
    ...(await updateManyWithin(work, context, changed)),
  ];
}
