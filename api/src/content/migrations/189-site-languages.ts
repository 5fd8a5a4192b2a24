import { sql, type Kysely } from 'kysely';

/** The languages of the site beside English. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company add column site_languages jsonb not null default '[]';
  `.execute(database);
}
