import { sql, type Kysely } from 'kysely';

/** Where customers reach a member of staff. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table admin add column phone text`.execute(database);
}
