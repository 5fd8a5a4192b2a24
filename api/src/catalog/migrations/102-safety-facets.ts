import { sql, type Kysely } from 'kysely';

/** Chemicals are counted by pictogram, storage class and SVHC too, and so are those for which something is not stated. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const counted = sql`status, category_id, type_ids, grades, hazard_class, flash_point, boiling_point,
    ghs_pictograms, storage_class, svhc_since`;
  const ofCategory = sql`status, type_ids, grades, hazard_class, flash_point, boiling_point,
    ghs_pictograms, storage_class, svhc_since`;
  await sql`
    drop index chemical__category;
    drop index chemical__sub_category;
    drop index chemical__sub_sub_category;
    drop index chemical__letter;
    drop index chemical__molecular_weight;
    drop index chemical__structure;
    create index chemical__category on chemical (category_id, sort_key, _id)
      include (${ofCategory}) where deleted_at is null;
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

    update chemical_search set facets = replace(replace(replace(left(facets, -1),
      '"hazard":null', '"hazard":"not-stated"'), '"flash":null', '"flash":"not-stated"'),
      '"boiling":null', '"boiling":"not-stated"')
      || ',"pictogram":' || case when record.ghs_pictograms = '[]' then '["not-stated"]'
        else replace((select jsonb_agg(code order by code)
          from jsonb_array_elements_text(record.ghs_pictograms) as code)::text, ', ', ',') end
      || ',"storage":"not-stated","svhc":null}'
    from chemical as record where record._id = chemical_search.chemical_id;
  `.execute(database);
}
