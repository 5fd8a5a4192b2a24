import type { MergedPartner } from 'contract/partner';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Work } from '../db/database';
import { addDoneJob } from '../jobs/job-queue';
import { ApiProblem, invalidField, notFound } from '../kernel/problem';
import { system } from '../kernel/viewer';
import type { WriteContext } from '../repository/batch';
import { living, source } from '../repository/columns';
import { requireWritable } from '../repository/hidden-fields';
import { inTransaction } from '../repository/in-transaction';
import { journal } from '../repository/journal';
import { moveLedger } from '../repository/move-ledger';
import { moveReferences, type RefusedField } from '../repository/move-references';
import type { ResourceTable } from '../repository/resource-table';
import { rewriteComputed } from '../repository/rewrite-computed';
import { lockRecords } from '../repository/rows';
import { removeManyWithin } from '../repository/trash-batch';
import { parsePatch, unwrapAll } from '../repository/write';
import { updateManyWithin } from '../repository/write-batch';
import { linkManyWithin } from './chemical-links';
import { partnerReferences } from './partner-references';

declare module '../db/database' {
  interface Tables {
    mergedRecord: MergedRecordRow;
  }
}

export interface MergedRecordRow {
  recordId: string;
  resource: string;
  keptId: string;
  jobId: string;
  createdAt: string;
}

export interface Merge {
  readonly kept: string;
  readonly other: string;
  /** The version of the other that was looked at. */
  readonly otherVersion: number;
  /** Fields that the kept one gets, with the version of it that was looked at. */
  readonly values: Readonly<Record<string, unknown>>;
}

const Kind = z.enum(['customer', 'supplier']);
type Kind = z.infer<typeof Kind>;

/** What a merge did besides writes of records, for its undo. */
const MergePayload = z.object({
  resource: Kind,
  kept: z.uuid(),
  other: z.uuid(),
  linked: z.array(z.uuid()),
  ledgers: z.array(z.array(z.uuid())),
  refused: z.array(
    z.object({
      resource: z.string(),
      path: z.string(),
      before: z.record(z.string(), z.unknown()),
    }),
  ),
});
type MergePayload = z.infer<typeof MergePayload>;

/**
 * Lets one of two partners take the place of the other: it gets the values chosen, all that refers to the other refers
 * to it, and the other moves to the trash. One transaction, one job that can be undone.
 *
 * @throws ApiProblem `not-found`, `stale-version`, or what a rule says
 */
export async function mergePartners(context: WriteContext, merge: Merge): Promise<MergedPartner> {
  const { kept, other, values } = merge;
  const kind = Kind.parse(context.table.resource.name);
  if (kept === other) throw invalidField('otherId', 'Choose another than this one');
  requireWritable(context.table.resource, Object.keys(values), context.viewer);
  const patch = await parsePatch(context.table, kept, values);
  return inTransaction(context.database, async (work) => {
    const before = await mergedAlready(work, merge);
    if (before) return before;
    const names = await lockBoth(work, context, merge);
    const label = `Merge “${names.other}” into “${names.kept}”`;
    const job = { kind: 'merge', resource: kind, label, payload: {}, changed: 0 } as const;
    const jobId = await addDoneJob(work, job, context.viewer);
    const within = { ...context, jobId };
    const payload = await moveAll(work, within, { kind, kept, other });
    unwrapAll(await updateManyWithin(work, within, [patch]));
    await tell(work, within, { merge, names });
    unwrapAll(await removeManyWithin(work, within, [other]));
    const changed = await completeJob(work, jobId, payload);
    await noteWhere(work, { recordId: other, resource: kind, keptId: kept, jobId });
    return { _id: kept, jobId, changed };
  });
}

