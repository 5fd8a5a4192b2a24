import { sql, type RawBuilder } from 'kysely';
import { maySee } from '../kernel/permission';
import type { Services } from '../kernel/services';
import { isStaff, type Viewer } from '../kernel/viewer';
import { own, source } from '../repository/columns';
import { visibleRows } from '../repository/hidden-rows';
import type { TableRegistry } from '../repository/references';

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
  return sql<boolean>`(
    record.visibility = 'public' or record.created_by = ${viewer.adminId} or exists (
      select from used_file where used_file.name = record.name and ${isSeen}))`;
}

/** The uses of files, rows of `used_file`, by records that the viewer may see; undefined where all are. */
export function seenUses(tables: TableRegistry, viewer: Viewer): RawBuilder<boolean> | undefined {
  const all = [...tables.values()];
  const visible = all.filter(({ resource }) => maySee(viewer, resource));
  const partly = visible.flatMap((table) => {
    const rows = visibleRows(table, viewer);
    return rows ? [{ table, rows }] : [];
  });
  if (visible.length === all.length && partly.length === 0) return undefined;
  const inPart = new Set(partly.map(({ table }) => table.resource.name));
  const whole = visible.map(({ resource }) => resource.name).filter((name) => !inPart.has(name));
  const conditions = partly.map(
    ({ table, rows }) => sql`(used_file.resource = ${table.resource.name} and exists (
      select from ${source(table)}
      where ${own(table)} and record._id = used_file.record_id and ${rows}))`,
  );
  const ofWhole = sql`used_file.resource in (${sql.join([...forAll, ...whole])})`;
  return sql<boolean>`(${sql.join([ofWhole, ...conditions], sql` or `)})`;
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
