import { sql, type Kysely } from 'kysely';

/** In which time zone a person reads and enters times. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table admin add column time_zone text`.execute(database);
}
