import { sql, type Kysely } from 'kysely';

/** Chemicals are counted by hazard class, flash point and boiling point, too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const counted = sql`status, category_id, type_ids, grades, hazard_class, flash_point, boiling_point`;
  await sql`
    -- Of a listing the pages and the facets are read from one of these alone.
    drop index chemical__category;
    drop index chemical__sub_category;
    drop index chemical__sub_sub_category;
    drop index chemical__letter;
    drop index chemical__molecular_weight;
    drop index chemical__structure;
    create index chemical__category on chemical (category_id, sort_key, _id)
      include (status, type_ids, grades, hazard_class, flash_point, boiling_point)
      where deleted_at is null;
    create index chemical__sub_category on chemical (sub_category_id, sort_key, _id)
      include (${counted}) where deleted_at is null;
    create index chemical__sub_sub_category on chemical (sub_sub_category_id, sort_key, _id)
      include (${counted}) where deleted_at is null;
    create index chemical__letter on chemical (index_letter, sort_key, _id)
      include (${counted}) where deleted_at is null;
    create index chemical__molecular_weight on chemical (molecular_weight)
      include (${counted}) where deleted_at is null;
    create index chemical__structure on chemical (sort_key, _id)
      include (${counted}) where smiles is not null and deleted_at is null;

    update chemical_search set facets = left(facets, -1)
      || ',"hazard":' || coalesce(to_json(record.hazard_class)::text, 'null')
      || ',"flash":' || coalesce(to_json((array['below-23', '23-60', '60-93', 'from-93'])[
        1 + width_bucket(record.flash_point, array[23, 60, 93]::float8[])])::text, 'null')
      || ',"boiling":' || coalesce(to_json((array['below-0', '0-100', '100-200', 'from-200'])[
        1 + width_bucket(record.boiling_point, array[0, 100, 200]::float8[])])::text, 'null')
      || '}'
    from chemical as record where record._id = chemical_search.chemical_id;
  `.execute(database);
}
