import { sql, type Kysely } from 'kysely';

/** Names of chemicals in other languages, and the InChI of their structure, which is filled in after the start. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chemical
      add column foreign_names jsonb not null default '[]',
      add column inchi text;
  `.execute(database);
}
