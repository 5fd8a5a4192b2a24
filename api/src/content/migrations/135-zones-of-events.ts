import { sql, type Kysely } from 'kysely';

/** The time zone that an event is written and shown in; UTC where there is none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table event add column time_zone text collate "C"`.execute(database);
}
