import { sql, type Kysely } from 'kysely';

/** The chemicals that a search engine beside the database has to index again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_change (
      chemical_id uuid primary key,
      changed_at timestamptz not null
    )`.execute(database);
}
