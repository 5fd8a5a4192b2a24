import { emails } from 'contract/email';
import { type TimelineEntry } from 'contract/inquiry';
import type { AuditEntry } from 'contract/record';
import { sql } from 'kysely';
import { adminName, auditActor } from '../repository/admin-name';
import type { Database } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import { columnOf, living, source } from '../repository/columns';
import { emailTable } from '../email/email.table';
import { mailMessageTable } from '../email/message/mail-message.table';
import { hiddenFields, visibleChanges } from '../repository/hidden-fields';
import { andVisible } from '../repository/hidden-rows';
import { recordsWhere } from '../repository/read';
import { maySee } from '../kernel/permission';
import type { Viewer } from '../kernel/viewer';
import { followUpTable } from './follow-up.table';
import { inquiryTable } from './inquiry.table';

interface TimelineQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly viewer: Viewer;
}

/** A change, a follow-up, a message or a mail; fields of other kinds are null. */
interface EntryRow extends FieldValues {
  readonly entryKind: TimelineEntry['kind'];
  readonly total: number;
  readonly changes: AuditEntry['changes'] | null;
  /** The stored attachments of a message or a mail. */
  readonly files: unknown;
}

/** Columns that exist for all kinds of entries, and hold those of a mail. */
const columnsOfAll: readonly string[] = ['dueAt', 'inquiryId'];

const mailColumns = sql.join(
  Object.keys(emails.fields)
    .filter((field) => !columnsOfAll.includes(field))
    .map((field) => sql`${columnOf(emailTable, field)} as ${sql.id(field)}`),
);

const files = sql`case
  when entry.entry_kind = 'email' then (
    select attachments from email_batch where email_batch._id = record.batch_id)
  when entry.entry_kind in ('received', 'answer') then (
    select coalesce(jsonb_agg(jsonb_build_object('title', one ->> 'originalName', 'file', one ->> 'file')), '[]')
    from mail_message, jsonb_array_elements(mail_message.attachments) as one
    where mail_message._id = entry._id and one ->> 'file' is not null)
  end`;

/** The history of an inquiry, newest first, in one statement: messages, changes, mails both ways and follow-ups. */
export async function readTimeline(
  database: Database,
  inquiryId: string,
  { page, pageSize, viewer }: TimelineQuery,
) {
  const { rows } = await sql<EntryRow>`
    select entry.*, ${mailColumns}, ${files} as files
    from (
      select *, count(*) over () as total from (${entriesOf(inquiryId, viewer)}) as entry
      order by at desc, entry_kind, _id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}) as entry
    left join ${source(emailTable)} on record._id = entry.email_id
    order by entry.at desc, entry.entry_kind, entry._id desc`.execute(database);
  const hidden = hiddenFields(inquiryTable.resource, viewer);
  const messages = await messagesOf(database, rows, viewer);
  return {
    data: rows.map((row) => toEntry(row, { hidden, messages })),
    total: rows[0]?.total ?? 0,
    page,
    pageSize,
  };
}

type Messages = ReadonlyMap<unknown, FieldValues>;

async function messagesOf(
  database: Database,
  rows: readonly EntryRow[],
  viewer: Viewer,
): Promise<Messages> {
  const ids = rows.filter(isOfMessage).map((row) => row['_id']);
  if (ids.length === 0) return new Map();
  const condition = sql<boolean>`record._id = any(${ids}::uuid[])`;
  const options = { viewer, limit: ids.length };
  const messages = await recordsWhere(database, mailMessageTable, condition, options);
  return new Map(messages.map((message) => [message['_id'], message]));
}

function isOfMessage({ entryKind }: EntryRow): boolean {
  return entryKind === 'received' || entryKind === 'answer';
}

