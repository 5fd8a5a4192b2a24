import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Offers in versions, and the exchange rates for their margins. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence offer_number;

    create table offer (
      ${recordColumns},
      inquiry_id uuid not null references inquiry on delete cascade,
      number text collate "C" not null,
      revision integer not null,
      currency text collate "C" not null,
      lines jsonb not null,
      priced_lines jsonb not null,
      total text not null,
      incoterm text,
      place text,
      payment_terms text,
      valid_until date not null,
      note text,
      costs jsonb not null,
      sent_at timestamptz(3),
      sent_by uuid references admin,
      accepted_at timestamptz(3),
      declined_at timestamptz(3),
      decline_reason text,
      superseded_at timestamptz(3),
      pdf text collate "C"
    );
    create unique index offer__inquiry_id__unique on offer (inquiry_id)
      where sent_at is null and deleted_at is null;
    create unique index offer__revision__unique on offer (inquiry_id, revision);
    create index offer__created on offer (created_at, _id) where deleted_at is null;

    create table exchange_rate (
      ${recordColumns},
      from_currency text collate "C" not null,
      to_currency text collate "C" not null,
      rate text not null,
      rated_on date not null,
      admin_id uuid references admin
    );
    create unique index exchange_rate__rated_on__unique
      on exchange_rate (from_currency, to_currency, rated_on) where deleted_at is null;
    create index exchange_rate__day on exchange_rate (rated_on, _id) where deleted_at is null;
  `.execute(database);
}
