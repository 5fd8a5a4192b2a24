import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** The customer of a sender is found for each message. */
export const indexes = {
  customer__emails: 'on customer using gin (emails jsonb_path_ops)',
};

/** Mailboxes that are read, how far each was, and the messages taken from them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_account (
      ${recordColumns},
      name text not null,
      host text collate "C" not null,
      port integer not null,
      security text collate "C" not null,
      username text not null,
      password_set_at timestamptz(3),
      folder text not null,
      since date,
      is_personal boolean not null,
      owner_id uuid references admin,
      after_reading text collate "C" not null,
      move_to text,
      is_active boolean not null
    );
    create index mail_account__owner on mail_account (owner_id) where owner_id is not null;

    create table mail_account_secret (
      mail_account_id uuid primary key references mail_account on delete cascade,
      password_box text not null
    );

    create table mail_account_state (
      mail_account_id uuid primary key references mail_account on delete cascade,
      uid_validity text collate "C",
      last_uid bigint not null default 0,
      settled_uid bigint not null default 0,
      read_at timestamptz(3),
      failure text,
      taken integer not null default 0,
      day date,
      taken_that_day integer not null default 0
    );

    create table mail_message (
      ${recordColumns},
      account_id uuid not null references mail_account,
      owner_id uuid references admin,
      message_key text collate "C" not null,
      direction text collate "C" not null,
      subject text not null,
      from_name text not null,
      from_address text collate "C" not null,
      "to" jsonb not null,
      cc jsonb not null,
      reply_to text,
      sent_at timestamptz(3),
      received_at timestamptz(3) not null,
      message_id text collate "C",
      in_reply_to text collate "C",
      "references" jsonb not null,
      thread_id uuid not null,
      text text not null,
      quoted text not null,
      html text,
      pictured_html text,
      remote_pictures integer not null,
      excerpt text not null,
      attachments jsonb not null,
      attachment_count integer not null,
      size integer not null,
      is_automatic boolean not null,
      is_flood boolean not null,
      problem text,
      state text collate "C" not null,
      filed_by text collate "C",
      inquiry_id uuid references inquiry on delete set null,
      customer_id uuid references customer on delete set null,
      opened_at timestamptz(3),
      search_text text not null generated always as (
        subject || ' ' || from_name || ' ' || from_address || ' ' || left(text, 20000)) stored
    );
    create unique index mail_message__key on mail_message (
      coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), message_key);
    create index mail_message__account on mail_message (account_id, received_at, _id);
    create index mail_message__received on mail_message (received_at, _id) where deleted_at is null;
    create index mail_message__state on mail_message (state, received_at, _id)
      where deleted_at is null;
    create index mail_message__from on mail_message (from_address, received_at);
    create index mail_message__message_id on mail_message (message_id) where message_id is not null;
    create index mail_message__thread on mail_message (thread_id, received_at);
    create index mail_message__inquiry on mail_message (inquiry_id, received_at)
      where inquiry_id is not null;
    create index mail_message__customer on mail_message (customer_id, received_at)
      where customer_id is not null;
    create index mail_message__search_text on mail_message using gin (search_text gin_trgm_ops);

    create table mail_spam_sender (
      address text collate "C" not null,
      owner_key uuid not null,
      created_at timestamptz(3) not null,
      primary key (address, owner_key)
    );
  `.execute(database);
}
