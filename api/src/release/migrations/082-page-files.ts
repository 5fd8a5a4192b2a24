import { sql, type Kysely } from 'kysely';

/**
 * The scripts of each page of a version; null for a release from before. Beside its document, which an earlier version
 * of the product could not read with them in it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table release add column page_files jsonb`.execute(database);
}
