import type { MailAttachment } from 'contract/email';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../db/database';
import type { Services } from '../../kernel/services';
import { system } from '../../kernel/viewer';
import { syncFileUses } from '../../repository/file-uses';
import { inTransaction } from '../../repository/in-transaction';
import { companyKey, fileMessage, type Filing } from './file-message';
import { notifyOfMessage } from './notify-of-message';
import type { ParsedMail } from './parsed-mail';
import { mayBecomeInquiry } from './may-become-inquiry';
import { storeAttachments } from './store-attachments';
import { threadOf } from './thread-of';
import { cut } from './visible-text';

/** A place in a mailbox. */
export interface MailPosition {
  readonly accountId: string;
  readonly uidValidity: string;
  readonly uid: number;
}

export interface TakenMail {
  readonly position: MailPosition;
  /** The owner of the mailbox; null for the company. */
  readonly ownerId: string | null;
  readonly mail: ParsedMail;
  /** What was not read of it, beyond the attachments of `mail`. */
  readonly left: readonly MailAttachment[];
  readonly size: number;
  readonly receivedAt: string;
}

export type MessageServices = Pick<Services, 'database' | 'files'>;

/**
 * Stores a message with its attachments and its place in the mailbox, all at once: whoever is killed before has taken nothing,
 * and whoever is killed afterwards takes it no second time.
 *
 * @returns `known` for one that came before, by whatever way
 */
export async function storeMessage(
  { database, files: store }: MessageServices,
  taken: TakenMail,
): Promise<'taken' | 'known'> {
  const { mail, ownerId, position } = taken;
  if (await isKnown(database, mail.key, ownerId)) {
    await notePosition(database, position, false);
    return 'known';
  }
  const { attachments, files } = await storeAttachments(store, mail.attachments, system);
  const message = messageOf(taken, [...attachments, ...taken.left]);
  try {
    const isNew = await inTransaction(database, async (work) => {
      const isInserted = await insert(work, taken, message);
      if (isInserted && files.length > 0) {
        await work.insertInto('file').values(files).execute();
        const used = { id: message._id, after: { attachments: message.attachments } };
        await syncFileUses(work, 'mailMessage', [used]);
      }
      await notePosition(work, position, isInserted);
      return isInserted;
    });
    if (isNew) return 'taken';
  } catch (error) {
    for (const file of files) await store.removeBytes(file);
    throw error;
  }
  for (const file of files) await store.removeBytes(file);
  return 'known';
}

async function isKnown(
  database: Services['database'],
  key: string,
  ownerId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from mail_message
    where message_key = ${key} and coalesce(owner_id, ${companyKey}) = ${ownerId ?? companyKey}`.execute(
    database,
  );
  return rows.length > 0;
}

function messageOf({ mail, size, receivedAt }: TakenMail, attachments: readonly MailAttachment[]) {
  const { from, text, quoted } = mail;
  return {
    _id: uuidv7(),
    messageKey: mail.key,
    direction: 'in' as const,
    subject: mail.subject,
    fromName: from.name,
    fromAddress: from.address,
    replyTo: mail.replyTo,
    sentAt: mail.sentAt,
    receivedAt,
    messageId: mail.messageId,
    inReplyTo: mail.inReplyTo,
    text,
    quoted,
    html: mail.html,
    picturedHtml: mail.picturedHtml,
    remotePictures: mail.remotePictures,
    excerpt: excerptOf(text),
    attachments,
    attachmentCount: attachments.length,
    size,
    isAutomatic: mail.isAutomatic,
    problem: mail.problem,
  };
}

const excerptLength = 200;

/** The first words of a text. */
export function excerptOf(text: string): string {
  return cut(text.replace(/\s+/g, ' ').trim(), excerptLength);
}

/** Whether it is new. */
async function insert(
  work: Work,
  { mail, ownerId, position: { accountId } }: TakenMail,
  message: ReturnType<typeof messageOf>,
): Promise<boolean> {
  const { references, inReplyTo, subject } = mail;
  const { fromAddress, receivedAt } = message;
  const clues = { references, inReplyTo, subject, fromAddress, ownerId, receivedAt };
  const filing: Filing = await fileMessage(work, clues);
  const threadId = await threadOf(work, { ...mail, ownerId });
  const row = { ...message, ...filing, accountId, ownerId, threadId };
  const mayBeOrder = await mayBecomeInquiry(work, mail, row);
  const now = sql`now()`;
  const { rows } = await sql<{ _id: string }>`
    insert into mail_message (
      _id, created_at, updated_at, version, account_id, owner_id, message_key, direction, subject,
      from_name, from_address, "to", cc, reply_to, sent_at, received_at, message_id, in_reply_to,
      "references", thread_id, text, quoted, html, pictured_html, remote_pictures, excerpt,
      attachments, attachment_count, size, is_automatic, is_flood, problem, state, filed_by,
      inquiry_id, customer_id, order_due)
    values (
      ${row._id}, ${now}, ${now}, 1, ${accountId}, ${ownerId}, ${row.messageKey}, ${row.direction},
      ${subject}, ${row.fromName}, ${fromAddress}, ${JSON.stringify(mail.to)}::jsonb,
      ${JSON.stringify(mail.cc)}::jsonb, ${row.replyTo}, ${row.sentAt}, ${receivedAt},
      ${row.messageId}, ${inReplyTo}, ${JSON.stringify(references)}::jsonb, ${threadId}, ${row.text},
      ${row.quoted}, ${row.html}, ${row.picturedHtml}, ${row.remotePictures}, ${row.excerpt},
      ${JSON.stringify(row.attachments)}::jsonb, ${row.attachmentCount}, ${row.size},
      ${row.isAutomatic}, ${row.isFlood}, ${row.problem}, ${row.state}, ${row.filedBy},
      ${row.inquiryId}, ${row.customerId}, ${mayBeOrder})
    on conflict do nothing returning _id`.execute(work);
  if (rows.length === 0) return false;
  await notifyOfMessage(work, row);
  return true;
}

/** Notes how far the mailbox was read. A position of former UIDs changes nothing. */
export async function notePosition(
  work: Services['database'] | Work,
  { accountId, uidValidity, uid }: MailPosition,
  isTaken: boolean,
): Promise<void> {
  const count = isTaken ? 1 : 0;
  await sql`
    update mail_account_state set last_uid = greatest(last_uid, ${uid}), taken = taken + ${count},
      taken_that_day = ${count} + case when day = current_date then taken_that_day else 0 end,
      day = current_date
    where mail_account_id = ${accountId} and uid_validity = ${uidValidity}`.execute(work);
}
