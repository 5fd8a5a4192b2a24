import { sql, type Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { recordColumns } from '../../db/migrations/record-columns';

/** Inquiries with their statuses, sources and follow-ups, and what visitors send from the site. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table source (
      ${recordColumns},
      name text not null,
      description text,
      key text unique
    );
    create unique index source__name__unique on source (lower(name)) where deleted_at is null;

    create table status (
      ${recordColumns},
      name text not null,
      color text not null,
      "order" integer not null,
      kind text collate "C" not null
    );
    create unique index status__name__unique on status (lower(name)) where deleted_at is null;

    create sequence inquiry_number;
    create sequence product_inquiry_number;
    create sequence application_number;

    create table product_inquiry (
      ${recordColumns},
      reference text collate "C" not null unique,
      form text not null,
      name text not null,
      email text collate "C" not null,
      phone text,
      company text,
      country text,
      items jsonb not null,
      incoterm text,
      destination text,
      documents_wanted jsonb not null,
      subject text,
      message text,
      status text collate "C" not null,
      spam_reason text,
      inquiry_id uuid,
      search_text text not null generated always as (
        reference || ' ' || name || ' ' || coalesce(company, '') || ' ' || email) stored
    );
    create index product_inquiry__status on product_inquiry (status, created_at, _id)
      where deleted_at is null;
    create index product_inquiry__created on product_inquiry (created_at, _id)
      where deleted_at is null;
    create index product_inquiry__items on product_inquiry using gin (items jsonb_path_ops);

    create table inquiry (
      ${recordColumns},
      number text collate "C" not null unique,
      contact_name text not null,
      company text,
      email text collate "C",
      phone text,
      country text,
      customer_id uuid references customer on delete set null,
      items jsonb not null,
      incoterm text,
      destination text,
      source_id uuid references source,
      status_id uuid not null references status,
      priority text not null,
      assigned_to uuid references admin,
      subject text,
      message text,
      attachments jsonb not null,
      lost_reason text,
      next_follow_up_at timestamptz(3),
      product_inquiry_id uuid references product_inquiry on delete set null,
      priority_rank smallint not null generated always as (
        case priority when 'high' then 3 when 'normal' then 2 else 1 end) stored,
      search_text text not null generated always as (
        number || ' ' || contact_name || ' ' || coalesce(company, '') || ' ' ||
        coalesce(email, '') || ' ' || coalesce(subject, '')) stored
    );
    create index inquiry__created on inquiry (created_at, _id)
      include (status_id, source_id, country) where deleted_at is null;
    create index inquiry__updated on inquiry (updated_at, _id) where deleted_at is null;
    create index inquiry__next on inquiry (next_follow_up_at, _id) where deleted_at is null;
    create index inquiry__next_down on inquiry (next_follow_up_at desc nulls last, _id desc)
      where deleted_at is null;
    create index inquiry__number on inquiry (number, _id) where deleted_at is null;
    create index inquiry__contact on inquiry (contact_name, _id) where deleted_at is null;
    create index inquiry__company on inquiry (company, _id) where deleted_at is null;
    create index inquiry__company_down on inquiry (company desc nulls last, _id desc)
      where deleted_at is null;
    create index inquiry__priority on inquiry (priority_rank, _id) where deleted_at is null;
    create index inquiry__assigned on inquiry (assigned_to, created_at, _id)
      where deleted_at is null;
    create index inquiry__status on inquiry (status_id, created_at, _id)
      include (assigned_to, next_follow_up_at) where deleted_at is null;
    create index inquiry__customer on inquiry (customer_id) where customer_id is not null;
    create index inquiry__email on inquiry (email, created_at) where deleted_at is null;
    create index inquiry__items on inquiry using gin (items jsonb_path_ops);
    create index inquiry__search_text on inquiry using gin (search_text gin_trgm_ops);
    alter table product_inquiry add foreign key (inquiry_id) references inquiry on delete set null;
    create index inquiry__product_inquiry on inquiry (product_inquiry_id)
      where product_inquiry_id is not null;
    create index product_inquiry__inquiry on product_inquiry (inquiry_id)
      where inquiry_id is not null;

    create table asked_chemical (
      inquiry_id uuid not null references inquiry on delete cascade,
      chemical_id uuid not null references chemical on delete cascade,
      asked_at timestamptz(3) not null,
      primary key (inquiry_id, chemical_id)
    );
    create index asked_chemical__time on asked_chemical (asked_at, chemical_id);

    create table followup (
      ${recordColumns},
      inquiry_id uuid not null references inquiry on delete cascade,
      kind text not null,
      message text not null,
      due_at timestamptz(3),
      done_at timestamptz(3),
      admin_id uuid references admin
    );
    create index followup__inquiry on followup (inquiry_id, created_at, _id)
      where deleted_at is null;
    create index followup__due on followup (due_at, _id)
      where done_at is null and deleted_at is null;

    create table reminder (
      followup_id uuid not null references followup on delete cascade,
      due_at timestamptz(3) not null,
      raised_at timestamptz(3) not null,
      primary key (followup_id, due_at)
    );

    create table application (
      ${recordColumns},
      reference text collate "C" not null unique,
      name text not null,
      email text not null,
      phone text,
      opening_id uuid,
      position text,
      experience_years double precision,
      message text,
      resume text references file (name),
      status text collate "C" not null,
      notes text
    );
    create index application__created on application (created_at, _id) where deleted_at is null;

    create table accepted_form (
      key text primary key,
      call text not null,
      body_hash text not null,
      reference text not null,
      created_at timestamptz(3) not null
    );

    create table form_count (
      key text primary key,
      count integer not null,
      window_start timestamptz(3) not null
    );
  `.execute(database);
  await addSources(database);
  await addStatuses(database);
}

/** The product looks up the first two by their keys, whatever staff call them. */
const sources = [
  { name: 'Website product inquiry', key: 'product-form' },
  { name: 'Website contact form', key: 'contact-form' },
  { name: 'Email', key: null },
  { name: 'Phone', key: null },
  { name: 'WhatsApp', key: null },
  { name: 'Exhibition', key: null },
  { name: 'Referral', key: null },
];

async function addSources(database: Kysely<unknown>): Promise<void> {
  for (const { name, key } of sources) {
    await sql`
      insert into source (_id, created_at, updated_at, version, name, key)
      values (${uuidv7()}, now(), now(), 1, ${name}, ${key})`.execute(database);
  }
}

const statuses = [
  { name: 'New', color: 'blue', kind: 'open' },
  { name: 'Contacted', color: 'teal', kind: 'open' },
  { name: 'Quoted', color: 'purple', kind: 'open' },
  { name: 'Negotiation', color: 'amber', kind: 'open' },
  { name: 'Won', color: 'green', kind: 'won' },
  { name: 'Lost', color: 'red', kind: 'lost' },
];

async function addStatuses(database: Kysely<unknown>): Promise<void> {
  for (const [index, { name, color, kind }] of statuses.entries()) {
    await sql`
      insert into status (_id, created_at, updated_at, version, name, color, "order", kind)
      values (${uuidv7()}, now(), now(), 1, ${name}, ${color}, ${(index + 1) * 10}, ${kind})`.execute(
      database,
    );
  }
}
