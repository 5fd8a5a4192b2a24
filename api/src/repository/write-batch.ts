import type { FieldError } from 'contract';
import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../db/database';
import type { Row } from '../db/pool';
import { ApiProblem, notFound } from '../problem';
import { actorId, type Viewer } from '../viewer';
import { journal, type JournalEntry } from './journal';
import { invalid } from './parse-input';
import { lockReferences, problemOfUse, type TableRegistry } from './references';
import type { Draft, Prepared, ResourceTable } from './resource-table';
import {
  type Identified,
  insertRows,
  lockRecords,
  lockTrashed,
  type Place,
  readRows,
  setTrashed,
  updateRows,
} from './rows';
import { claimSlugs, hasSlug, releaseSlugs, slugIsAffected, type SlugPlace } from './slugs';
import { changesBetween, type FieldChange, writableFields } from './values';

/** What every write needs: where, of which resource, on whose behalf, and for which job, if any. */
export interface WriteContext {
  readonly database: Database;
  readonly registry: TableRegistry;
  readonly table: ResourceTable;
  readonly viewer: Viewer;
  readonly jobId?: string;
}

/** The fields given for one record, parsed, with what was studied of them before the transaction. */
export interface Given {
  readonly fields: Row;
  readonly studied?: unknown;
}

export interface GivenPatch extends Given {
  readonly id: string;
}

/** What became of one record of a batch: `isChanged` is false when nothing of it differed. */
export type Outcome =
  | { readonly ok: true; readonly id: string; readonly record: Row; readonly isChanged: boolean }
  | { readonly ok: false; readonly id: string; readonly problem: ApiProblem };

/** A record on its way through a batch, until something refuses it. */
interface Candidate {
  readonly id: string;
  readonly draft: Draft;
  readonly fields: Row;
}

type Refusals = Map<string, ApiProblem>;

/**
 * Adds records with a handful of statements whatever their number. A record that a rule refuses is left out and says
 * so; a value that the database finds taken ends the whole transaction.
 *
 * @param given - filled in by `parseNew`
 * @returns an outcome for each, in their order
 */
export async function addManyWithin(
  work: Work,
  context: WriteContext,
  given: readonly Given[],
): Promise<Outcome[]> {
  const place = { work, table: context.table, registry: context.registry };
  const refusals: Refusals = new Map();
  const drafts = given.map(({ fields, studied }) => ({
    id: uuidv7(),
    draft: { record: { ...fields, ...ownedBy(context) }, before: undefined, studied },
  }));
  const sound = await sounded(place, context, drafts, refusals);
  const named = await withSlugs(place, sound, refusals, () => true);
  await insertRows(place, named);
  const after = await readRows(
    place,
    named.map(({ id }) => id),
  );
  const entries = named.map(({ id }) => {
    const changes = changesBetween({}, writableFields(context.table, rowOf(after, id)));
    return { id, action: 'add', version: 1, changes } satisfies JournalEntry;
  });
  await journal({ ...context, work, resource: context.table.resource.name }, entries);
  await told(place, context, { action: 'add', candidates: named, after });
  const ids = drafts.map(({ id }) => id);
  return ids.map((id) => outcome(id, { refusals, record: after.get(id), isChanged: true }));
}

/**
 * Changes the given fields of records. A field `version` is the one that the patch was made from: another one stored
 * refuses it.
 *
 * @param patches - parsed by the resource's `update` schema and sanitised; each record once
 */
