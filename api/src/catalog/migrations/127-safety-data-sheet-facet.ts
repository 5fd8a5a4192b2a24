import { sql, type Kysely } from 'kysely';

/**
 * Chemicals are counted by whether they have a current safety data sheet, public or on request. The documents say so in
 * `chemical.has_safety_data_sheet`; triggers carry it into the facets of the search and into the kept counts.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chemical add column has_safety_data_sheet boolean not null default false;
    update chemical set has_safety_data_sheet = true
      where _id in (
        select chemical_id from document
        where kind = 'SDS' and superseded_at is null and deleted_at is null and lot_number is null);

    create function add_sheet_to_facets() returns trigger language plpgsql as $$
    begin
      new.facets := left(regexp_replace(new.facets, ',"sheet":"[a-z]+"', ''), -1)
        || ',"sheet":"' || (
          select case when has_safety_data_sheet then 'yes' else 'no' end
          from chemical where _id = new.chemical_id) || '"}';
      return new;
    end $$;
    create trigger chemical_search__sheet before insert or update of facets on chemical_search
      for each row execute function add_sheet_to_facets();
    update chemical_search set facets = facets;

    create function renew_facets() returns trigger language plpgsql as $$
    begin
      update chemical_search set facets = facets where chemical_id = new._id;
      return null;
    end $$;
    create trigger chemical__sheet_searched after update of has_safety_data_sheet on chemical
      for each row when (old.has_safety_data_sheet <> new.has_safety_data_sheet)
      execute function renew_facets();
  `.execute(database);
  await indexSheets(database);
  await countSheets(database);
}

/** Counts of staff and of narrowed lists are read from these indexes alone. */
async function indexSheets(database: Kysely<unknown>): Promise<void> {
  const ofCategory = sql`status, type_ids, grades, hazard_class, flash_point, boiling_point,
    ghs_pictograms, storage_class, svhc_since, has_safety_data_sheet`;
  const counted = sql`category_id, ${ofCategory}`;
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
  `.execute(database);
}

async function countSheets(database: Kysely<unknown>): Promise<void> {
  const facts = sql`
    index_letter, category_id, sub_category_id, sub_sub_category_id, type_ids, grades, hazard_class,
    ghs_pictograms, storage_class, svhc_since is not null as is_svhc,
    (array['below-23', '23-60', '60-93', 'from-93'])[
      1 + width_bucket(flash_point, array[23, 60, 93]::float8[])] as flash,
    (array['below-0', '0-100', '100-200', 'from-200'])[
      1 + width_bucket(boiling_point, array[0, 100, 200]::float8[])] as boiling,
    has_safety_data_sheet as has_sheet`;
  const columns = sql`
    index_letter, category_id, sub_category_id, sub_sub_category_id, type_ids, grades, hazard_class,
    ghs_pictograms, storage_class, is_svhc, flash, boiling, has_sheet`;
  const isCounted = sql`status = 'published' and deleted_at is null`;
  await sql`
    alter table chemical_count add column has_sheet boolean;
    delete from chemical_count;
    insert into chemical_count (${columns}, published)
      select ${facts}, count(*) from chemical where ${isCounted} group by ${columns};

    create or replace function count_published_chemicals() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into chemical_count (${columns}, published)
          select ${facts}, count(*) from added where ${isCounted} group by ${columns};
      elsif tg_op = 'DELETE' then
        insert into chemical_count (${columns}, published)
          select ${facts}, -count(*) from gone where ${isCounted} group by ${columns};
      else
        insert into chemical_count (${columns}, published)
          select ${columns}, sum(published)
          from (
            select ${facts}, 1 as published from added where ${isCounted}
            union all
            select ${facts}, -1 from gone where ${isCounted}) as changed
          group by ${columns} having sum(published) <> 0;
      end if;
      return null;
    end $$;
  `.execute(database);
}
