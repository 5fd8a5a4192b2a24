import { sql, type RawBuilder } from 'kysely';
import { maySee } from '../kernel/permission';
import type { Services } from '../kernel/services';
import { isStaff, type Viewer } from '../kernel/viewer';
import { own, source } from '../repository/columns';
import { hiddenFields } from '../repository/hidden-fields';
import { visibleRows } from '../repository/hidden-rows';
import type { TableRegistry } from '../repository/references';
import type { ResourceTable } from '../repository/resource-table';

/** The pictures of accounts, which all staff see, though accounts are no resource. */
const forAll = ['admin'];

/**
 * The files (aliased `record`) that a viewer may see: public ones, and for staff also their own uploads and those that
 * a record uses which they may view.
 */
export function seenFiles(tables: TableRegistry, viewer: Viewer): RawBuilder<boolean> {
  if (!isStaff(viewer)) return sql<boolean>`record.visibility = 'public'`;
  const isSeen = seenUses(tables, viewer);
  if (isSeen === undefined || viewer.kind !== 'admin') return sql<boolean>`true`;
  const isUnused = sql`not exists (select from used_file where used_file.name = record.name)`;
  return sql<boolean>`(
    record.visibility = 'public' or record.created_by = ${viewer.adminId}
    or ${seesAllKinds(tables, viewer) ? isUnused : sql`false`} or exists (
      select from used_file where used_file.name = record.name and ${isSeen}))`;
}

/** Whether nothing is hidden from the viewer but what is somebody else's alone. */
function seesAllKinds(tables: TableRegistry, viewer: Viewer): boolean {
  return [...tables.values()].every(
    (table) =>
      maySee(viewer, table.resource) &&
      (table.ownership?.isPrivate || partOf(table, viewer) === undefined),
  );
}

/**
 * The uses of files, rows of `used_file`, by records and in fields that the viewer may see; undefined where all are.
 */
export function seenUses(tables: TableRegistry, viewer: Viewer): RawBuilder<boolean> | undefined {
  const all = [...tables.values()];
  const visible = all.filter(({ resource }) => maySee(viewer, resource));
  const partly = visible.flatMap((table) => partOf(table, viewer) ?? []);
  if (visible.length === all.length && partly.length === 0) return undefined;
  const inPart = new Set(partly.map(({ name }) => name));
  const whole = visible.map(({ resource }) => resource.name).filter((name) => !inPart.has(name));
  const ofWhole = sql`used_file.resource in (${sql.join([...forAll, ...whole])})`;
  const conditions = [ofWhole, ...partly.map(({ isSeen }) => isSeen)];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** The uses by a resource of which the viewer may not see every row, or not every field; undefined for others. */
function partOf(table: ResourceTable, viewer: Viewer) {
  const { name } = table.resource;
  const rows = visibleRows(table, viewer);
  const hidden = hiddenFields(table.resource, viewer);
  if (!rows && hidden.size === 0) return undefined;
  const ofSeenField =
    hidden.size === 0 ? sql`` : sql` and used_file.field not in (${sql.join([...hidden])})`;
  const ofSeenRow = rows
    ? sql` and exists (
      select from ${source(table)}
      where ${own(table)} and record._id = used_file.record_id and ${rows})`
    : sql``;
  return { name, isSeen: sql`(used_file.resource = ${name}${ofSeenField}${ofSeenRow})` };
}

/** Whether the viewer may see the file with this name. */
export async function seesFile(
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  name: string,
  viewer: Viewer,
): Promise<boolean> {
  const { rows } = await sql`
    select from file as record
    where record.name = ${name} and ${seenFiles(tables, viewer)}`.execute(database);
  return rows.length > 0;
}
