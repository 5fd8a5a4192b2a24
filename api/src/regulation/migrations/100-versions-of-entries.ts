import { sql, type Kysely } from 'kysely';

/** An entry of Annex VI has versions, each with the day from which it applies. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table harmonised_entry
      add column applies_from date not null default '2010-12-01',
      drop constraint harmonised_entry_pkey,
      add primary key (index_number, applies_from);
  `.execute(database);
}
