import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Requests to suppliers in versions, whom they went to with what came back, and the keys of those. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence supplier_request_number;

    create table supplier_request (
      ${recordColumns},
      inquiry_id uuid not null references inquiry on delete cascade,
      number text collate "C" not null,
      revision integer not null,
      lines jsonb not null,
      requested_lines jsonb not null,
      supplier_ids jsonb not null,
      currency text collate "C",
      incoterm text,
      place text,
      answer_by date not null,
      remarks text,
      sent_at timestamptz(3),
      sent_by uuid references admin,
      superseded_at timestamptz(3)
    );
    create unique index supplier_request__inquiry_id__unique on supplier_request (inquiry_id)
      where sent_at is null and deleted_at is null;
    create unique index supplier_request__revision__unique on supplier_request (number, revision);
    create index supplier_request__inquiry on supplier_request (inquiry_id);
    create index supplier_request__created on supplier_request (created_at, _id)
      where deleted_at is null;
    create index supplier_request__answer_by on supplier_request (answer_by, _id)
      where deleted_at is null;

    create table asked_supplier (
      ${recordColumns},
      request_id uuid not null references supplier_request on delete cascade,
      supplier_id uuid not null references supplier,
      sent_to text not null,
      contact_name text,
      sent_at timestamptz(3) not null,
      answered_at timestamptz(3),
      declined_at timestamptz(3),
      decline_reason text,
      withdrawn_at timestamptz(3),
      taken_at timestamptz(3),
      answer jsonb
    );
    create index asked_supplier__request on asked_supplier (request_id);
    create index asked_supplier__supplier on asked_supplier (supplier_id);

    create table asked_supplier_key (
      asked_supplier_id uuid primary key references asked_supplier on delete cascade,
      key_hash text collate "C" not null unique
    );
  `.execute(database);
}
