import { sql, type Kysely } from 'kysely';

/** The secret addresses of people's calendar feeds, one each. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feed (
      admin_id uuid primary key references admin on delete cascade,
      key_hash text collate "C" not null unique,
      created_at timestamptz(3) not null
    )`.execute(database);
}
