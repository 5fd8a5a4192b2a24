import { sql, type Kysely } from 'kysely';

/**
 * Links that reach people by mail, where and how sessions were opened, and the sealed part of automatic mail. A
 * broadcast of a session is only needed when it ends or is confirmed: its last use changes every minute.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table admin
      add column last_sign_in_at timestamptz(3);
    update admin set last_sign_in_at = (
      select max(created_at) from admin_session where admin_id = admin._id);

    alter table admin_session
      add column confirmed_at timestamptz(3) not null default now(),
      add column last_used_at timestamptz(3) not null default now(),
      add column user_agent text,
      add column address text;
    update admin_session set confirmed_at = created_at, last_used_at = created_at;

    drop trigger admin_session__told on admin_session;
    create trigger admin_session__told
      after update of revoked_at, confirmed_at, expires_at or delete on admin_session
      for each row execute function tell_session_change();

    create table account_link (
      _id uuid primary key,
      kind text collate "C" not null,
      token_hash text collate "C" not null unique,
      admin_id uuid references admin,
      email text collate "C" not null,
      role_id uuid references role,
      created_at timestamptz(3) not null,
      created_by uuid references admin,
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3)
    );
    create unique index account_link__email__unique on account_link (email)
      where kind = 'invitation' and ended_at is null;
    create index account_link__admin on account_link (admin_id, kind) where ended_at is null;
    create index account_link__expiry on account_link (expires_at);

    alter table email add column secret_box text;
  `.execute(database);
}
