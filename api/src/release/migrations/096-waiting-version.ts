import { sql, type Kysely } from 'kysely';

/** The version that becomes active as soon as the shell offers what it needs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table remote add column waiting_version text`.execute(database);
}
