import { sql, type Kysely } from 'kysely';

/** How the company writes dates and numbers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column locale text`.execute(database);
}
