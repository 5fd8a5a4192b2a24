import { AttachedRecord, MailDraftKind } from 'contract/email';
import { PartnerDocument } from 'contract/partner';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Work } from '../../db/database';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { AdminViewer } from '../../kernel/viewer';
import { writeDraft } from './save-draft';
import { idOf } from 'contract';

/** What a sending keeps so that it can become a draft again. */
const Composed = z.object({
  kind: MailDraftKind,
  answersId: idOf('mailMessage').nullable(),
  hasQuote: z.boolean(),
  /** Characters of the HTML that its writer wrote; the quote follows. */
  bodyLength: z.int(),
  /** Of attachments; mails from before this was stored have none. */
  records: z.array(z.object({ file: z.string(), of: AttachedRecord })).default([]),
});

const Stored = z.object({
  composed: Composed,
  inquiryId: idOf('inquiry'),
  smtpId: idOf('smtp'),
  to: z.string(),
  cc: z.array(z.string()),
  subject: z.string(),
  html: z.string(),
  attachments: z.array(PartnerDocument),
});

/**
 * Takes a mail out of the queue, wholly, and makes it the draft of its writer again.
 *
 * @throws ApiProblem `in-use` when it is on its way, or another draft for the inquiry was begun since; `not-found` for the mail of others
 */
export async function takeBack(
  work: Work,
  { documentLog }: Pick<Services, 'documentLog'>,
  { batchId, viewer }: { readonly batchId: string; readonly viewer: AdminViewer },
) {
  const stored = await lockQueued(work, batchId, viewer);
  const { composed, inquiryId, smtpId, to, cc, subject, html, attachments } = stored;
  await requireNoOther(work, inquiryId, viewer);
  const { kind, answersId, hasQuote, bodyLength, records } = composed;
  const draft = await writeDraft(work, {
    viewer,
    content: {
      inquiryId,
      kind,
      answersId,
      smtpId,
      to,
      cc: cc.join(', '),
      subject,
      html: html.slice(0, bodyLength),
      hasQuote,
      attachments: attachments.map((one) => {
        const of = records.find(({ file }) => file === one.file)?.of;
        return of ? { ...one, of } : one;
      }),
    },
  });
  await documentLog.remove(work, batchId);
  await erase(work, batchId);
  return draft;
}

/** The sender skips locked rows, so what is locked here has not gone. */
async function lockQueued(work: Work, batchId: string, { adminId }: AdminViewer) {
  const { rows } = await sql<{ isWaiting: boolean }>`
    select email.status = 'queued' and email.begun_at is null and email.attempts = 0 as is_waiting,
      batch.composed, email.inquiry_id, batch.smtp_id, email."to", batch.cc, batch.subject,
      batch.html, batch.attachments
    from email join email_batch as batch on batch._id = email.batch_id
    where batch._id = ${batchId} and batch.admin_id = ${adminId} and batch.composed is not null
    for update of email`.execute(work);
  const [row] = rows;
  if (!row) throw new ApiProblem('not-found', 'There is no such mail of yours any more.');
  if (!row.isWaiting) throw new ApiProblem('in-use', 'This mail has gone already.');
  return Stored.parse(row);
}

async function requireNoOther(
  work: Work,
  inquiryId: string,
  { adminId }: AdminViewer,
): Promise<void> {
  const other = await work
    .selectFrom('mailDraft')
    .select('_id')
    .where('inquiryId', '=', inquiryId)
    .where('adminId', '=', adminId)
    .executeTakeFirst();
  if (other)
    throw new ApiProblem(
      'in-use',
      'You have begun another mail about this inquiry: discard it first.',
    );
}

async function erase(work: Work, batchId: string): Promise<void> {
  await sql`
    with message as (
      delete from mail_message using email
      where mail_message.email_id = email._id and email.batch_id = ${batchId}
      returning mail_message._id)
    delete from file_use where (resource = 'emailBatch' and record_id = ${batchId})
      or (resource = 'mailMessage' and record_id in (select _id from message))`.execute(work);
  await work.deleteFrom('emailBatch').where('_id', '=', batchId).execute();
}
