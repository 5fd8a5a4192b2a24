import { sql, type Kysely } from 'kysely';

/** What is sold of a chemical: strengths, physical forms, grades and packs with their transport and hazards. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chemical add column offered_forms jsonb not null default '[]'
  `.execute(database);
}
