import { sql, type RawBuilder } from 'kysely';
import { visibleResources } from '../core/permission';
import type { Services } from '../core/services';
import { isStaff, type Viewer } from '../core/viewer';

/** The pictures of accounts, which all staff see, though accounts are no resource. */
const forAll = ['admin'];

/**
 * The files (aliased `record`) that a viewer may see: public ones, and for staff also their own uploads and those that
 * a record uses which they may view.
 */
export function seenFiles(viewer: Viewer): RawBuilder<boolean> {
  if (!isStaff(viewer)) return sql<boolean>`record.visibility = 'public'`;
  const resources = visibleResources(viewer);
  if (resources === undefined || viewer.kind !== 'admin') return sql<boolean>`true`;
  return sql<boolean>`(
    record.visibility = 'public' or record.created_by = ${viewer.adminId} or exists (
      select from used_file where used_file.name = record.name
        and used_file.resource in (${sql.join([...forAll, ...resources])})))`;
}

/** Whether the viewer may see the file with this name. */
export async function seesFile(
  { database }: Pick<Services, 'database'>,
  name: string,
  viewer: Viewer,
): Promise<boolean> {
  const { rows } = await sql`
    select from file as record
    where record.name = ${name} and ${seenFiles(viewer)}`.execute(database);
  return rows.length > 0;
}
