import { sql, type Kysely } from 'kysely';

/** What visitors find chemicals by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index chemical__published on chemical (_id) include (slug, updated_at)
      where status = 'published' and deleted_at is null;

    create index blog__chemicals on blog using gin (related_chemical_ids jsonb_path_ops)
      where deleted_at is null;

    -- Filled after the start for what is stored already.
    alter table chemical_structure add column skeleton text collate "C";
    create index chemical_structure__skeleton on chemical_structure (skeleton);
  `.execute(database);
}
