import type { MailDraftContent } from 'contract/email';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../db/database';
import { invalidField } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { AdminViewer } from '../../kernel/viewer';
import { syncFileUses } from '../../repository/file-uses';
import { getRecord } from '../../repository/read';
import { invalid } from '../../repository/parse-input';
import { answeredMessage } from './answered-message';
import { composedAttachmentErrors } from './attached-records';
import { mailDraftTable } from './mail-draft.table';

interface Saving {
  readonly content: MailDraftContent;
  readonly viewer: AdminViewer;
}

/**
 * Saves the draft of the viewer for an inquiry, in place of a former one.
 *
 * @throws ApiProblem `invalid` for an inquiry, a message or a file that is not there, `not-found` for a message of others
 */
export async function saveDraft(
  work: Work,
  services: Pick<Services, 'tables'>,
  { content, viewer }: Saving,
) {
  const { inquiryId } = content;
  await requireInquiry(work, inquiryId);
  await answeredMessage(work, { ...content, viewer });
  const errors = await composedAttachmentErrors(work, services, { ...content, viewer });
  if (errors.length > 0) throw invalid(errors);
  return writeDraft(work, { content, viewer });
}

/** Writes what was checked before. */
export async function writeDraft(work: Work, { content, viewer }: Saving) {
  const { inquiryId, kind, answersId, smtpId, to, cc, subject, html, hasQuote } = content;
  const attachments = JSON.stringify(content.attachments);
  const { rows } = await sql<{ _id: string }>`
    insert into mail_draft (_id, created_at, updated_at, version, admin_id, inquiry_id, kind,
      answers_id, smtp_id, "to", cc, subject, html, has_quote, attachments)
    values (${uuidv7()}, now(), now(), 1, ${viewer.adminId}, ${inquiryId}, ${kind}, ${answersId},
      (select _id from smtp where _id = ${smtpId}), ${to}, ${cc}, ${subject}, ${html},
      ${hasQuote}, ${attachments}::jsonb)
    on conflict (inquiry_id, admin_id) do update set updated_at = now(),
      version = mail_draft.version + 1, kind = excluded.kind, answers_id = excluded.answers_id,
      smtp_id = excluded.smtp_id, "to" = excluded."to", cc = excluded.cc,
      subject = excluded.subject, html = excluded.html, has_quote = excluded.has_quote,
      attachments = excluded.attachments
    returning _id`.execute(work);
  const id = rows[0]?._id ?? '';
  await removeFileUses(work, id);
  await syncFileUses(work, 'mailDraft', [
    { id, after: { html, attachments: content.attachments } },
  ]);
  return getRecord(work, mailDraftTable, id, viewer);
}

/** Erases the draft of the viewer for an inquiry. @returns whether there was one */
export async function eraseDraft(
  work: Work,
  { inquiryId, viewer }: { readonly inquiryId: string; readonly viewer: AdminViewer },
): Promise<boolean> {
  const erased = await work
    .deleteFrom('mailDraft')
    .where('inquiryId', '=', inquiryId)
    .where('adminId', '=', viewer.adminId)
    .returning('_id')
    .execute();
  for (const { _id } of erased) await removeFileUses(work, _id);
  return erased.length > 0;
}

async function removeFileUses(work: Work, id: string): Promise<void> {
  await work
    .deleteFrom('fileUse')
    .where('resource', '=', 'mailDraft')
    .where('recordId', '=', id)
    .execute();
}

async function requireInquiry(work: Work, id: string): Promise<void> {
  const inquiry = await work
    .selectFrom('inquiry')
    .select('_id')
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!inquiry) throw invalidField('inquiryId', 'There is no such inquiry');
}
