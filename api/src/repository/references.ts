import { type FieldError, pointersOf, resourceNeeds } from 'contract';
import { type RecordUse } from 'contract/record';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables, Work } from '../db/database';
import type { FieldValues } from './field-values';
import { isPermitted, maySee } from '../kernel/permission';
import { ApiProblem, worded } from '../kernel/problem';
import type { Viewer } from '../kernel/viewer';
import { columnOf, living, source } from './columns';
import { hiddenFields } from './hidden-fields';
import { hiddenRowKinds } from './hidden-rows';
import type { ResourceTable } from './resource-table';

/** The tables of the whole API, by resource name. */
export type TableRegistry = ReadonlyMap<string, ResourceTable>;

/**
 * Locks the records that the drafts refer to, so that none of them moves to the trash meanwhile; one statement for
 * each referring field.
 *
 * @returns for each draft, in order, an error for each reference to a record that does not exist
 */
export async function lockReferences(
  work: Work,
  tables: TableRegistry,
  table: ResourceTable,
  drafts: readonly FieldValues[],
): Promise<FieldError[][]> {
  const errors: FieldError[][] = drafts.map(() => []);
  for (const [path, field] of Object.entries(table.resource.fields)) {
    for (const { resource, key } of pointersOf(field)) {
      const target = tables.get(resource);
      if (!target) continue;
      const wanted = drafts.map((draft) => idsIn(draft[path], key));
      const known = await lockIds(work, target, new Set(wanted.flat()));
      const text = worded`There is no such ${{ one: target.resource.label.one }}`;
      for (const [index, ids] of wanted.entries()) {
        if (ids.some((id) => !known.has(id))) errors[index]?.push({ path, ...text });
      }
    }
  }
  return errors;
}

/** Locks the records with these ids against the trash until the transaction ends, and returns the ids found. */
export async function lockIds(
  work: Work,
  target: ResourceTable,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (ids.size === 0) return ids;
  const { rows } = await sql<{ _id: string }>`
    select record._id from ${source(target)}
    where ${living(target)} and record._id in (${sql.join([...ids])})
    order by record._id for share`.execute(work);
  return new Set(rows.map(({ _id }) => _id));
}

/** For whom references are looked up. */
interface UsesReader {
  readonly tables: TableRegistry;
  readonly viewer: Viewer;
}

/** The references to a record that the viewer may see, by resource. */
export async function usesOf(
  work: Work | Database,
  reader: UsesReader,
  table: ResourceTable,
  id: string,
): Promise<RecordUse[]> {
  return (await splitUses(work, reader, table, id)).seen;
}

interface Uses {
  readonly seen: RecordUse[];
  /** Whether others refer to the record that the viewer may not see. */
  readonly hasUnseen: boolean;
}

/** The references that the viewer may see, and whether there are others. */
export async function splitUses(
  work: Work | Database,
  { tables, viewer }: UsesReader,
  table: ResourceTable,
  id: string,
): Promise<Uses> {
  const seen: RecordUse[] = [];
  let hasUnseen = false;
  for (const place of pointersTo(tables, table, { id, viewer })) {
    const uses = await usersOf(work, place);
    const facts = { filter: filterFor(place, table), canMove: isMovable(place, viewer) };
    if (place.isSeen) seen.push(...uses.map((use) => ({ ...use, ...facts })));
    else hasUnseen ||= uses.length > 0;
  }
  return { seen, hasUnseen };
}

/** A field of a resource that refers to a record, or links of its records to it. */
export interface PointerTo {
  readonly user: ResourceTable;
  readonly points: RawBuilder<boolean>;
  /** The field; undefined for links to chemicals. */
  readonly pointer: Pointer | undefined;
  /** Whether the viewer may see who points. */
  readonly isSeen: boolean;
}

interface Reference {
  readonly id: string;
  readonly viewer: Viewer;
  /** Parts of the record too, which are no reason against its removal. */
  readonly withParts?: boolean;
}

/** Where other records may refer to this one. */
export function pointersTo(
  tables: TableRegistry,
  table: ResourceTable,
  { id, viewer, withParts = false }: Reference,
): PointerTo[] {
  const { name } = table.resource;
  return [...tables.values()].flatMap((user) => {
    const sees =
      maySee(viewer, user.resource) && hiddenRowKinds(user.resource, viewer).length === 0;
    const hidden = hiddenFields(user.resource, viewer);
    const byField = Object.entries(user.resource.fields).flatMap(([path, field]) =>
      pointersOf(field)
        .filter(({ resource }) => resource === name && (withParts || !field.isPart))
        .map(({ key }) => {
          const pointer = { path, key };
          const points = pointsTo(user, pointer, id);
          return { user, points, pointer, isSeen: sees && !hidden.has(path) };
        }),
    );
    if (!user.chemicalLinks || name !== 'chemical') return byField;
    const linkNeeds = user.resource.filterNeeds?.['chemicalId'] ?? {};
    const points = isLinkedTo(user.chemicalLinks, id);
    const isSeen = sees && isPermitted(viewer, linkNeeds);
    return [...byField, { user, points, pointer: undefined, isSeen }];
  });
}