export async function updateManyWithin(
  work: Work,
  context: WriteContext,
  patches: readonly GivenPatch[],
): Promise<Outcome[]> {
  const { table } = context;
  const place = { work, table, registry: context.registry };
  const refusals: Refusals = new Map();
  const ids = patches.map(({ id }) => id);
  const stored = await lockRecords(place, ids);
  const drafts = patches.flatMap(({ id, fields: { version, ...patch }, studied }) => {
    const before = stored.get(id);
    if (!before) refusals.set(id, notFound(table.resource.label.one));
    else if (!isOwn(context, before)) refusals.set(id, notYours(table));
    else if (version !== undefined && version !== before['version'])
      refusals.set(id, staleVersion(table));
    else {
      const record = { ...writableFields(table, before), ...patch };
      return [{ id, draft: { record, before, studied } }];
    }
    return [];
  });
  const sound = await sounded(place, context, drafts, refusals);
  const named = await withSlugs(place, sound, refusals, ({ fields, draft }) =>
    slugIsAffected(table, fields, draft.before ?? {}),
  );
  const changed = named
    .map((one) => ({ ...one, changes: changesBetween(one.draft.before ?? {}, one.fields) }))
    .filter(({ changes }) => changes.length > 0);
  await updateRows(
    place,
    changed.map(({ id, changes }) => ({ id, fields: toFields(changes) })),
  );
  const after = await readRows(
    place,
    changed.map(({ id }) => id),
  );
  const entries = changed.map(({ id, changes }) => {
    const version = Number(rowOf(after, id)['version']);
    return { id, action: 'update', version, changes } satisfies JournalEntry;
  });
  await journal({ ...context, work, resource: table.resource.name }, entries);
  await told(place, context, { action: 'update', candidates: changed, after });
  return ids.map((id) =>
    outcome(id, { refusals, record: after.get(id) ?? stored.get(id), isChanged: after.has(id) }),
  );
}

/** Moves records to the trash, but for those that others point to. */
export async function removeManyWithin(
  work: Work,
  context: WriteContext,
  ids: readonly string[],
): Promise<Outcome[]> {
  const { table } = context;
  const place = { work, table };
  const refusals: Refusals = new Map();
  const stored = await lockRecords(place, ids);
  for (const id of ids) {
    const problem = await removalProblem(work, context, { id, record: stored.get(id) });
    if (problem) refusals.set(id, problem);
  }
  const removable = ids.filter((id) => !refusals.has(id));
  const versions = await setTrashed(place, removable, true);
  await releaseSlugs(place, removable);
  await journal({ ...context, work, resource: table.resource.name }, movesOf('remove', versions));
  return ids.map((id) => outcome(id, { refusals, record: stored.get(id), isChanged: true }));
}

async function removalProblem(
  work: Work,
  context: WriteContext,
  { id, record }: { id: string; record: Row | undefined },
): Promise<ApiProblem | undefined> {
  const { registry, table } = context;
  if (!record) return notFound(table.resource.label.one);
  if (!isOwn(context, record)) return notYours(table);
  return problemOfUse(work, registry, table, id);
}

/** Takes records out of the trash, with their addresses. */
export async function restoreManyWithin(
  work: Work,
  context: WriteContext,
  ids: readonly string[],
): Promise<Outcome[]> {
  const { table } = context;
  const place = { work, table, registry: context.registry };
  const refusals: Refusals = new Map();
  const trashed = await lockTrashed(place, ids);
  for (const id of ids) {
    const record = trashed.get(id);
    if (!record) refusals.set(id, notFound(`${table.resource.label.one} in the trash`));
    else if (!isOwn(context, record)) refusals.set(id, notYours(table));
  }
  const records = [...trashed]
    .filter(([id]) => !refusals.has(id))
    .map(([id, fields]) => ({ id, fields }));
  await requireReferences(place, context.registry, records, refusals);
  if (hasSlug(table)) await claimAgain(place, records, refusals);
  const restorable = ids.filter((id) => !refusals.has(id));
  const versions = await setTrashed(place, restorable, false);
  await journal({ ...context, work, resource: table.resource.name }, movesOf('restore', versions));
  const back = await readRows(place, restorable);
  return ids.map((id) => outcome(id, { refusals, record: back.get(id), isChanged: true }));
}

function movesOf(
  action: 'remove' | 'restore',
  versions: ReadonlyMap<string, number>,
): JournalEntry[] {
  return [...versions].map(([id, version]) => ({ id, action, version, changes: [] }));
}

