import type { RetentionKind, RetentionPeriod } from 'contract/privacy';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import { erasedText } from '../../personal-data/person';
import { isUnused } from '../erase-rows';

/** Where rows of a rule lie; a rule may have several tables. */
export interface DueSource {
  readonly table: string;
  /** From when the period counts; since it was made when left out. */
  readonly since?: RawBuilder<string>;
  readonly where: RawBuilder<boolean>;
}

const isDone = sql<boolean>`not exists (
  select from email where email.batch_id = record._id and email.status = 'queued')`;

const isClosed = (inquiryId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from inquiry as closed join status on status._id = closed.status_id
  where closed._id = ${inquiryId} and status.kind <> 'open')`;

const ofInquiry = (id: RawBuilder<unknown>) => sql<boolean>`sales_order.inquiry_id = ${id}`;
const ofCustomer = sql<boolean>`sales_order.customer_id = record._id`;

/** Whether the orders are all invoiced or cancelled. */
const areOrdersDone = (orders: RawBuilder<boolean>) => sql<boolean>`not exists (
  select from sales_order where ${orders} and sales_order.deleted_at is null
    and sales_order.state not in ('invoiced', 'cancelled'))`;

const orderChanged = (orders: RawBuilder<boolean>) =>
  sql<string>`(select max(sales_order.updated_at) from sales_order where ${orders})`;

const changed = (inquiryId: RawBuilder<unknown>) =>
  sql<string>`greatest(record.updated_at, ${orderChanged(ofInquiry(inquiryId))})`;

/** What each rule removes once it is old enough: rows of the tables, aliased `record`. */
export const dueSources: Readonly<Record<RetentionKind, readonly DueSource[]>> = {
  spam: [
    { table: 'product_inquiry', where: sql<boolean>`record.status = 'spam'` },
    { table: 'application', where: sql<boolean>`record.status = 'spam'` },
    {
      table: 'mail_message',
      where: sql<boolean>`record.state = 'spam' and record.subject <> ${erasedText}`,
    },
  ],
  applications: [{ table: 'application', where: sql<boolean>`record.status <> 'hired'` }],
  mailBodies: [{ table: 'email_batch', where: sql<boolean>`record.html <> '' and ${isDone}` }],
  uploads: [
    {
      table: 'file',
      where: sql<boolean>`record.visibility = 'staff' and ${isUnused(sql`record.name`)}`,
    },
  ],
  inquiries: [
    {
      table: 'inquiry',
      since: changed(sql`record._id`),
      where: sql<boolean>`record.contact_name <> ${erasedText} and ${isClosed(sql`record._id`)}
        and ${areOrdersDone(ofInquiry(sql`record._id`))}`,
    },
  ],
  offers: [
    {
      table: 'offer',
      since: changed(sql`record.inquiry_id`),
      where: sql<boolean>`${isClosed(sql`record.inquiry_id`)}
        and ${areOrdersDone(ofInquiry(sql`record.inquiry_id`))} and coalesce(record.pdf,
        record.sent_to::text, record.accepted_name, record.accepted_position,
        record.accepted_address) is not null`,
    },
  ],
  customers: [
    {
      table: 'customer',
      since: sql<string>`greatest(record.updated_at,
        (select max(inquiry.updated_at) from inquiry where inquiry.customer_id = record._id),
        (select max(email.created_at) from email where email.customer_id = record._id),
        (select max(received_at) from mail_message where mail_message.customer_id = record._id),
        ${orderChanged(ofCustomer)})`,
      where: sql<boolean>`(record.contact_person is not null or record.emails <> '[]'
          or record.phones <> '[]' or record.whatsapp is not null)
        and not exists (select from inquiry join status on status._id = inquiry.status_id
          where inquiry.customer_id = record._id and status.kind = 'open')
        and ${areOrdersDone(ofCustomer)}`,
    },
  ],
  auditAddresses: [
    {
      table: 'audit',
      since: sql<string>`record.at`,
      where: sql<boolean>`record.address is not null`,
    },
  ],
};

/** Whether the period of a rule has passed for a row. */
export function isOld(
  { since = sql<string>`record.created_at` }: DueSource,
  period: RetentionPeriod,
): RawBuilder<boolean> {
  return sql<boolean>`${since} < ${beforeOf(period)}`;
}

/** The time before which a period has passed. */
export function beforeOf({ amount, unit }: RetentionPeriod): RawBuilder<string> {
  return unit === 'days'
    ? sql<string>`(now() - make_interval(days => ${amount}))`
    : sql<string>`(now() - make_interval(months => ${amount}))`;
}

/** How many rows a rule would remove now. */
export async function countDue(
  database: Database | Work,
  kind: RetentionKind,
  period: RetentionPeriod | null,
): Promise<number> {
  if (period === null) return 0;
  let due = 0;
  for (const source of dueSources[kind]) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.id(source.table)} as record
      where ${isOld(source, period)} and ${source.where}`.execute(database);
    due += rows[0]?.count ?? 0;
  }
  return due;
}
