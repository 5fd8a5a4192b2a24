import { sql, type Kysely } from 'kysely';

/** What one is helped with at a contact address, and in which languages. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_info add column role text, add column languages jsonb not null default '[]';
  `.execute(database);
}
