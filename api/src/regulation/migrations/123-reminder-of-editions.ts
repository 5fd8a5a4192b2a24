import { sql, type Kysely } from 'kysely';

/** When staff were last reminded to look for a newer edition. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table regulatory_edition add column reminded_at timestamptz`.execute(database);
}
