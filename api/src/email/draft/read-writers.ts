import { type MailWriter, writingMinutes } from 'contract/email';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { AdminViewer } from '../../kernel/viewer';
import { adminName } from '../../repository/admin-name';

interface Asking {
  readonly inquiryId: string;
  readonly viewer: AdminViewer;
}

/** Who else writes a mail about an inquiry. An answer to a message of a personal mailbox is its owner's secret. */
export async function readWriters(
  database: Database,
  { inquiryId, viewer }: Asking,
): Promise<MailWriter[]> {
  const { rows } = await sql<MailWriter>`
    select draft.admin_id, ${adminName} as name, draft.answers_id
    from mail_draft as draft join admin on admin._id = draft.admin_id and admin.deleted_at is null
      left join mail_message as message on message._id = draft.answers_id
    where draft.inquiry_id = ${inquiryId} and draft.admin_id <> ${viewer.adminId}
      and draft.updated_at > now() - make_interval(mins => ${writingMinutes})
      and message.owner_id is null
    order by name, draft.admin_id`.execute(database);
  return rows;
}
