import type { MergedRecord } from 'contract';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import { ApiProblem, invalidField, notFound, worded } from '../kernel/problem';
import { system } from '../kernel/viewer';
import type { WriteContext } from '../repository/batch';
import type { FieldValues } from '../repository/field-values';
import { requireWritable } from '../repository/hidden-fields';
import { inTransaction } from '../repository/in-transaction';
import { journal } from '../repository/journal';
import { moveLedger } from '../repository/move-ledger';
import { moveReferences } from '../repository/move-references';
import { parseInput } from '../repository/parse-input';
import { rewriteField } from '../repository/rewrite-computed';
import { lockRecords } from '../repository/rows';
import { removeManyWithin } from '../repository/trash-batch';
import { parsePatch, unwrapAll } from '../repository/write';
import { updateManyWithin } from '../repository/write-batch';
import { addDoneJob } from './job-queue';
import type { MergeRules, PairedRecords } from './merge-rules';
import { mergedAlready, noteMerged } from './merged-records';
import type { MergePayload } from './undo-merge';

interface Merge {
  readonly kept: string;
  readonly other: string;
  /** The version of the other that was looked at. */
  readonly otherVersion: number;
  /** Fields that the kept one gets, with the version of it that was looked at. */
  readonly values: FieldValues;
  /** Whether they are merged although they contradict each other. */
  readonly despiteConflicts: boolean;
}

interface MergeContext extends WriteContext {
  readonly rules: MergeRules;
}

/**
 * Lets one of two records take the place of the other: it gets the values chosen, all that refers to the other refers
 * to it, and the other moves to the trash. One transaction, one job that can be undone. A merge that was made already is
 * answered as the first time.
 *
 * @throws ApiProblem `not-found`, `stale-version`, `invalid` at `despiteConflicts`, or what a rule says
 */
export async function mergeRecords(context: MergeContext, merge: Merge): Promise<MergedRecord> {
  const { kept, other } = merge;
  const { table, rules, viewer } = context;
  const { version, ...values } = merge.values;
  if (kept === other) throw invalidField('otherId', 'Choose another than this one');
  const fixed = rules.fixed?.find((field) => Object.hasOwn(values, field));
  if (fixed !== undefined) throw invalidField(`values.${fixed}`, 'It stays as it is in a merge');
  requireWritable(table.resource, Object.keys(values), viewer);
  const patch = await parsePatch(table, kept, values);
  return inTransaction(context.database, async (work) => {
    const before = await mergedAlready(work, merge);
    if (before) return before;
    const records = await lockBoth(work, context, { ...merge, keptVersion: version });
    const pair = { ...records, ids: { kept, other }, values: patch.fields };
    requireNoConflict(rules, pair, merge);
    const names = namesOf(context, records);
    const label = `Merge “${names.other}” into “${names.kept}”`;
    const resource = rules.resource;
    const job = { kind: 'merge', resource, label, payload: {}, changed: 0 } as const;
    const jobId = await addDoneJob(work, job, viewer);
    const within = { ...context, jobId };
    const payload = await moveAll(work, within, pair);
    await writeNames(work, within, { merge, names });
    unwrapAll(await removeManyWithin(work, within, [other]));
    const following = parseInput(table.resource.update, rules.values?.(pair) ?? {});
    const fields = { ...patch.fields, ...following };
    unwrapAll(await updateManyWithin(work, within, [{ ...patch, fields }]));
    const changed = await completeJob(work, jobId, payload);
    await noteMerged(work, { recordId: other, resource, keptId: kept, jobId });
    return { _id: kept, jobId, changed };
  });
}

type BothRecords = Pick<PairedRecords, 'kept' | 'other'>;

async function lockBoth(
  work: Work,
  { table }: MergeContext,
  { kept, other, otherVersion, keptVersion }: Merge & { readonly keptVersion: unknown },
): Promise<BothRecords> {
  const stored: ReadonlyMap<string, FieldValues> = await lockRecords(
    { work, table },
    [kept, other].toSorted(),
  );
  const [one, two] = [stored.get(kept), stored.get(other)];
  if (!one || !two) throw notFound(table.resource.label.one);
  const stale = [
    { record: one, version: keptVersion ?? one['version'] },
    { record: two, version: otherVersion },
  ].find(({ record, version }) => record['version'] !== version);
  if (stale) {
    const title = String(stale.record[table.resource.title]);
    const detail = worded`Somebody changed “${{ title }}” after you opened it. Look at both again.`;
    throw new ApiProblem('stale-version', detail);
  }
  return { kept: one, other: two };
}

function requireNoConflict(
  rules: MergeRules,
  pair: PairedRecords,
  { despiteConflicts }: Merge,
): void {
  const conflicts = despiteConflicts ? [] : (rules.conflicts?.(pair) ?? []);
  if (conflicts.length > 0) throw invalidField('despiteConflicts', conflicts.join(' '));
}

interface Names {
  readonly kept: string;
  readonly other: string;
}

function namesOf({ table }: MergeContext, { kept, other }: BothRecords): Names {
  const { title } = table.resource;
  return { kept: String(kept[title]), other: String(other[title]) };
}

async function moveAll(
  work: Work,
  context: MergeContext,
  pair: PairedRecords,
): Promise<MergePayload> {
  const { rules, tables } = context;
  const { kept, other } = pair.ids;
  const linked = await rules.links?.follow(work, context, pair);
  const move = { from: other, to: kept, as: system, isWhole: true };
  const { refused } = await moveReferences(work, context, move);
  for (const { resource, path, after } of refused)
    await rewriteField(work, tables, { resource, path, values: after });
  const ledgers: string[][] = [];
  for (const ledger of rules.ledgers)
    ledgers.push(await moveLedger(work, { ...ledger, from: other, to: kept }));
  return { resource: rules.resource, kept, other, linked, ledgers, refused: [...refused] };
}

interface Written {
  readonly merge: Merge;
  readonly names: Names;
}

/** Both histories name the other. */
async function writeNames(
  work: Work,
  context: MergeContext,
  { merge: { kept, other }, names }: Written,
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
