import { sql, type Kysely } from 'kysely';

/** Hits of a broad word are ordered by what is sold and well described, and found by what they are used for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chemical_search
      add column completeness smallint not null default 0,
      add column demand smallint not null default 0,
      add column uses tsvector not null default '';
    create index chemical_search__uses on chemical_search using gin (uses) with (fastupdate = off);
  `.execute(database);
}
