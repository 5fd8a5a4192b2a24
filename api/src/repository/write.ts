import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../db/database';
import type { Row } from '../db/pool';
import { ApiProblem } from '../problem';
import { requireStaff, type Viewer } from '../viewer';
import { inTransaction } from './in-transaction';
import { journal } from './journal';
import { invalid, parseInput } from './parse-input';
import { getRecord } from './read';
import { lockReferences, refuseWhenInUse, type TableRegistry } from './references';
import type { Draft, ResourceTable } from './resource-table';
import { insertRow, lockRecord, lockTrashed, setTrashed, updateRow, type Place } from './rows';
import { claimSlug, hasSlug, releaseSlugs, slugIsAffected } from './slugs';
import { changesBetween, filledIn, sanitized, writableFields } from './values';

/** What every write needs: where, of which resource, on whose behalf. */
export interface WriteContext {
  readonly database: Database;
  readonly registry: TableRegistry;
  readonly table: ResourceTable;
  readonly viewer: Viewer;
}

/** Adds a record: permission, parse, transaction, rules, write, audit and outbox. */
export async function addRecord(context: WriteContext, input: unknown): Promise<Row> {
  requireStaff(context.viewer);
  const given = parseNew(context.table, input);
  return inTransaction(context.database, (work) => addWithin(work, context, given));
}

/** Changes the fields that are given. When none of them differs, nothing is written. */
export async function updateRecord(
  context: WriteContext,
  id: string,
  input: unknown,
): Promise<Row> {
  requireStaff(context.viewer);
  const { table } = context;
  const patch = sanitized(table, parseInput(table.resource.update, input));
  return inTransaction(context.database, (work) => updateWithin(work, context, id, patch));
}

/** Moves a record to the trash, unless others point to it. */
export async function removeRecord(context: WriteContext, id: string): Promise<void> {
  requireStaff(context.viewer);
  const { table, registry, viewer } = context;
  await inTransaction(context.database, async (work) => {
    const place = { work, table, id };
    await lockRecord(place);
    await refuseWhenInUse(work, registry, table, id);
    const version = await setTrashed(place, true);
    await releaseSlugs(place);
    await journal(place, { action: 'remove', version, changes: [], viewer });
  });
}

/** Takes a record out of the trash, with its address. */
export async function restoreRecord(context: WriteContext, id: string): Promise<void> {
  requireStaff(context.viewer);
  const { table, viewer } = context;
  await inTransaction(context.database, async (work) => {
    const place = { work, table, id };
    await lockTrashed(place);
    const version = await setTrashed(place, false);
    const record = await getRecord(work, table, id, viewer);
    await requireReferences(place, context.registry, record);
    if (hasSlug(table)) await claimSlug(place, record);
    await journal(place, { action: 'restore', version, changes: [], viewer });
  });
}

/** A new record's fields, parsed and filled in, ready for `addWithin`. */
export function parseNew(table: ResourceTable, input: unknown): Row {
  return filledIn(table, sanitized(table, parseInput(table.resource.create, input)));
}

/** The addition within a transaction that does more than this. */
export async function addWithin(work: Work, context: WriteContext, given: Row): Promise<Row> {
  const { table, viewer } = context;
  const place = { work, table, id: uuidv7() };
  const fields = await prepared(table, { work, record: given, before: undefined });
  await requireReferences(place, context.registry, fields);
  if (hasSlug(table)) fields['slug'] = await claimSlug(place, fields);
  const after = await insertRow(place, fields);
  const changes = changesBetween({}, writableFields(table, after));
  await journal(place, { action: 'add', version: 1, changes, viewer });
  return after;
}

/** The update within a transaction that does more than this; the patch is parsed. */
export async function updateWithin(
  work: Work,
  context: WriteContext,
  id: string,
  { version, ...patch }: Row,
): Promise<Row> {
  const { table, viewer } = context;
  const place = { work, table, id };
  const before = await lockRecord(place);
  if (version !== undefined && version !== before['version']) throw staleVersion(table);
  const record = { ...writableFields(table, before), ...patch };
  const fields = await prepared(table, { work, record, before });
  if (hasSlug(table) && slugIsAffected(table, fields, before)) {
    fields['slug'] = await claimSlug(place, fields);
  }
  const changes = changesBetween(before, fields);
  if (changes.length === 0) return before;
  const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  await requireReferences(place, context.registry, changed);
  const after = await updateRow(place, changed);
  await journal(place, { action: 'update', version: Number(after['version']), changes, viewer });
  return after;
}

async function prepared(table: ResourceTable, draft: Draft): Promise<Row> {
  const result = await table.prepare?.(draft);
  if (result && result.errors.length > 0) throw invalid(result.errors);
  return { ...draft.record, ...result?.fields };
}

async function requireReferences(
  { work, table }: Place,
  registry: TableRegistry,
  fields: Row,
): Promise<void> {
  const errors = await lockReferences(work, registry, table, fields);
  if (errors.length > 0) throw invalid(errors);
}

function staleVersion(table: ResourceTable): ApiProblem {
  const detail = `Somebody else changed this ${table.resource.label.one} after you opened it. Look at the changes and save again.`;
  return new ApiProblem('stale-version', detail);
}
