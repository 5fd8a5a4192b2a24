import type { AnyResource } from 'contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../db/database';
import type { FieldValues } from './field-values';
import { ApiProblem, notFound, worded } from '../kernel/problem';
import { actorId } from '../kernel/viewer';
import {
  type ContextOf,
  type Given,
  type GivenPatch,
  isOwn,
  notYours,
  type Outcome,
  outcome,
  type Refusals,
  requireHonestTimes,
  requireReferences,
  type WriteContext,
} from './batch';
import { syncFileUses } from './file-uses';
import { journal, type JournalEntry } from './journal';
import { invalid } from './parse-input';
import type { NewRecordOf, PatchOf, RecordOf } from './record-of';
import type { ResourceTable } from './resource-table';
import type { Draft, Prepared } from './write-rules';
import { insertRows, lockRecords, type Scope, readRows, updateRows } from './rows';
import { claimSlugs, hasSlug, slugIsAffected, type SlugScope } from './slugs';
import { changesBetween, type FieldChange, writableFields } from './values';

/** A record in a batch that no rule has refused yet. */
interface Candidate {
  readonly id: string;
  readonly draft: Draft;
  readonly fields: FieldValues;
  readonly at: string | undefined;
}

/**
 * Adds records with a constant number of statements. A record that a rule refuses is left out and its outcome says
 * why; a violated unique index ends the whole transaction.
 *
 * @param given - filled in by `parseNew`
 * @returns the outcomes, in order
 */
export async function addManyWithin<R extends AnyResource>(
  work: Work,
  context: ContextOf<R>,
  given: readonly Given<NewRecordOf<R>>[],
): Promise<Outcome<RecordOf<R>>[]>;
export async function addManyWithin(
  work: Work,
  context: WriteContext,
  given: readonly Given[],
): Promise<Outcome[]> {
  requireHonestTimes(context, given);
  const scope = { work, table: context.table, tables: context.tables };
  const refusals: Refusals = new Map();
  const drafts = newDrafts(context, given);
  const sound = await validated(scope, context, drafts, refusals);
  const named = await withSlugs({ ...scope, areNew: true }, sound, refusals, () => true);
  await insertRows(scope, named);
  const after = await readRows(
    scope,
    named.map(({ id }) => id),
  );
  const entries = named.map(({ id, at }) => {
    const changes = changesBetween({}, writableFields(context.table, rowOf(after, id)));
    return { id, action: 'add', version: 1, changes, at } satisfies JournalEntry;
  });
  await journal({ ...context, work, resource: context.table.resource.name }, entries);
  await afterWrites(scope, context, { action: 'add', candidates: named, after });
  const ids = drafts.map(({ id }) => id);
  return ids.map((id) => outcome(id, { refusals, record: after.get(id), isChanged: true }));
}

/**
 * Updates the given fields of records. A field `version` is the one the patch was made from: the write is refused if
 * the stored version differs.
 *
 * @param patches - parsed by the resource's `update` schema and sanitised; at most one for each record
 */
export async function updateManyWithin<R extends AnyResource>(
  work: Work,
  context: ContextOf<R>,
  patches: readonly GivenPatch<PatchOf<R>>[],
): Promise<Outcome<RecordOf<R>>[]>;
export async function updateManyWithin(
  work: Work,
  context: WriteContext,
  patches: readonly GivenPatch[],
): Promise<Outcome[]> {
  requireHonestTimes(context, patches);
  const { table } = context;
  const scope = { work, table, tables: context.tables };
  const refusals: Refusals = new Map();
  const ids = patches.map(({ id }) => id);
  const stored = await lockRecords(scope, ids);
  const drafts = patchedDrafts(context, stored, patches, refusals);
  const sound = await validated(scope, context, drafts, refusals);
  const named = await withSlugs(scope, sound, refusals, ({ fields, draft }) =>
    slugIsAffected(table, fields, draft.before ?? {}),
  );
  const changed = named
    .map((one) => ({ ...one, changes: changesBetween(one.draft.before ?? {}, one.fields) }))
    .filter(({ changes }) => changes.length > 0);
  await updateRows(
    scope,
    changed.map(({ id, changes, at }) => ({ id, at, fields: toFields(changes) })),
  );
  const after = await readRows(
    scope,
    changed.map(({ id }) => id),
  );
  const entries = changed.map(({ id, changes, at }) => {
    const version = Number(rowOf(after, id)['version']);
    return { id, action: 'update', version, changes, at } satisfies JournalEntry;
  });
  await journal({ ...context, work, resource: table.resource.name }, entries);
  await afterWrites(scope, context, { action: 'update', candidates: changed, after });
  return ids.map((id) =>
    outcome(id, { refusals, record: after.get(id) ?? stored.get(id), isChanged: after.has(id) }),
  );
}

/**
 * Why rules would refuse each write, found by running them; empty for allowed writes. Rules may change other records,
 * so call it in a transaction that is rolled back.
 */