function entriesOf(inquiryId: string, viewer: Viewer) {
  const seesMail = maySee(viewer, emailTable.resource);
  const seesReceived = maySee(viewer, mailMessageTable.resource);
  return sql`
    select 'change' as entry_kind, audit._id, audit.at, ${auditActor} as by, audit.resource,
      audit.record_id, audit.action, audit.version, audit.changes, audit.job_id,
      null::text as kind, null::text as message, null::uuid as inquiry_id,
      null::timestamptz as due_at, null::timestamptz as done_at,
      null::timestamptz as updated_at, null::uuid as written_by,
      null::text as offer_number, null::integer as offer_revision, null::uuid as email_id
    from audit left join admin on admin._id = audit.admin_id
    where audit.resource = ${inquiryTable.resource.name} and audit.record_id = ${inquiryId}
    union all
    select 'followUp', record._id, record.created_at, ${adminName}, null, null, null,
      record.version, null, null, record.kind, record.message, record.inquiry_id, record.due_at,
      record.done_at, record.updated_at, record.admin_id, null, null, null
    from ${source(followUpTable)} left join admin on admin._id = record.admin_id
    where ${living(followUpTable)} and record.inquiry_id = ${inquiryId} and record.offer_id is null
    union all
    select 'message', record._id, record.created_at, inquiry.contact_name, null, null, null, null,
      null, null, null, record.message, null, null, null, null, null, offer.number, offer.revision, null
    from ${source(followUpTable)} join offer on offer._id = record.offer_id
      join inquiry on inquiry._id = record.inquiry_id
    where ${living(followUpTable)} and record.inquiry_id = ${inquiryId}
    union all
    select 'message', record._id, record.created_at, record.contact_name, null, null, null, null,
      null, null, null, record.message, null, null, null, null, null, null, null, null
    from ${source(inquiryTable)} where record._id = ${inquiryId} and record.message is not null
    union all
    select 'email', record._id, record.created_at, ${adminName}, null, null, null, record.version,
      null, null, null, null, record.inquiry_id, record.due_at, null, record.updated_at, null,
      null, null, record._id
    from ${source(emailTable)} join email_batch on email_batch._id = record.batch_id
      left join admin on admin._id = email_batch.admin_id
    where record.inquiry_id = ${inquiryId} and ${seesMail}${andVisible(emailTable, viewer)}
      and not (${seesReceived} and exists (
        select from mail_message as answer
        where answer.email_id = record._id and answer.inquiry_id = ${inquiryId}
          and answer.deleted_at is null))
    union all
    select case record.direction when 'in' then 'received' else 'answer' end, record._id,
      record.received_at, coalesce(${adminName}, nullif(record.from_name, ''), record.from_address),
      null, null, null, email.version, null, null, null, null, record.inquiry_id, email.due_at, null,
      email.updated_at, null, null, null, case when ${seesMail} then record.email_id end
    from ${source(mailMessageTable)} left join email on email._id = record.email_id
      left join email_batch on email_batch._id = email.batch_id
      left join admin on admin._id = email_batch.admin_id
    where ${living(mailMessageTable)} and record.inquiry_id = ${inquiryId}
      and record.state = 'attached' and ${seesReceived}${andVisible(mailMessageTable, viewer)}`;
}

interface Shown {
  readonly hidden: ReadonlySet<string>;
  readonly messages: Messages;
}

/** Validated by the response's schema. */
function toEntry(row: EntryRow, { hidden, messages }: Shown): FieldValues {
  const { entryKind, _id, at, by, files: attached } = row;
  const head = { kind: entryKind, _id, at, by };
  switch (entryKind) {
    case 'change':
      return { ...head, entry: { ...row, changes: visibleChanges(row.changes ?? [], hidden) } };
    case 'followUp':
      return { ...head, followUp: { ...row, by: row['writtenBy'], createdAt: at, offerId: null } };
    case 'email':
      return { ...head, email: { ...row, createdAt: at }, files: attached };
    case 'received':
      return { ...head, message: messages.get(_id), files: attached };
    case 'answer':
      return { ...head, message: messages.get(_id), email: ledgerOf(row), files: attached };
    case 'message':
      return { ...head, text: row['message'], offer: offerOf(row) };
    default:
      return entryKind satisfies never;
  }
}

/** The line of the ledger; null for one that is gone or hidden. */
function ledgerOf(row: EntryRow): FieldValues | null {
  const { emailId, at } = row;
  return typeof row['status'] === 'string' ? { ...row, _id: emailId, createdAt: at } : null;
}

/** The version that a message is about. */
function offerOf({ offerNumber: number, offerRevision: revision }: EntryRow) {
  return number === null ? null : { number, revision };
}
