import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Mail servers, templates, and the ledger of all mail, which is its queue as well. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table smtp (
      ${recordColumns},
      name text not null,
      host text collate "C" not null,
      port integer not null,
      security text not null,
      username text,
      password_set_at timestamptz(3),
      from_name text,
      from_address text collate "C" not null,
      reply_to text collate "C",
      is_default boolean not null,
      max_per_minute integer
    );
    create unique index smtp__name__unique on smtp (lower(name)) where deleted_at is null;
    create unique index smtp__is_default__unique on smtp (is_default)
      where is_default and deleted_at is null;

    create table smtp_secret (
      smtp_id uuid primary key references smtp on delete cascade,
      password_box text not null
    );

    create table smtp_state (
      smtp_id uuid primary key references smtp on delete cascade,
      paused_until timestamptz(3),
      paused_since timestamptz(3),
      pauses integer not null default 0,
      problem text,
      next_at timestamptz not null default now()
    );

    create table email_category (
      ${recordColumns},
      name text not null,
      description text
    );
    create unique index email_category__name__unique on email_category (lower(name))
      where deleted_at is null;

    create table template (
      ${recordColumns},
      name text not null,
      category_id uuid references email_category,
      subject text not null,
      html text not null,
      text text,
      variables jsonb not null,
      attachments jsonb not null,
      confirms text collate "C"
    );
    create unique index template__name__unique on template (lower(name)) where deleted_at is null;
    create unique index template__confirms__unique on template (confirms)
      where confirms is not null and deleted_at is null;
    create index template__category on template (category_id) where category_id is not null;

    create table email_batch (
      ${recordColumns},
      admin_id uuid references admin,
      smtp_id uuid not null references smtp,
      template_id uuid references template on delete set null,
      subject text not null,
      title text not null,
      html text not null,
      text text,
      attachments jsonb not null,
      cc jsonb not null,
      bcc jsonb not null,
      from_name text,
      from_address text collate "C" not null,
      reply_to text collate "C",
      variables jsonb not null,
      total integer not null,
      scheduled_at timestamptz(3),
      told_at timestamptz(3)
    );
    create index email_batch__created on email_batch (created_at, _id) where deleted_at is null;
    create index email_batch__admin on email_batch (admin_id, created_at, _id)
      where admin_id is not null;
    create index email_batch__untold on email_batch (created_at) where told_at is null;
    create index email_batch__title on email_batch using gin (title gin_trgm_ops);

    create table email (
      ${recordColumns},
      batch_id uuid not null references email_batch on delete cascade,
      "to" text collate "C" not null,
      to_name text,
      subject text not null,
      variables jsonb not null,
      status text collate "C" not null,
      attempts integer not null,
      due_at timestamptz(3) not null,
      lease uuid,
      leased_until timestamptz(3),
      begun_at timestamptz(3),
      sent_at timestamptz(3),
      reply text,
      message_id text collate "C" not null,
      smtp_id uuid not null references smtp,
      customer_id uuid references customer on delete set null,
      supplier_id uuid references supplier on delete set null,
      inquiry_id uuid references inquiry on delete set null,
      confirms text,
      confirm_key text collate "C" unique,
      search_text text not null generated always as (
        "to" || ' ' || coalesce(to_name, '') || ' ' || subject) stored
    ) with (fillfactor = 75);
    create unique index email__batch_to__unique on email (batch_id, "to");
    create index email__due on email (smtp_id, due_at, _id) where status = 'queued';
    create index email__batch on email (batch_id, status);
    create index email__created on email (created_at, _id) where deleted_at is null;
    create index email__status on email (status, created_at, _id) where deleted_at is null;
    create index email__to on email ("to", created_at, _id);
    create index email__customer on email (customer_id, created_at) where customer_id is not null;
    create index email__supplier on email (supplier_id, created_at) where supplier_id is not null;
    create index email__inquiry on email (inquiry_id, created_at) where inquiry_id is not null;
    create index email__search_text on email using gin (search_text gin_trgm_ops);
  `.execute(database);
}
