import type { AnyResource, Doing } from 'contract';
import type { ZodObject } from 'zod';
import type { Work } from '../db/database';
import type { FieldValues } from './field-values';
import { requireResource } from '../kernel/permission';
import { requireStaff } from '../kernel/viewer';
import { emptyValue, requireWritable, withoutHidden } from './hidden-fields';
import { inTransaction } from './in-transaction';
import { parseInput } from './parse-input';
import type { DraftOf, NewRecordOf, RecordOf } from './record-of';
import type { ResourceTable, TableOf } from './resource-table';
import { isSameValue } from './same-value';
import { filledIn, sanitized, withoutSecrets } from './values';
import type { ContextOf, Given, GivenPatch, Outcome, WriteContext } from './batch';
import { removeManyWithin, restoreManyWithin } from './trash-batch';
import { addManyWithin, updateManyWithin } from './write-batch';

/** Adds a record: checks permission, parses, precomputes; then, in one transaction, rules, write, audit and outbox. */
export async function addRecord(context: WriteContext, input: unknown): Promise<FieldValues> {
  requireWrite(context, 'edit');
  const given = await parseNew(context.table, input);
  requireWritable(context.table.resource, filledNames(context.table, input), context.viewer);
  const record = await inTransaction(context.database, async (work) =>
    unwrap(await addManyWithin(work, context, [given])),
  );
  return withoutHidden(context.table.resource, record, context.viewer);
}

/** Updates the given fields. Writes nothing when none of them differs. */
export async function updateRecord(
  context: WriteContext,
  id: string,
  input: unknown,
): Promise<FieldValues> {
  requireWrite(context, 'edit');
  const patch = await parsePatch(context.table, id, input);
  requireWritable(context.table.resource, Object.keys(Object(input)), context.viewer);
  const record = await inTransaction(context.database, async (work) =>
    unwrap(await updateManyWithin(work, context, [patch])),
  );
  return withoutHidden(context.table.resource, record, context.viewer);
}

/** Moves a record to the trash, unless others refer to it. */
export async function removeRecord(context: WriteContext, id: string): Promise<void> {
  requireWrite(context, 'all');
  await inTransaction(context.database, async (work) =>
    unwrap(await removeManyWithin(work, context, [id])),
  );
}

/** Restores a record from the trash, together with its slug. */
export async function restoreRecord(context: WriteContext, id: string): Promise<void> {
  requireWrite(context, 'all');
  await inTransaction(context.database, async (work) =>
    unwrap(await restoreManyWithin(work, context, [id])),
  );
}

/** @throws ApiProblem unless the viewer is staff whose role allows it */
function requireWrite({ viewer, table }: WriteContext, doing: Doing): void {
  requireStaff(viewer);
  requireResource(viewer, table.resource, doing);
}

/** The fields that a new record gets a value for: forms send those left empty as well. */
function filledNames({ resource }: ResourceTable, input: unknown): readonly string[] {
  const isEmpty = (name: string, value: unknown) =>
    value === undefined || isSameValue(value, emptyValue(resource.fields[name]));
  return Object.entries(Object(input)).flatMap(([name, value]) =>
    isEmpty(name, value) ? [] : [name],
  );
}

/** Parses, completes and precomputes a new record for `addManyWithin`. */
export async function parseNew<R extends AnyResource>(
  table: TableOf<R>,
  input: unknown,
): Promise<Given<DraftOf<R>>> {
  const { fields: given, secrets } = parsed(table, table.resource.create, input);
  const fields = filledIn(table, given);
  const precomputed = await table.rules?.precompute?.(fields);
  return { fields: draftOf<R>(fields), secrets, precomputed };
}

/** Parses a new record's fields and fills in the rest. */
export function newFields<R extends AnyResource>(table: TableOf<R>, input: unknown): DraftOf<R> {
  return draftOf<R>(filledIn(table, parsed(table, table.resource.create, input).fields));
}

/**
 * Guarantee: the `create` schema has every field that clients write, and `filledIn` adds those that were not given.
 */
function draftOf<R extends AnyResource>(fields: FieldValues) {
  return fields as DraftOf<R>;
}

function parsed(table: ResourceTable, schema: ZodObject, input: unknown) {
  return withoutSecrets(table, sanitized(table, parseInput(schema, input)));
}

/** Parses and precomputes a change for `updateManyWithin`. */
export async function parsePatch(
  table: ResourceTable,
  id: string,
  input: unknown,
): Promise<GivenPatch> {
  const { fields, secrets } = parsed(table, table.resource.update, input);
  return { id, fields, secrets, precomputed: await table.rules?.precompute?.(fields) };
}

/** Adds one record within a transaction that does more than this. */
export async function addWithin<R extends AnyResource>(
  work: Work,
  context: ContextOf<R>,
  given: Given<NewRecordOf<R>>,
): Promise<RecordOf<R>> {
  return unwrap(await addManyWithin(work, context, [given]));
}

/** @throws ApiProblem the first refusal of the batch, for all-or-nothing writes */
export function unwrapAll<Stored>(outcomes: readonly Outcome<Stored>[]): Stored[] {
  return outcomes.map((outcome) => {
    if (!outcome.ok) throw outcome.problem;
    return outcome.record;
  });
}

function unwrap<Stored>(outcomes: readonly Outcome<Stored>[]): Stored {
  const [record] = unwrapAll(outcomes);
  if (record === undefined) throw new Error('A batch of one has one outcome');
  return record;
}
