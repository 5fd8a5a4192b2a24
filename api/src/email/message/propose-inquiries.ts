import type { FilingReason } from 'contract/email';
import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';

/** What tells where a message belongs. */
export interface Clues {
  readonly references: readonly string[];
  readonly inReplyTo: string | null;
  readonly subject: string;
  readonly fromAddress: string;
  /** The owner of the mailbox: messages of others in personal ones are no clue. */
  readonly ownerId: string | null;
}

export interface Proposal {
  readonly inquiryId: string;
  readonly number: string;
  readonly contactName: string;
  readonly company: string | null;
  readonly email: string | null;
  readonly customerId: string | null;
  readonly reason: FilingReason;
  /** Whether the message may be attached without being asked. */
  readonly isSure: boolean;
}

const maxProposals = 5;
const numberInSubject = /\b(?:INQ|OFF|ORD)-\d{4}-\d{6,12}\b/gi;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/**
 * The inquiries that a message may belong to, the likeliest first: the one whose mail it answers, the one whose number is in
 * its subject, the open ones of its sender, those of
 * the customer that the sender is known for. The number alone is sure only of somebody whom the inquiry knows, as strangers
 * may write any number; the sender alone only with one open inquiry.
 */
export async function proposeInquiries(
  work: Database | Work,
  clues: Clues,
): Promise<readonly Proposal[]> {
  const { fromAddress, ownerId } = clues;
  const ids = [...clues.references, ...(clues.inReplyTo === null ? [] : [clues.inReplyTo])];
  const sent = ids.flatMap((id) => uuid.exec(id)?.[0] ?? []);
  const numbers = [...clues.subject.matchAll(numberInSubject)]
    .slice(0, 10)
    .map(([one]) => one.toUpperCase());
  const { rows } = await sql<Proposal>`
    with clue as (
      select inquiry_id, 1 as place, 'reply' as reason, created_at as at from email
      where _id = any(${sent}::uuid[]) and message_id = any(${ids}::text[])
      union all
      select inquiry_id, 1, 'reply', received_at from mail_message
      where message_id = any(${ids}::text[]) and deleted_at is null and state = 'attached'
        and (owner_id is null or owner_id = ${ownerId})
      union all
      select _id, 2, 'subject', created_at from inquiry where number = any(${numbers}::text[])
      union all
      select inquiry_id, 2, 'subject', created_at from offer where number = any(${numbers}::text[])
      union all
      select offer.inquiry_id, 2, 'subject', sales_order.created_at
      from sales_order join offer on offer._id = sales_order.offer_id
      where sales_order.number = any(${numbers}::text[])
      union all
      (select inquiry._id, 3, 'sender', inquiry.created_at
      from inquiry join status on status._id = inquiry.status_id
      where ${fromAddress} <> '' and lower(inquiry.email) = ${fromAddress} and status.kind = 'open'
        and inquiry.deleted_at is null
      order by inquiry.created_at desc limit ${maxProposals})
      union all
      (select inquiry._id, 4, 'customer', inquiry.created_at
      from inquiry join status on status._id = inquiry.status_id
      where inquiry.customer_id in (${customersOf(fromAddress)}) and status.kind = 'open'
        and inquiry.deleted_at is null
      order by inquiry.created_at desc limit ${maxProposals})),
    best as (
      select distinct on (inquiry_id) * from clue where inquiry_id is not null
      order by inquiry_id, place, at desc)
    select inquiry._id as inquiry_id, inquiry.number, inquiry.contact_name, inquiry.company,
      inquiry.email, inquiry.customer_id, best.reason,
      case best.place when 1 then true
        when 2 then lower(inquiry.email) = ${fromAddress} or exists (
          select from email where email.inquiry_id = inquiry._id and lower(email."to") = ${fromAddress})
        when 3 then count(*) over (partition by best.place) = 1 else false end as is_sure
    from best join inquiry on inquiry._id = best.inquiry_id and inquiry.deleted_at is null
    order by best.place, best.at desc limit ${maxProposals}`.execute(work);
  return rows;
}

/** The customers that have an address, or whose contact person has it. */
export function customersOf(address: string) {
  return sql<{ _id: string }>`
    select customer_id as _id from customer_contact
    where email = ${address} and deleted_at is null
    union
    select _id from customer
    where emails @> ${JSON.stringify([address])}::jsonb and deleted_at is null`;
}