export async function refusalsWithin(
  work: Work,
  context: WriteContext,
  writes: readonly (Given | GivenPatch)[],
): Promise<(ApiProblem | undefined)[]> {
  const { table, tables } = context;
  const scope = { work, table, tables };
  const refusals: Refusals = new Map();
  const patches = writes.filter((write) => 'id' in write);
  const ids = patches.map(({ id }) => id);
  const patched = patchedDrafts(context, await lockRecords(scope, ids), patches, refusals);
  const added = newDrafts(
    context,
    writes.filter((write) => !('id' in write)),
  );
  const sound = await validated(scope, context, [...patched, ...added], refusals);
  await withSlugs(scope, sound, refusals, ({ fields, draft: { before } }) =>
    before === undefined ? true : slugIsAffected(table, fields, before),
  );
  const newIds = added.map(({ id }) => id).values();
  return writes.map((write) =>
    refusals.get('id' in write ? write.id : (newIds.next().value ?? '')),
  );
}

type NewCandidate = Omit<Candidate, 'fields'>;

function newDrafts(context: WriteContext, given: readonly Given[]): NewCandidate[] {
  return given.map(({ fields, secrets = {}, precomputed, at }) => ({
    id: uuidv7(),
    at,
    draft: { record: { ...fields, ...ownedBy(context) }, before: undefined, precomputed, secrets },
  }));
}

function patchedDrafts(
  context: WriteContext,
  stored: ReadonlyMap<string, FieldValues>,
  patches: readonly GivenPatch[],
  refusals: Refusals,
): NewCandidate[] {
  const { table } = context;
  return patches.flatMap(({ id, fields: { version, ...patch }, secrets = {}, precomputed, at }) => {
    const before = stored.get(id);
    if (!before) refusals.set(id, notFound(table.resource.label.one));
    else if (!isOwn(context, before)) refusals.set(id, notYours(table));
    else if (version !== undefined && version !== before['version'])
      refusals.set(id, staleVersion(table));
    else {
      const record = { ...writableFields(table, before), ...patch };
      return [{ id, at, draft: { record, before, precomputed, secrets } }];
    }
    return [];
  });
}

/** The drafts that break no rule, with their computed fields. */
async function validated(
  { work, table }: Scope,
  context: WriteContext,
  drafts: readonly NewCandidate[],
  refusals: Refusals,
): Promise<Candidate[]> {
  const prepared = await beforeWriteAll(
    work,
    context,
    drafts.map(({ draft }) => draft),
  );
  const candidates = drafts.map(({ id, draft, at }, index) => {
    const { fields, errors } = prepared[index] ?? { fields: {}, errors: [] };
    if (errors.length > 0) refusals.set(id, invalid(errors));
    return { id, draft, at, fields: { ...draft.record, ...fields } };
  });
  const sound = candidates.filter(({ id }) => !refusals.has(id));
  const changed = sound.map(({ id, fields, draft }) => ({
    id,
    fields: toFields(changesBetween(draft.before ?? {}, fields)),
  }));
  await requireReferences({ work, table }, context.tables, changed, refusals);
  return sound.filter(({ id }) => !refusals.has(id));
}

async function beforeWriteAll(
  work: Work,
  context: WriteContext,
  drafts: readonly Draft[],
): Promise<readonly Prepared[]> {
  return drafts.length === 0
    ? []
    : ((await context.table.rules?.beforeWrite?.(work, drafts, context)) ?? []);
}

/** The candidates with their new slugs; those that need none are unchanged. */
async function withSlugs(
  scope: SlugScope,
  candidates: readonly Candidate[],
  refusals: Refusals,
  needsOne: (candidate: Candidate) => boolean,
): Promise<Candidate[]> {
  if (!hasSlug(scope.table)) return [...candidates];
  const slugs = await claimSlugs(scope, candidates.filter(needsOne));
  return candidates.flatMap((candidate) => {
    const slug = slugs.get(candidate.id);
    if (slug === undefined) return [candidate];
    if (typeof slug === 'string') return [{ ...candidate, fields: { ...candidate.fields, slug } }];
    refusals.set(candidate.id, slug);
    return [];
  });
}

interface WrittenRows {
  readonly action: 'add' | 'update';
  readonly candidates: readonly Candidate[];
  readonly after: ReadonlyMap<string, FieldValues>;
}

async function afterWrites(
  { work, table }: Scope,
  context: WriteContext,
  { action, candidates, after }: WrittenRows,
): Promise<void> {
  if (candidates.length === 0) return;
  const writes = candidates.map(({ id, draft: { before, precomputed, secrets } }) => {
    return { action, id, before, after: rowOf(after, id), precomputed, secrets };
  });
  await syncFileUses(work, table.resource.name, writes);
  await table.rules?.afterWrite?.(work, writes, context);
}

function rowOf(rows: ReadonlyMap<string, FieldValues>, id: string): FieldValues {
  const row = rows.get(id);
  if (!row) throw new Error(`The row ${id} was written and is not there`);
  return row;
}

function toFields(changes: readonly FieldChange[]): FieldValues {
  return Object.fromEntries(changes.map(({ field, to }) => [field, to]));
}

function ownedBy({ table, viewer }: WriteContext): FieldValues {
  return table.ownership ? { [table.ownership.field]: actorId(viewer) } : {};
}

function staleVersion({ resource }: ResourceTable): ApiProblem {
  const detail = worded`Somebody else changed this ${{ one: resource.label.one }} after you opened it. Look at the changes and save again.`;
  return new ApiProblem('stale-version', detail);
}
