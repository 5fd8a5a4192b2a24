import { sql, type Kysely } from 'kysely';

/** What an edition replaced, to be put back: its head; its rows stand in place of those of the edition. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table regulatory_import add column previous jsonb`.execute(database);
}