/** A request that was sent twice is answered as the first. */
async function mergedAlready(
  work: Work,
  { kept, other }: Merge,
): Promise<MergedPartner | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${other}))`.execute(work);
  const { rows } = await sql<MergedPartner>`
    select kept_id as _id, job_id, job.changed from merged_record
    join job on job._id = merged_record.job_id
    where record_id = ${other} and kept_id = ${kept}
      and not exists (select from job as undo where undo.undo_of = job._id)`.execute(work);
  return rows[0];
}

interface Names {
  readonly kept: string;
  readonly other: string;
}

async function lockBoth(
  work: Work,
  context: WriteContext,
  { kept, other, otherVersion }: Merge,
): Promise<Names> {
  const { table } = context;
  const stored = await lockRecords({ work, table }, [kept, other].toSorted());
  const [one, two] = [stored.get(kept), stored.get(other)];
  if (!one || !two) throw notFound(table.resource.label.one);
  if (two['version'] !== otherVersion) {
    const detail = `Somebody changed “${String(two['companyName'])}” after you opened it. Look at both again.`;
    throw new ApiProblem('stale-version', detail);
  }
  return { kept: String(one['companyName']), other: String(two['companyName']) };
}

interface Pair {
  readonly kind: Kind;
  readonly kept: string;
  readonly other: string;
}

async function moveAll(
  work: Work,
  context: WriteContext,
  { kind, kept, other }: Pair,
): Promise<MergePayload> {
  const move = { from: other, to: kept, as: system, withParts: true };
  const { refused } = await moveReferences(work, context, move);
  for (const field of refused) await mend(work, context, field, field.after);
  const ledgers: string[][] = [];
  for (const ledger of partnerReferences[kind].ledgers)
    ledgers.push(await moveLedger(work, { ...ledger, from: other, to: kept }));
  const linked = await addLinks(work, context, { kind, kept, other });
  return { resource: kind, kept, other, linked, ledgers, refused: [...refused] };
}

/** What was sent keeps its history; only whom it names changes. */
async function mend(
  work: Work,
  { tables }: Pick<WriteContext, 'tables'>,
  { resource, path }: Pick<RefusedField, 'resource' | 'path'>,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const table = tables.get(resource);
  if (table) await rewriteComputed({ work, table }, path, new Map(Object.entries(values)));
}

/** The links of the other stay with it in the trash. */
async function addLinks(
  work: Work,
  context: WriteContext,
  { kind, kept, other }: Pair,
): Promise<string[]> {
  const { rows } = await sql<{ chemicalId: string }>`
    select link.chemical_id from ${sql.table(`${kind}Chemical`)} as link
    join chemical on chemical._id = link.chemical_id and chemical.deleted_at is null
    where link.partner_id = ${other}`.execute(work);
  if (rows.length === 0) return [];
  const chemicalIds = rows.map(({ chemicalId }) => chemicalId);
  const mapping = { partnerId: kept, chemicalIds, field: 'otherId' };
  const [linked] = await linkManyWithin(work, context, [mapping]);
  return linked?.added ?? [];
}

interface Told {
  readonly merge: Merge;
  readonly names: Names;
}

/** Both histories name the other. */
async function tell(
  work: Work,
  context: WriteContext,
  { merge: { kept, other }, names }: Told,
): Promise<void> {
  const { table } = context;
  const stored = await lockRecords({ work, table }, [kept, other].toSorted());
  const entry = (id: string, field: string, to: string) => {
    const version = Number(stored.get(id)?.['version']);
    return { id, action: 'update', version, changes: [{ field, from: [], to: [to] }] } as const;
  };
  await journal({ ...context, work, resource: table.resource.name }, [
    entry(kept, 'mergedWith', names.other),
    entry(other, 'mergedInto', names.kept),
  ]);
}

/** @returns the number of records that the merge wrote */
async function completeJob(work: Work, jobId: string, payload: MergePayload): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    update job set payload = ${JSON.stringify(payload)}::jsonb,
      (done, changed, total) = (select count, count, count from (
        select count(distinct record_id)::integer as count from audit where job_id = ${jobId}) as written)
    where _id = ${jobId} returning changed`.execute(work);
  return rows[0]?.changed ?? 0;
}

async function noteWhere(work: Work, row: Omit<MergedRecordRow, 'createdAt'>): Promise<void> {
  const createdAt = new Date().toISOString();
  await work
    .insertInto('mergedRecord')
    .values({ ...row, createdAt })
    .onConflict((conflict) => conflict.column('recordId').doUpdateSet({ ...row, createdAt }))
    .execute();
}

/** Takes back what a merge did besides writes of records. */
export async function undoMerge(
  work: Work,
  { tables }: Pick<WriteContext, 'tables'>,
  given: unknown,
): Promise<void> {
  const { resource, kept, other, linked, ledgers, refused } = MergePayload.parse(given);
  for (const [place, ledger] of partnerReferences[resource].ledgers.entries()) {
    const ids = ledgers[place] ?? [];
    await moveLedger(work, { ...ledger, from: kept, to: other, ids });
  }
  for (const field of refused) await mend(work, { tables }, field, field.before);
  await sql`
    delete from ${sql.table(`${resource}Chemical`)}
    where partner_id = ${kept} and chemical_id = any(${linked})`.execute(work);
  await work.deleteFrom('mergedRecord').where('recordId', '=', other).execute();
}

/** Where a partner went that was merged, by however many merges. */
export async function findMerged(database: Database, table: ResourceTable, id: string) {
  const { rows } = await sql<{ _id: string; companyName: string }>`
    with recursive went (kept_id) as (
      select kept_id from merged_record where record_id = ${id} and resource = ${table.resource.name}
      union
      select next.kept_id from went join merged_record as next on next.record_id = went.kept_id
    )
    select record._id, record.company_name from went
    join ${source(table)} on record._id = went.kept_id where ${living(table)}`.execute(database);
  const [kept] = rows;
  if (!kept) throw notFound(`merged ${table.resource.label.one}`);
  return kept;
}
