import { sql } from 'kysely';
import { today } from '../../content/company/today';

/** Of a row `record` of asked suppliers. A request that was superseded takes back what was not answered. */
export const askedState = sql`case
  when record.withdrawn_at is not null then 'withdrawn'
  when record.declined_at is not null then 'declined'
  when record.answered_at is not null then 'answered'
  else (select case
    when request.superseded_at is not null then 'withdrawn'
    when request.answer_by < ${today} then 'expired'
    else 'sent' end
    from supplier_request as request where request._id = record.request_id) end`;

const asked = sql`from asked_supplier as asked
  where asked.request_id = record._id and asked.deleted_at is null`;
const isAnswered = sql`(asked.answered_at is not null or asked.declined_at is not null)`;

export const askedCount = sql`(select count(*) ${asked})`;
export const answeredCount = sql`(select count(*) ${asked} and ${isAnswered})`;

const isAwaited = sql`exists (select ${asked} and asked.withdrawn_at is null and not ${isAnswered})`;

/** Of a row `record` of requests. */
export const requestState = sql`case
  when record.sent_at is null then 'draft'
  when record.superseded_at is not null then 'ended'
  when not ${isAwaited} then 'answered'
  when record.answer_by < ${today} then 'ended'
  else 'open' end`;

/** Answers are missing though the last day has come. */
export const isDue = sql<boolean>`(record.sent_at is not null and record.superseded_at is null
  and record.answer_by <= ${today} and ${isAwaited})`;
