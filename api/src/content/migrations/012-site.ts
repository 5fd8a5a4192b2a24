import { sql, type Kysely } from 'kysely';

/** What visitors find chemicals by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index chemical__published on chemical (_id) include (slug, updated_at)
      where status = 'published' and deleted_at is null;

    -- Of a listing the pages and the facets are read from one of these alone.
    drop index chemical__category;
    drop index chemical__sub_category;
    drop index chemical__sub_sub_category;
    drop index chemical__letter;
    create index chemical__category on chemical (category_id, sort_key, _id)
      include (status, type_ids, grades) where deleted_at is null;
    create index chemical__sub_category on chemical (sub_category_id, sort_key, _id)
      include (status, category_id, type_ids, grades) where deleted_at is null;
    create index chemical__sub_sub_category on chemical (sub_sub_category_id, sort_key, _id)
      include (status, category_id, type_ids, grades) where deleted_at is null;
    create index chemical__letter on chemical (index_letter, sort_key, _id)
      include (status, category_id, type_ids, grades) where deleted_at is null;
    create index chemical__molecular_weight on chemical (molecular_weight)
      include (status, category_id, type_ids, grades) where deleted_at is null;
    create index chemical__structure on chemical (sort_key, _id)
      include (status, category_id, type_ids, grades)
      where smiles is not null and deleted_at is null;

    create index blog__chemicals on blog using gin (related_chemical_ids jsonb_path_ops)
      where deleted_at is null;

    -- Filled after the start for what is stored already.
    alter table chemical_structure add column skeleton text collate "C";
    create index chemical_structure__skeleton on chemical_structure (skeleton);
    create index chemical_structure__bits on chemical_structure (bits)
      include (chemical_id, heavy_atoms, fingerprint);
  `.execute(database);
}
