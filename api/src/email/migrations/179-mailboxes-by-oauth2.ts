import { sql, type Kysely } from 'kysely';

/** Mailboxes that are signed in to by tokens of their provider, and sign-ins on their way. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_account
      add column sign_in text collate "C" not null default 'password',
      add column authorization_url text collate "C",
      add column token_url text collate "C",
      add column scope text,
      add column client_id text,
      add column client_secret_set_at timestamptz(3);

    alter table mail_account_state add column connected_at timestamptz(3);

    alter table mail_account_secret
      alter column password_box drop not null,
      add column client_secret_box text,
      add column refresh_token_box text,
      add column access_token_box text,
      add column access_token_until timestamptz(3);

    create table mail_account_sign_in (
      state_hash text collate "C" primary key,
      mail_account_id uuid not null references mail_account on delete cascade,
      admin_id uuid not null references admin on delete cascade,
      verifier_box text not null,
      until timestamptz(3) not null,
      unique (mail_account_id, admin_id)
    );
  `.execute(database);
}
