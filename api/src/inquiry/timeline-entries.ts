import { type RawBuilder, sql } from 'kysely';
import { emailTable } from '../email/email.table';
import { mailMessageTable } from '../email/message/mail-message.table';
import { containsWords } from '../kernel/contains-text';
import { maySee } from '../kernel/permission';
import type { Viewer } from '../kernel/viewer';
import { adminName, auditActor } from '../repository/admin-name';
import { living, source } from '../repository/columns';
import { andVisible } from '../repository/hidden-rows';
import { followUpTable } from './follow-up.table';
import { inquiryTable } from './inquiry.table';

/** Which entries of a timeline are read. */
export interface TimelineChoice {
  readonly viewer: Viewer;
  /** In subjects, texts, and names and addresses of people. */
  readonly search?: string | undefined;
  /** Only the messages of a thread. */
  readonly threadId?: string | undefined;
  /** Of each thread, only its newest message. */
  readonly folded?: boolean | undefined;
}

/** The entries of an inquiry, of all kinds in the same columns. */
export function entriesOf(inquiryId: string, choice: TimelineChoice): RawBuilder<unknown> {
  const { viewer, search, threadId } = choice;
  const messages = messagesOf(inquiryId, choice);
  if (threadId !== undefined) return messages;
  const has = (words: RawBuilder<unknown>) =>
    search === undefined ? sql`` : sql` and ${containsWords(sql`(${words})`, search)}`;
  const others = [
    ...(search === undefined ? [changesOf(inquiryId)] : []),
    followUpsOf(inquiryId, has),
    questionsOf(inquiryId, has),
    requestOf(inquiryId, has),
    mailsOf(inquiryId, viewer, has),
  ];
  return sql.join([...others, messages], sql` union all `);
}

/** The end of a `where`: the words that are looked for. */
type Has = (words: RawBuilder<unknown>) => RawBuilder<unknown>;

function changesOf(inquiryId: string) {
  return sql`
    select 'change' as entry_kind, audit._id, audit.at, ${auditActor} as by, audit.resource,
      audit.record_id, audit.action, audit.version, audit.changes, audit.job_id,
      null::text as kind, null::text as message, null::uuid as inquiry_id,
      null::timestamptz as due_at, null::timestamptz as done_at,
      null::timestamptz as updated_at, null::uuid as written_by,
      null::text as offer_number, null::integer as offer_revision, null::uuid as email_id,
      null::uuid as thread_id, null::bigint as thread_count
    from audit left join admin on admin._id = audit.admin_id
    where audit.resource = ${inquiryTable.resource.name} and audit.record_id = ${inquiryId}`;
}

function followUpsOf(inquiryId: string, has: Has) {
  return sql`
    select 'followUp' as entry_kind, record._id, record.created_at as at, ${adminName} as by,
      null::text as resource, null::uuid as record_id, null::text as action, record.version,
      null::jsonb as changes, null::uuid as job_id, record.kind, record.message, record.inquiry_id,
      record.due_at, record.done_at, record.updated_at, record.admin_id as written_by,
      null::text as offer_number, null::integer as offer_revision, null::uuid as email_id,
      null::uuid as thread_id, null::bigint as thread_count
    from ${source(followUpTable)} left join admin on admin._id = record.admin_id
    where ${living(followUpTable)} and record.inquiry_id = ${inquiryId} and record.offer_id is null
      ${has(sql`concat_ws(' ', record.message, ${adminName})`)}`;
}

/** What recipients of offers asked. */
function questionsOf(inquiryId: string, has: Has) {
  return sql`
    select 'message', record._id, record.created_at, inquiry.contact_name, null, null, null, null,
      null, null, null, record.message, null, null, null, null, null, offer.number, offer.revision,
      null, null, null
    from ${source(followUpTable)} join offer on offer._id = record.offer_id
      join inquiry on inquiry._id = record.inquiry_id
    where ${living(followUpTable)} and record.inquiry_id = ${inquiryId}
      ${has(sql`concat_ws(' ', record.message, inquiry.contact_name, offer.number)`)}`;
}

/** What the inquiry itself says. */
function requestOf(inquiryId: string, has: Has) {
  return sql`
    select 'message', record._id, record.created_at, record.contact_name, null, null, null, null,
      null, null, null, record.message, null, null, null, null, null, null, null, null, null, null
    from ${source(inquiryTable)} where record._id = ${inquiryId} and record.message is not null
      ${has(sql`concat_ws(' ', record.subject, record.message, record.contact_name, record.email)`)}`;
}

/** Lines of the ledger, without those that stand as an answer. */
function mailsOf(inquiryId: string, viewer: Viewer, has: Has) {
  const text = sql`regexp_replace(email_batch.html, '<[^>]*>', ' ', 'g')`;
  return sql`
    select 'email', record._id, record.created_at, ${adminName}, null, null, null, record.version,
      null, null, null, null, record.inquiry_id, record.due_at, null, record.updated_at, null,
      null, null, record._id, null, null
    from ${source(emailTable)} join email_batch on email_batch._id = record.batch_id
      left join admin on admin._id = email_batch.admin_id
    where record.inquiry_id = ${inquiryId} and ${maySee(viewer, emailTable.resource)}
      ${andVisible(emailTable, viewer)}
      and not (${maySee(viewer, mailMessageTable.resource)} and exists (
        select from mail_message as answer
        where answer.email_id = record._id and answer.inquiry_id = ${inquiryId}
          and answer.deleted_at is null))
      ${has(sql`concat_ws(' ', record.subject, record."to", record.to_name, email_batch.cc::text,
        ${adminName}, ${text})`)}`;
}

/** Messages both ways. A thread has those that the viewer may see and that meet the search. */
function messagesOf(inquiryId: string, { viewer, search, threadId, folded }: TimelineChoice) {
  const seesMail = maySee(viewer, emailTable.resource);
  const words = sql`(record.search_text || ' ' || record."to"::text || ' ' || record.cc::text
    || ' ' || coalesce(${adminName}, ''))`;
  const found = search === undefined ? sql`` : sql` and ${containsWords(words, search)}`;
  const ofThread = threadId === undefined ? sql`` : sql` and record.thread_id = ${threadId}`;
  const isShown = folded === true ? sql`place = 1` : sql`true`;
  return sql`
    select message.entry_kind, _id, at, by, null::text as resource, null::uuid as record_id,
      null::text as action, version, null::jsonb as changes, null::uuid as job_id,
      null::text as kind, null::text as message, inquiry_id, due_at, null::timestamptz as done_at,
      updated_at, null::uuid as written_by, null::text as offer_number,
      null::integer as offer_revision, email_id, thread_id, thread_count
    from (
      select case record.direction when 'in' then 'received' else 'answer' end as entry_kind,
        record._id, record.received_at as at,
        coalesce(${adminName}, nullif(record.from_name, ''), record.from_address) as by,
        email.version, record.inquiry_id, email.due_at, email.updated_at,
        case when ${seesMail} then record.email_id end as email_id, record.thread_id,
        count(*) over (partition by record.thread_id) as thread_count,
        row_number() over (
          partition by record.thread_id order by record.received_at desc, record._id desc) as place
      from ${source(mailMessageTable)} left join email on email._id = record.email_id
        left join email_batch on email_batch._id = email.batch_id
        left join admin on admin._id = email_batch.admin_id
      where ${living(mailMessageTable)} and record.inquiry_id = ${inquiryId}
        and record.state = 'attached' and ${maySee(viewer, mailMessageTable.resource)}
        ${andVisible(mailMessageTable, viewer)}${ofThread}${found}) as message
    where ${isShown}`;
}
