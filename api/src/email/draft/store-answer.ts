import type { ComposedMail, MailAttachment } from 'contract/email';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../db/database';
import { syncFileUses } from '../../repository/file-uses';
import type { EmailRow } from '../email-rows';
import type { StoredMailServer } from '../mail-transport';
import { type MailValues, mergedValues } from '../mail-values';
import { digestOfBytes } from '../message/digest';
import { excerptOf } from '../message/store-message';
import { recipientValues } from '../sending/render-email';
import { StoredValues } from '../sending/stored-values';
import { renderMail } from '../template/render-mail';
import type { AnsweredMessage } from './answered-message';
import { type Quote, quoteText } from './quote-message';

interface Answer {
  readonly answered: AnsweredMessage;
  readonly mail: ComposedMail;
  readonly server: StoredMailServer;
  readonly values: MailValues;
  readonly email: Pick<EmailRow, '_id' | 'messageId' | 'subject' | 'to' | 'toName' | 'variables'>;
  readonly quote: Quote | undefined;
}

/** Stores an answer in the conversation of the message that it answers. The ledger has it as it leaves. */
export async function storeAnswer(work: Work, answer: Answer): Promise<void> {
  const { answered, mail, server, email, quote } = answer;
  const text = textOf(answer);
  const attachments = await attachmentsOf(work, mail.attachments);
  const _id = uuidv7();
  const address = (one: string) => ({ name: '', address: one });
  const references = [...answered.references, ...(answered.messageId ?? [])];
  await sql`
    insert into mail_message (
      _id, created_at, updated_at, version, account_id, owner_id, message_key, direction, subject,
      from_name, from_address, "to", cc, sent_at, received_at, message_id, in_reply_to,
      "references", thread_id, text, quoted, remote_pictures, excerpt, attachments,
      attachment_count, size, is_automatic, is_flood, state, filed_by, inquiry_id, customer_id,
      opened_at, email_id)
    values (
      ${_id}, now(), now(), 1, ${answered.accountId}, ${answered.ownerId},
      ${digestOfBytes(email.messageId)}, 'out', ${email.subject}, ${server.fromName ?? ''},
      ${server.fromAddress},
      ${JSON.stringify([{ name: email.toName ?? '', address: email.to }])}::jsonb,
      ${JSON.stringify(mail.cc.map(address))}::jsonb, now(), now(), ${email.messageId},
      ${answered.messageId}, ${JSON.stringify(references)}::jsonb, ${answered.threadId}, ${text},
      ${quote ? quoteText(quote) : ''}, 0, ${excerptOf(text)}, ${JSON.stringify(attachments)}::jsonb,
      ${attachments.length}, ${mail.html.length}, false, false, 'attached', 'person',
      ${answered.inquiryId}, ${answered.customerId}, now(), ${email._id})`.execute(work);
  await syncFileUses(work, 'mailMessage', [{ id: _id, after: { attachments } }]);
}

/** The text above the quote, as its recipient reads it. */
function textOf({ mail, values, email }: Answer): string {
  if (mail.html === '') return '';
  const own = StoredValues.parse(email.variables);
  const all = mergedValues(values, recipientValues(email.to, email.toName), own);
  return renderMail({ subject: '', html: mail.html, text: null }, all).text.trim();
}

async function attachmentsOf(
  work: Work,
  attachments: ComposedMail['attachments'],
): Promise<MailAttachment[]> {
  if (attachments.length === 0) return [];
  const files = await work
    .selectFrom('file')
    .select(['name', 'mime', 'size'])
    .where(
      'name',
      'in',
      attachments.map(({ file }) => file),
    )
    .execute();
  return attachments.flatMap(({ title, file }) => {
    const stored = files.find(({ name }) => name === file);
    if (!stored) return [];
    return { originalName: title, mime: stored.mime, size: stored.size, file, left: null };
  });
}
