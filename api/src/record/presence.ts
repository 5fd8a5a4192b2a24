import { type Present, presenceSeconds } from 'contract/record';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { notFound } from '../kernel/problem';
import type { AdminViewer } from '../kernel/viewer';
import { adminName } from '../repository/admin-name';
import { living, source } from '../repository/columns';
import type { ResourceTable } from '../repository/resource-table';

interface Presence {
  readonly table: ResourceTable;
  readonly recordId: string;
  readonly isEditing: boolean;
  readonly viewer: AdminViewer;
  /** Whether the viewer may read the record. */
  readonly isOpen: RawBuilder<boolean>;
}

/**
 * Notes that somebody has a record open, for the next seconds.
 *
 * @returns who else has
 * @throws ApiProblem `not-found` for a record that the viewer may not see
 */
export async function notePresence(
  database: Database,
  { table, recordId, isEditing, viewer, isOpen }: Presence,
): Promise<Present[]> {
  const resource = table.resource.name;
  const { rows: seen } = await sql`
    select 1 from ${source(table)}
    where ${living(table)} and record._id = ${recordId}
      and ${isOpen}`.execute(database);
  if (seen.length === 0) throw notFound(table.resource.label.one);
  await sql`
    insert into presence (resource, record_id, admin_id, is_editing, ends_at)
    values (${resource}, ${recordId}, ${viewer.adminId}, ${isEditing},
      now() + make_interval(secs => ${presenceSeconds}))
    on conflict (resource, record_id, admin_id)
      do update set is_editing = excluded.is_editing, ends_at = excluded.ends_at`.execute(database);
  const { rows } = await sql<Present>`
    select presence.admin_id, ${adminName} as name, presence.is_editing
    from presence join admin on admin._id = presence.admin_id and admin.deleted_at is null
    where presence.resource = ${resource} and presence.record_id = ${recordId}
      and presence.admin_id <> ${viewer.adminId} and presence.ends_at > now()
    order by name`.execute(database);
  return rows;
}

export async function purgePresence(database: Database): Promise<void> {
  await sql`delete from presence where ends_at < now()`.execute(database);
}
