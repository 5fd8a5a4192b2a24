import { sql, type Kysely } from 'kysely';

/** Addresses that are sent events of records, and what was sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      _id uuid primary key,
      name text not null,
      url text not null,
      events jsonb not null,
      is_active boolean not null,
      secret_box text not null,
      former_secret_box text,
      former_secret_until timestamptz(3),
      created_at timestamptz(3) not null,
      created_by uuid not null references admin,
      version integer not null,
      disabled_at timestamptz(3)
    );

    -- record_id: null for a test event.
    create table webhook_delivery (
      _id uuid primary key,
      webhook_id uuid not null references webhook on delete cascade,
      type text collate "C" not null,
      record_id uuid,
      occurred_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      state text collate "C" not null,
      attempts integer not null,
      next_attempt_at timestamptz(3) not null,
      last_attempt_at timestamptz(3),
      duration integer,
      status integer,
      answer text,
      failure text
    );
    create index webhook_delivery__log on webhook_delivery (webhook_id, created_at desc, _id);
    create index webhook_delivery__due on webhook_delivery (webhook_id, next_attempt_at)
      where state = 'waiting';
    create index webhook_delivery__age on webhook_delivery (created_at);
  `.execute(database);
}
