import { emails } from 'contract/email';
import { type TimelineEntry } from 'contract/inquiry';
import type { AuditEntry } from 'contract/record';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import { columnOf, source } from '../repository/columns';
import { emailTable } from '../email/email.table';
import { mailMessageTable } from '../email/message/mail-message.table';
import { hiddenFields, visibleChanges } from '../repository/hidden-fields';
import { recordsWhere } from '../repository/read';
import { inquiryTable } from './inquiry.table';
import { entriesOf, type TimelineChoice } from './timeline-entries';

interface TimelineQuery extends TimelineChoice {
  readonly page: number;
  readonly pageSize: number;
}

/** A change, a follow-up, a message or a mail; fields of other kinds are null. */
interface EntryRow extends FieldValues {
  readonly entryKind: TimelineEntry['kind'];
  readonly total: number;
  readonly changes: AuditEntry['changes'] | null;
  /** The stored attachments of a message or a mail. */
  readonly files: unknown;
  readonly threadId: string | null;
  readonly threadCount: number | null;
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
  { page, pageSize, ...choice }: TimelineQuery,
) {
  const { viewer } = choice;
  const { rows } = await sql<EntryRow>`
    select entry.*, ${mailColumns}, ${files} as files
    from (
      select *, count(*) over () as total from (${entriesOf(inquiryId, choice)}) as entry
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
  viewer: TimelineChoice['viewer'],
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

interface Shown {
  readonly hidden: ReadonlySet<string>;
  readonly messages: Messages;
}

/** Validated by the response's schema. */
function toEntry(row: EntryRow, { hidden, messages }: Shown): FieldValues {
  const { entryKind, _id, at, by, files: attached } = row;
  const head = { kind: entryKind, _id, at, by };
  const thread = { id: row.threadId, count: row.threadCount };
  switch (entryKind) {
    case 'change':
      return { ...head, entry: { ...row, changes: visibleChanges(row.changes ?? [], hidden) } };
    case 'followUp':
      return { ...head, followUp: { ...row, by: row['writtenBy'], createdAt: at, offerId: null } };
    case 'email':
      return { ...head, email: { ...row, createdAt: at }, files: attached };
    case 'received':
      return { ...head, message: messages.get(_id), files: attached, thread };
    case 'answer':
      return { ...head, message: messages.get(_id), email: ledgerOf(row), files: attached, thread };
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
