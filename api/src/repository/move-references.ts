import { pointersOf } from 'contract';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { Viewer } from '../kernel/viewer';
import type { Outcome, WriteContext } from './batch';
import { columnOf, living, source } from './columns';
import type { FieldValues } from './field-values';
import { isMovable, type PointerTo, pointersTo } from './references';
import type { ResourceTable } from './resource-table';
import { lockRecords, readRows } from './rows';
import { updateManyWithin } from './write-batch';

/** Records per statement. */
const batchSize = 500;

export interface ReferenceMove {
  readonly from: string;
  readonly to: string;
  /** Whose permissions say what moves; those of the context's viewer by default. */
  readonly as?: Viewer;
  /** Parts of the record move too, and computed fields are among those refused. */
  readonly isWhole?: boolean;
}

export interface MovedReferences {
  readonly outcomes: Outcome[];
  readonly titles: ReadonlyMap<string, string>;
  /** The fields of the records that a rule refused to change, or that nobody writes, each with its value. */
  readonly refused: readonly RefusedField[];
}

export interface RefusedField {
  readonly resource: string;
  readonly path: string;
  /** By `_id`. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * Lets what refers to one record refer to another of the same resource, each with its history. Links to chemicals, and
 * fields that the viewer may not write, stay.
 */
export async function moveReferences(
  work: Work,
  context: WriteContext,
  move: ReferenceMove,
): Promise<MovedReferences> {
  const { tables, table } = context;
  const { as: viewer = context.viewer, isWhole = false } = move;
  const places = pointersTo(tables, table, { id: move.from, viewer, withParts: isWhole }).filter(
    (place) => place.isSeen && (isWhole || isMovable(place, viewer)),
  );
  const above = await placesAbove(work, context, { table, id: move.to });
  const outcomes: Outcome[] = [];
  const titles = new Map<string, string>();
  const refused: RefusedField[] = [];
  for (const place of inOrderOfReference(places)) {
    const users = await usersIn(work, place);
    for (const { _id, title } of users) titles.set(_id, title);
    for (let start = 0; start < users.length; start += batchSize) {
      const ids = users.slice(start, start + batchSize).map(({ _id }) => _id);
      const isWritten = isMovable(place, viewer);
      const batch = await moveBatch(work, context, { place, ids, move, above, isWritten });
      outcomes.push(...batch.outcomes);
      refused.push(...batch.refused);
    }
  }
  return { outcomes, titles, refused };
}

/** A resource whose records others of them refer to comes first: subcategories before the chemicals in them. */
function inOrderOfReference(places: readonly PointerTo[]): PointerTo[] {
  const rank = ({ user }: PointerTo) =>
    places.filter((other) => other.user !== user && refersTo(user, other.user)).length;
  return places.toSorted((one, other) => rank(one) - rank(other));
}

function refersTo(user: ResourceTable, target: ResourceTable): boolean {
  return Object.values(user.resource.fields).some((field) =>
    pointersOf(field).some(({ resource }) => resource === target.resource.name),
  );
}

async function usersIn(work: Work, { user, points }: PointerTo) {
  const { rows } = await sql<{ _id: string; title: string }>`
    select record._id, ${columnOf(user, user.resource.title)} as title from ${source(user)}
    where ${living(user)} and ${points} order by record._id`.execute(work);
  return rows;
}

interface Batch {
  readonly place: PointerTo;
  readonly ids: readonly string[];
  readonly move: ReferenceMove;
  /** The records that stand above the one moved to, by the field that names them. */
  readonly above: FieldValues;
  /** Whether the field is one that is written. */
  readonly isWritten: boolean;
}

async function moveBatch(
  work: Work,
  context: WriteContext,
  { place: { user, pointer }, ids, move, above, isWritten }: Batch,
): Promise<Omit<MovedReferences, 'titles'>> {
  if (!pointer) return { outcomes: [], refused: [] };
  const { path } = pointer;
  const stored: ReadonlyMap<string, FieldValues> = await lockRecords({ work, table: user }, ids);
  const keys = pointer.key?.split('.') ?? [];
  const own = Object.entries(above).filter(([name]) => Object.hasOwn(user.resource.fields, name));
  const patches = [...stored].map(([id, record]) => {
    const value = withOther(record[path], keys, move);
    return { id, fields: { ...Object.fromEntries(own), [path]: value } };
  });
  const outcomes = isWritten
    ? await updateManyWithin(work, { ...context, table: user }, patches)
    : [];
  const written = new Set(outcomes.filter(({ ok }) => ok).map(({ id }) => id));
  const kept = patches.filter(({ id }) => !written.has(id));
  if (kept.length === 0) return { outcomes, refused: [] };
  const before = Object.fromEntries(kept.map(({ id }) => [id, stored.get(id)?.[path]]));
  const after = Object.fromEntries(kept.map(({ id, fields }) => [id, fields[path]]));
  return { outcomes, refused: [{ resource: user.resource.name, path, before, after }] };
}

/** The value with the other `_id`: a single id, ids in a list once each, or objects with it under the key. */
function withOther(value: unknown, keys: readonly string[], move: ReferenceMove): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withOther(item, keys, move));
    return keys.length === 0 ? [...new Set(items)] : items;
  }
  const [key, ...rest] = keys;
  if (key === undefined) return value === move.from ? move.to : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map(Object.entries(value));
  return { ...value, [key]: withOther(fields.get(key), rest, move) };
}

interface Placed {
  readonly table: ResourceTable;
  readonly id: string;
}

/** What a record refers to, and what that refers to: a sub-subcategory's subcategory and category. */
async function placesAbove(
  work: Work,
  context: WriteContext,
  { table, id }: Placed,
): Promise<FieldValues> {
  const rows: ReadonlyMap<string, FieldValues> = await readRows({ work, table }, [id]);
  const record = rows.get(id) ?? {};
  let found: FieldValues = {};
  for (const [name, { references }] of Object.entries(table.resource.fields)) {
    const parent = record[name];
    if (typeof references !== 'string' || typeof parent !== 'string') continue;
    const target = context.tables.get(references);
    if (!target || target === table) continue;
    found = {
      ...(await placesAbove(work, context, { table: target, id: parent })),
      [name]: parent,
    };
  }
  return found;
}