/** Those of the drafts that break no rule, with their computed fields. */
async function sounded(
  { work, table }: Place,
  { registry }: WriteContext,
  drafts: readonly { id: string; draft: Draft }[],
  refusals: Refusals,
): Promise<Candidate[]> {
  const prepared = await prepareAll(
    work,
    table,
    drafts.map(({ draft }) => draft),
  );
  const candidates = drafts.map(({ id, draft }, index) => {
    const { fields, errors } = prepared[index] ?? { fields: {}, errors: [] };
    if (errors.length > 0) refusals.set(id, invalid(errors));
    return { id, draft, fields: { ...draft.record, ...fields } };
  });
  const sound = candidates.filter(({ id }) => !refusals.has(id));
  const changed = sound.map(({ id, fields, draft }) => ({
    id,
    fields: toFields(changesBetween(draft.before ?? {}, fields)),
  }));
  await requireReferences({ work, table }, registry, changed, refusals);
  return sound.filter(({ id }) => !refusals.has(id));
}

async function prepareAll(
  work: Work,
  table: ResourceTable,
  drafts: readonly Draft[],
): Promise<readonly Prepared[]> {
  return drafts.length === 0 ? [] : ((await table.prepare?.(work, drafts)) ?? []);
}

async function requireReferences(
  { work, table }: Place,
  registry: TableRegistry,
  records: readonly Identified[],
  refusals: Refusals,
): Promise<void> {
  const errors: readonly FieldError[][] = await lockReferences(
    work,
    registry,
    table,
    records.map(({ fields }) => fields),
  );
  for (const [index, { id }] of records.entries()) {
    const wrong = errors[index] ?? [];
    if (wrong.length > 0) refusals.set(id, invalid(wrong));
  }
}

/** The candidates with the slugs that they get; those that need none stay as they are. */
async function withSlugs(
  place: SlugPlace,
  candidates: readonly Candidate[],
  refusals: Refusals,
  needsOne: (candidate: Candidate) => boolean,
): Promise<Candidate[]> {
  if (!hasSlug(place.table)) return [...candidates];
  const slugs = await claimSlugs(place, candidates.filter(needsOne));
  return candidates.flatMap((candidate) => {
    const slug = slugs.get(candidate.id);
    if (slug === undefined) return [candidate];
    if (typeof slug === 'string') return [{ ...candidate, fields: { ...candidate.fields, slug } }];
    refusals.set(candidate.id, slug);
    return [];
  });
}

async function claimAgain(
  place: SlugPlace,
  records: readonly Identified[],
  refusals: Refusals,
): Promise<void> {
  const sound = records.filter(({ id }) => !refusals.has(id));
  for (const [id, slug] of await claimSlugs(place, sound)) {
    if (typeof slug !== 'string') refusals.set(id, slug);
  }
}

interface Told {
  readonly action: 'add' | 'update';
  readonly candidates: readonly Candidate[];
  readonly after: ReadonlyMap<string, Row>;
}

async function told(
  { work, table }: Place,
  context: WriteContext,
  { action, candidates, after }: Told,
): Promise<void> {
  if (candidates.length === 0) return;
  const writes = candidates.map(({ id, draft: { before, studied } }) => {
    return { action, id, before, after: rowOf(after, id), studied };
  });
  await table.afterWrite?.(work, writes, context);
}

interface Ending {
  readonly refusals: Refusals;
  readonly record: Row | undefined;
  readonly isChanged: boolean;
}

function outcome(id: string, { refusals, record, isChanged }: Ending): Outcome {
  const problem = refusals.get(id);
  return problem ? { ok: false, id, problem } : { ok: true, id, record: record ?? {}, isChanged };
}

function rowOf(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (!row) throw new Error(`The row ${id} was written and is not there`);
  return row;
}

function toFields(changes: readonly FieldChange[]): Row {
  return Object.fromEntries(changes.map(({ field, to }) => [field, to]));
}

function ownedBy({ table, viewer }: WriteContext): Row {
  return table.ownership ? { [table.ownership.field]: actorId(viewer) } : {};
}

/** The product itself may write what is anybody's. */
function isOwn({ table, viewer }: WriteContext, record: Row): boolean {
  if (!table.ownership || viewer.kind !== 'admin') return true;
  return record[table.ownership.field] === viewer.adminId;
}

function notYours({ resource }: ResourceTable): ApiProblem {
  return new ApiProblem('invalid', `Only who made this ${resource.label.one} may change it.`);
}

function staleVersion({ resource }: ResourceTable): ApiProblem {
  const detail = `Somebody else changed this ${resource.label.one} after you opened it. Look at the changes and save again.`;
  return new ApiProblem('stale-version', detail);
}
