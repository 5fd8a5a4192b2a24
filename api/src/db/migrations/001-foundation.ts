import { sql, type Kysely } from 'kysely';

/** What every context stands on: accounts, sessions, audit, outbox, slugs, files, notifications, releases. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin (
      _id uuid primary key,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      deleted_at timestamptz(3),
      firstname text not null,
      lastname text not null,
      email text not null,
      photo text
    );
    create unique index admin__email__unique on admin (lower(email)) where deleted_at is null;

    create table admin_secret (
      admin_id uuid primary key references admin,
      password_hash text not null
    );

    create table admin_session (
      _id uuid primary key,
      admin_id uuid not null references admin,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    );
    create index admin_session__admin on admin_session (admin_id) where revoked_at is null;
    create index admin_session__expiry on admin_session (expires_at);

    create table setting (
      key text primary key,
      value jsonb not null
    );

    create table login_attempt (
      key text primary key,
      failures integer not null,
      window_start timestamptz(3) not null,
      locked_until timestamptz(3)
    );

    create table audit (
      _id uuid primary key,
      resource text not null,
      record_id uuid not null,
      action text not null,
      at timestamptz(3) not null,
      version integer not null,
      admin_id uuid references admin,
      changes jsonb not null
    );
    create index audit__record on audit (resource, record_id, version desc);

    create table outbox (
      _id uuid primary key,
      topic text not null,
      payload jsonb not null,
      created_at timestamptz(3) not null default now(),
      done_at timestamptz(3),
      attempts integer not null default 0,
      next_attempt_at timestamptz(3) not null default now()
    );
    create index outbox__due on outbox (next_attempt_at) where done_at is null;

    create table slug (
      scope text not null,
      slug text not null,
      resource text not null,
      record_id uuid not null,
      is_current boolean not null,
      primary key (scope, slug)
    );
    create index slug__record on slug (resource, record_id);

    create table file (
      _id uuid primary key,
      name text not null unique,
      original_name text not null,
      kind text not null,
      mime text not null,
      size integer not null,
      width integer,
      height integer,
      sha256 text not null,
      visibility text not null,
      created_by uuid references admin,
      created_at timestamptz(3) not null default now()
    );

    create table notification (
      _id uuid primary key,
      admin_id uuid not null references admin,
      message text not null,
      time timestamptz(3) not null default now(),
      kind text not null,
      link text,
      read_at timestamptz(3)
    );
    create index notification__unread on notification (admin_id, time desc) where read_at is null;

    create table release (
      _id uuid primary key,
      remote text not null,
      version text not null,
      document jsonb not null,
      published_at timestamptz(3) not null default now(),
      published_by uuid references admin,
      unique (remote, version)
    );

    create table remote (
      _id text primary key,
      document jsonb not null,
      active_version text,
      last_known_good text,
      is_disabled boolean not null default false,
      updated_at timestamptz(3) not null default now()
    );
  `.execute(database);
}
