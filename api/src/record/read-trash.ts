import type { TrashedRecord } from 'contract/record';
import { sql } from 'kysely';
import { auditActor } from '../repository/admin-name';
import type { Database } from '../db/database';
import { trashDays } from '../jobs/purge';
import { columnOf, own, source } from '../repository/columns';
import { andVisible } from '../repository/hidden-rows';
import { containsText } from '../kernel/contains-text';
import type { ResourceTable } from '../repository/resource-table';
import { actorId, type Viewer } from '../kernel/viewer';

interface TrashQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly viewer: Viewer;
}

/** The trashed records of a resource, latest first; of an owned resource, only the viewer's own. */
export async function readTrash(
  database: Database,
  table: ResourceTable,
  { page, pageSize, search, viewer }: TrashQuery,
) {
  const title = columnOf(table, table.resource.title);
  const owned =
    table.ownership && !table.ownership.isPrivate
      ? sql`${columnOf(table, table.ownership.field)} = ${actorId(viewer)}`
      : sql`true`;
  const { rows } = await sql<TrashedRecord & { total: number }>`
    select record._id, ${title} as title, record.deleted_at,
      record.deleted_at + make_interval(days => ${trashDays}) as gone_at,
      (select ${auditActor}
        from audit join admin on admin._id = audit.admin_id
        where audit.resource = ${table.resource.name} and audit.record_id = record._id
          and audit.action = 'remove'
        order by audit.version desc limit 1) as deleted_by,
      (select ${title} from ${source(table)} where record._id = went.kept_id) as merged_into,
      count(*) over () as total
    from ${source(table)} left join merged_record as went on went.record_id = record._id
    where ${own(table)} and record.deleted_at is not null and ${owned} and ${containsText(title, search ?? '')}
      ${andVisible(table, viewer)}
    order by record.deleted_at desc, record._id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  return { data: rows, total: rows[0]?.total ?? 0, page, pageSize };
}
