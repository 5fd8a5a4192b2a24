import { sql, type Kysely } from 'kysely';

/** Notices before the end of an API key, each sent once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column end_notice_days smallint`.execute(database);
}