/**
 * @returns the problem `in-use` with the number of records that refer to this one and the first five that the viewer
 * may see; undefined when none do
 */
export async function problemOfUse(
  work: Work,
  reader: UsesReader,
  table: ResourceTable,
  id: string,
): Promise<ApiProblem | undefined> {
  const { seen, hasUnseen } = await splitUses(work, reader, table, id);
  if (seen.length === 0 && !hasUnseen) return undefined;
  const users = seen.map(({ total, label, records }) => {
    const more = total > records.length ? ', …' : '';
    return `${total} ${label}: ${records.map(({ title }) => title).join(', ')}${more}`;
  });
  if (hasUnseen) users.push('records that you may not see');
  const detail = worded`This ${{ one: table.resource.label.one }} is in use by ${{ users: users.join('; ') }}. Change or remove these first.`;
  return new ApiProblem('in-use', detail);
}

interface Pointer {
  readonly path: string;
  readonly key: string | undefined;
}

/** The filter of the users' list that finds them; null where the list has none. */
function filterFor({ user, pointer }: PointerTo, { resource }: ResourceTable): string | null {
  const names = pointer
    ? [pointer.path, pointer.path.replace(/s$/, ''), pointer.key?.split('.').at(-1) ?? '']
    : [];
  const { filters } = user.resource;
  return [...names, `${resource.name}Id`].find((name) => Object.hasOwn(filters, name)) ?? null;
}

/** Whether the viewer may let the field refer to another record instead. */
export function isMovable({ user, pointer }: PointerTo, viewer: Viewer): boolean {
  if (!pointer) return false;
  const { resource } = user;
  return (
    resource.endpoints.update !== undefined &&
    Object.hasOwn(resource.update.shape, pointer.path) &&
    isPermitted(viewer, resourceNeeds(resource, 'edit')) &&
    !hiddenFields(resource, viewer, 'edit').has(pointer.path)
  );
}

function pointsTo(table: ResourceTable, { path, key }: Pointer, id: string): RawBuilder<boolean> {
  const column = columnOf(table, path);
  const item = key === undefined ? id : itemWith(key.split('.'), id);
  const isList = key !== undefined || Array.isArray(table.resource.fields[path]?.fallback);
  return isList
    ? sql<boolean>`${column} @> ${JSON.stringify([item])}::jsonb`
    : sql<boolean>`${column} = ${id}`;
}

/** `{ packagings: [{ unitId }] }` for `packagings.unitId`. */
function itemWith([key = '', ...rest]: readonly string[], id: string): object {
  return { [key]: rest.length === 0 ? id : [itemWith(rest, id)] };
}

function isLinkedTo(links: keyof Tables, chemicalId: string): RawBuilder<boolean> {
  return sql<boolean>`record._id in (
    select partner_id from ${sql.table(links)} where chemical_id = ${chemicalId})`;
}

async function usersOf(
  work: Work | Database,
  { user: table, points }: PointerTo,
): Promise<Omit<RecordUse, 'filter' | 'canMove'>[]> {
  const { rows } = await sql<{ _id: string; title: string; total: number }>`
    select record._id, ${columnOf(table, table.resource.title)} as title,
      count(*) over () as total
    from ${source(table)} where ${living(table)} and ${points}
    order by 2 limit 5`.execute(work);
  const [first] = rows;
  if (!first) return [];
  const { name, label } = table.resource;
  const records = rows.map(({ _id, title }) => ({ _id, title }));
  const { total } = first;
  return [{ resource: name, label: total === 1 ? label.one : label.many, total, records }];
}

/** The distinct ids in a field's value: a single id, a list of ids, or a list of objects with the id under `key`. */
function idsIn(value: unknown, key: string | undefined): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ids = (key?.split('.') ?? []).reduce<readonly unknown[]>(
    (items, part) => items.flatMap((item) => Object(item)[part]),
    values,
  );
  return [...new Set(ids.filter((item) => typeof item === 'string'))];
}
