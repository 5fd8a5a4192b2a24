import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Orders, one for each offer at most. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence order_number;

    create table sales_order (
      ${recordColumns},
      number text collate "C" not null,
      state text collate "C" not null,
      inquiry_id uuid not null references inquiry,
      offer_id uuid not null references offer,
      offer_number text collate "C" not null,
      offer_revision integer not null,
      customer_id uuid references customer,
      contact_name text not null,
      company text,
      customer_number text,
      buyer_address text,
      delivery_address text,
      currency text collate "C" not null,
      lines jsonb not null,
      priced_lines jsonb not null,
      discount_percent text,
      freight text,
      insurance text,
      other_charges text,
      other_charges_name text,
      vat_rule text collate "C",
      vat_percent text,
      total text not null,
      incoterm text,
      place text,
      payment_terms text,
      wanted_on date,
      promised_on date,
      documents_wanted jsonb not null,
      remarks text,
      deliveries jsonb not null,
      confirmed_at timestamptz(3),
      confirmed_by uuid references admin,
      sent_to text,
      pdf text collate "C",
      handed_over_at timestamptz(3),
      invoice_number text,
      invoiced_at timestamptz(3),
      cancelled_at timestamptz(3),
      cancel_reason text
    );
    create unique index sales_order__offer_id__unique on sales_order (offer_id)
      where deleted_at is null;
    create index sales_order__inquiry on sales_order (inquiry_id);
    create index sales_order__customer on sales_order (customer_id);
    create index sales_order__lines on sales_order using gin (lines jsonb_path_ops);
    create index sales_order__created on sales_order (created_at, _id) where deleted_at is null;
  `.execute(database);
}
