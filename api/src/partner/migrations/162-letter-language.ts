import { sql, type Kysely } from 'kysely';

/** The language of a customer’s offers and confirmations. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table customer add column letter_language text`.execute(database);
}
