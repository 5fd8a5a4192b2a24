import { type ConfirmedForm, templateVariables } from 'contract/email';
import { type PartnerDocument } from 'contract/partner';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../db/database';
import type { StoredMailServer } from '../mail-transport';
import { type MailValues, mergedValues } from '../mail-values';
import { syncFileUses } from '../../repository/file-uses';
import { recipientValues } from '../sending/render-email';
import { renderMail } from '../template/render-mail';
import { variablesOf } from '../template/template-errors';

/** One message for each of the recipients, with templates rendered for each. */
export interface NewBatch {
  /** Null for mail that the product sends automatically. */
  readonly adminId: string | null;
  readonly server: Pick<StoredMailServer, '_id' | 'fromName' | 'fromAddress' | 'replyTo'>;
  readonly templateId: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string | null;
  readonly attachments: readonly PartnerDocument[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: string | null;
  /** Values shared by all recipients. */
  readonly values: MailValues;
  /** Null for at once. */
  readonly scheduledAt: string | null;
  readonly inquiryId: string | null;
  readonly confirms: ConfirmedForm | null;
  readonly isAccountLink?: boolean;
  readonly isAboutAccount?: boolean;
  readonly isAboutMoney?: boolean;
  /** Mail to many, from which recipients can unsubscribe. */
  readonly isBulk?: boolean;
  /** Seconds before it goes; 0 if omitted. */
  readonly delay?: number;
  /** For what is composed in an inquiry. */
  readonly answer?: BatchAnswer;
  /** Distinct addresses. */
  readonly recipients: readonly NewRecipient[];
}

export interface BatchAnswer {
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
  /** Who alone sees it. */
  readonly ownerId: string | null;
  /** What makes it a draft again. */
  readonly composed: unknown;
}

const noAnswer: BatchAnswer = { inReplyTo: null, references: [], ownerId: null, composed: null };

export interface NewRecipient {
  /** In lower case. */
  readonly email: string;
  readonly name: string | null;
  readonly customerId?: string | null;
  readonly supplierId?: string | null;
  readonly values: MailValues;
  /** No message is added if one with this key exists. */
  readonly confirmKey?: string;
  /** From `sealHidden`. */
  readonly secretBox?: string;
}

/** Rows per statement: more are no faster, and block other queries on the embedded database. */
const portion = 2_500;

/**
 * Adds messages to the queue, within the caller's transaction.
 *
 * @returns how many; without any, no batch is created
 */
export async function enqueueEmails(
  work: Work,
  batch: NewBatch,
): Promise<{ batchId: string; total: number }> {
  const batchId = uuidv7();
  const now = new Date().toISOString();
  await insertBatch(work, batch, { _id: batchId, now });
  let total = 0;
  for (let from = 0; from < batch.recipients.length; from += portion) {
    const recipients = batch.recipients.slice(from, from + portion);
    total += await insertEmails(work, { ...batch, recipients }, { _id: batchId, now });
  }
  if (total === 0) {
    await work.deleteFrom('emailBatch').where('_id', '=', batchId).execute();
    return { batchId, total };
  }
  if (total < batch.recipients.length) {
    await work.updateTable('emailBatch').set({ total }).where('_id', '=', batchId).execute();
  }
  const { html, attachments } = batch;
  await syncFileUses(work, 'emailBatch', [{ id: batchId, after: { html, attachments } }]);
  return { batchId, total };
}

interface Enqueuing {
  readonly _id: string;
  readonly now: string;
}

async function insertBatch(work: Work, batch: NewBatch, { _id, now }: Enqueuing): Promise<void> {
  const { server, recipients, values, attachments, cc, bcc, answer = noAnswer } = batch;
  await work
    .insertInto('emailBatch')
    .values({
      _id,
      createdAt: now,
      updatedAt: now,
      version: 1,
      deletedAt: null,
      adminId: batch.adminId,
      smtpId: server._id,
      templateId: batch.templateId,
      subject: batch.subject,
      title: titleOf(batch),
      html: batch.html,
      text: batch.text,
      attachments: json(attachments),
      cc: json(cc),
      bcc: json(bcc),
      fromName: server.fromName,
      fromAddress: server.fromAddress,
      replyTo: batch.replyTo ?? server.replyTo,
      variables: json(values),
      total: recipients.length,
      isBulk: batch.isBulk ?? false,
      scheduledAt: batch.scheduledAt,
      toldAt: null,
      inReplyTo: answer.inReplyTo,
      references: json(answer.references),
      ownerId: answer.ownerId,
      composed: answer.composed === null ? null : json(answer.composed),
    })
    .execute();
}

function json(value: unknown) {
  return sql<unknown>`${JSON.stringify(value)}::jsonb`;
}

async function insertEmails(
  work: Work,
  batch: NewBatch,
  { _id: batchId, now }: Enqueuing,
): Promise<number> {
  const { server, scheduledAt, inquiryId, confirms, delay = 0, answer = noAnswer } = batch;
  const { isAccountLink = false, isAboutAccount = false, isAboutMoney = false } = batch;
  const domain = server.fromAddress.replace(/^.*@/, '');
  const subjectOf = subjectsOf(batch);
  const rows = batch.recipients.map((recipient) => {
    const _id = uuidv7();
    return {
      _id,
      to: recipient.email,
      to_name: recipient.name,
      subject: subjectOf(recipient),
      variables: recipient.values,
      message_id: `<${_id}@${domain}>`,
      customer_id: recipient.customerId ?? null,
      supplier_id: recipient.supplierId ?? null,
      confirm_key: recipient.confirmKey ?? null,
      secret_box: recipient.secretBox ?? null,
    };
  });
  const { rows: inserted } = await sql<{ count: number }>`
    with inserted as (
      insert into email (_id, created_at, updated_at, version, batch_id, "to", to_name, subject,
        variables, status, attempts, due_at, message_id, smtp_id, customer_id, supplier_id,
        inquiry_id, confirms, confirm_key, secret_box, is_account_link,
        is_about_account, is_about_money, owner_id)
      select _id, ${now}, ${now}, 1, ${batchId}, "to", to_name, subject,
        variables, 'queued', 0, coalesce(${scheduledAt ?? null}, now() + make_interval(secs => ${delay})),
        message_id, ${server._id}, customer_id,
        supplier_id, ${inquiryId}, ${confirms}, confirm_key, secret_box, ${isAccountLink},
        ${isAboutAccount}, ${isAboutMoney}, ${answer.ownerId}
      from jsonb_populate_recordset(null::email, ${JSON.stringify(rows)}::jsonb)
      on conflict (confirm_key) do nothing returning 1)
    select count(*) as count from inserted`.execute(work);
  return inserted[0]?.count ?? 0;
}

const personal = ['recipient', 'customer', 'supplier'] as const;

/** The values that differ by recipient, as ellipses. */
const anybody: MailValues = {
  groups: Object.fromEntries(
    personal.map((group) => [
      group,
      Object.fromEntries(Object.keys(templateVariables[group]).map((field) => [field, '…'])),
    ]),
  ),
  lists: {},
};

/** The title of the sending in lists. */
function titleOf({ subject, values }: NewBatch): string {
  return renderMail({ subject, html: '', text: '' }, mergedValues(anybody, values)).subject;
}

/** The subject for each recipient, by which the ledger is searched. */
function subjectsOf({ subject, values }: NewBatch): (recipient: NewRecipient) => string {
  const source = { subject, html: '', text: '' };
  if (variablesOf(source).length === 0) return () => renderMail(source, values).subject;
  return ({ email, name, values: own }) =>
    renderMail(source, mergedValues(values, recipientValues(email, name), own)).subject;
}
