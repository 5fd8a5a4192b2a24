import { sql, type Kysely } from 'kysely';

/** What a post offers as a replacement of what. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table blog add column replacements jsonb not null default '[]'`.execute(database);
}
