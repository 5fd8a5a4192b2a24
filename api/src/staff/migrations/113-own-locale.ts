import { sql, type Kysely } from 'kysely';

/** How a person writes dates and numbers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table admin add column locale text`.execute(database);
}
