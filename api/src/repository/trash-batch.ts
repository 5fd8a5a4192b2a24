import type { Work } from '../db/database';
import type { FieldValues } from './field-values';
import { type ApiProblem, notFound } from '../kernel/problem';
import {
  isOwn,
  notYours,
  type Outcome,
  outcome,
  type Refusals,
  requireReferences,
  type WriteContext,
} from './batch';
import { journal, type JournalEntry } from './journal';
import { problemOfUse } from './references';
import { type Identified, lockRecords, lockTrashed, readRows, setTrashed } from './rows';
import { claimSlugs, hasSlug, releaseSlugs, type SlugScope } from './slugs';

/** Moves records to the trash, except those that others refer to. */
export async function removeManyWithin(
  work: Work,
  context: WriteContext,
  ids: readonly string[],
): Promise<Outcome[]> {
  const { table } = context;
  const scope = { work, table };
  const refusals: Refusals = new Map();
  const stored = await lockRecords(scope, ids);
  for (const id of ids) {
    const problem = await removalProblem(work, context, { id, record: stored.get(id) });
    if (problem) refusals.set(id, problem);
  }
  const removable = ids.filter((id) => !refusals.has(id));
  const versions = await setTrashed(scope, removable, true);
  await releaseSlugs(scope, removable);
  await journal({ ...context, work, resource: table.resource.name }, movesOf('remove', versions));
  await moved(work, context, { move: 'remove', records: rowsOf(stored, removable) });
  return ids.map((id) => outcome(id, { refusals, record: stored.get(id), isChanged: true }));
}

async function removalProblem(
  work: Work,
  context: WriteContext,
  { id, record }: { id: string; record: FieldValues | undefined },
): Promise<ApiProblem | undefined> {
  const { table } = context;
  if (!record) return notFound(table.resource.label.one);
  if (!isOwn(context, record)) return notYours(table);
  return (
    (await problemOfUse(work, context, table, id)) ??
    (await table.rules?.removalProblem?.(work, record))
  );
}

/** Restores records from the trash, together with their slugs. */
export async function restoreManyWithin(
  work: Work,
  context: WriteContext,
  ids: readonly string[],
): Promise<Outcome[]> {
  const { table } = context;
  const scope = { work, table, tables: context.tables };
  const refusals: Refusals = new Map();
  const trashed = await lockTrashed(scope, ids);
  for (const id of ids) {
    const record = trashed.get(id);
    if (!record) refusals.set(id, notFound(`${table.resource.label.one} in the trash`));
    else if (!isOwn(context, record)) refusals.set(id, notYours(table));
  }
  const records = [...trashed]
    .filter(([id]) => !refusals.has(id))
    .map(([id, fields]) => ({ id, fields }));
  await requireReferences(scope, context.tables, records, refusals);
  if (hasSlug(table)) await claimAgain(scope, records, refusals);
  const restorable = ids.filter((id) => !refusals.has(id));
  const versions = await setTrashed(scope, restorable, false);
  await journal({ ...context, work, resource: table.resource.name }, movesOf('restore', versions));
  const back = await readRows(scope, restorable);
  await moved(work, context, { move: 'restore', records: rowsOf(back, restorable) });
  return ids.map((id) => outcome(id, { refusals, record: back.get(id), isChanged: true }));
}

interface Moved {
  readonly move: 'remove' | 'restore';
  readonly records: readonly FieldValues[];
}

async function moved(work: Work, context: WriteContext, { move, records }: Moved): Promise<void> {
  if (records.length > 0) await context.table.rules?.afterTrash?.(work, records, move, context);
}

function rowsOf(rows: ReadonlyMap<string, FieldValues>, ids: readonly string[]): FieldValues[] {
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
}

function movesOf(
  action: 'remove' | 'restore',
  versions: ReadonlyMap<string, number>,
): JournalEntry[] {
  return [...versions].map(([id, version]) => ({ id, action, version, changes: [] }));
}

async function claimAgain(
  scope: SlugScope,
  records: readonly Identified[],
  refusals: Refusals,
): Promise<void> {
  const sound = records.filter(({ id }) => !refusals.has(id));
  for (const [id, slug] of await claimSlugs(scope, sound)) {
    if (typeof slug !== 'string') refusals.set(id, slug);
  }
}
