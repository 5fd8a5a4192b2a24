import type { TimelineEntry } from 'contract';
import { sql } from 'kysely';
import { adminName } from '../admin/admin-name';
import type { Database } from '../db/database';
import type { Row } from '../db/pool';
import { living, source } from '../repository/columns';
import { followUpTable } from '../resources/inquiry/follow-up';
import { inquiryTable } from '../resources/inquiry/inquiry';

interface PageOf {
  readonly page: number;
  readonly pageSize: number;
}

/** A change, a follow-up or a message; the fields of the other two are null. */
interface EntryRow extends Row {
  readonly entryKind: TimelineEntry['kind'];
  readonly total: number;
}

/** All that happened with an inquiry, newest first, by one statement: what was written, changed and planned. */
export async function readTimeline(
  database: Database,
  inquiryId: string,
  { page, pageSize }: PageOf,
) {
  const { rows } = await sql<EntryRow>`
    select *, count(*) over () as total from (
      select 'change' as entry_kind, audit._id, audit.at, ${adminName} as by, audit.resource,
        audit.record_id, audit.action, audit.version, audit.changes, audit.job_id,
        null::text as kind, null::text as message, null::uuid as inquiry_id,
        null::timestamptz as due_at, null::timestamptz as done_at,
        null::timestamptz as updated_at, null::uuid as written_by
      from audit left join admin on admin._id = audit.admin_id
      where audit.resource = ${inquiryTable.resource.name} and audit.record_id = ${inquiryId}
      union all
      select 'followUp', record._id, record.created_at, ${adminName}, null, null, null,
        record.version, null, null, record.kind, record.message, record.inquiry_id, record.due_at,
        record.done_at, record.updated_at, record.admin_id
      from ${source(followUpTable)} left join admin on admin._id = record.admin_id
      where ${living(followUpTable)} and record.inquiry_id = ${inquiryId}
      union all
      select 'message', record._id, record.created_at, record.contact_name, null, null, null, null,
        null, null, null, record.message, null, null, null, null, null
      from ${source(inquiryTable)} where record._id = ${inquiryId} and record.message is not null
    ) as entry
    order by at desc, entry_kind, _id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  return { data: rows.map(toEntry), total: rows[0]?.total ?? 0, page, pageSize };
}

/** The answer's schema parses what stands here. */
function toEntry(row: EntryRow): Row {
  const { entryKind, _id, at, by } = row;
  const head = { kind: entryKind, _id, at, by };
  switch (entryKind) {
    case 'change':
      return { ...head, entry: row };
    case 'followUp':
      return { ...head, followUp: { ...row, by: row['writtenBy'], createdAt: at } };
    case 'message':
      return { ...head, text: row['message'] };
    default:
      return entryKind satisfies never;
  }
}
