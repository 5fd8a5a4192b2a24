import { sql, type Kysely } from 'kysely';

/** The keys that mail is signed with, and the address that bounces come back to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table smtp_dkim (
      smtp_id uuid primary key references smtp on delete cascade,
      domain text collate "C" not null,
      selector text collate "C" not null,
      public_key text collate "C" not null,
      key_box text collate "C" not null,
      created_at timestamptz(3) not null default now(),
      signs_since timestamptz(3)
    );

    alter table smtp add column bounce_address text collate "C";
  `.execute(database);
}
