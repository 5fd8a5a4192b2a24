import { sql, type Kysely } from 'kysely';

/**
 * How many published chemicals have the same letter, categories and facets, kept by the writes: each adds by how many it
 * changed the numbers, so that menus, letters and facets are sums of some thousand rows, however many chemicals there are.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const facts = sql`
    index_letter, category_id, sub_category_id, sub_sub_category_id, type_ids, grades, hazard_class,
    ghs_pictograms, storage_class, svhc_since is not null as is_svhc,
    (array['below-23', '23-60', '60-93', 'from-93'])[
      1 + width_bucket(flash_point, array[23, 60, 93]::float8[])] as flash,
    (array['below-0', '0-100', '100-200', 'from-200'])[
      1 + width_bucket(boiling_point, array[0, 100, 200]::float8[])] as boiling`;
  const columns = sql`
    index_letter, category_id, sub_category_id, sub_sub_category_id, type_ids, grades, hazard_class,
    ghs_pictograms, storage_class, is_svhc, flash, boiling`;
  const isCounted = sql`status = 'published' and deleted_at is null`;
  await sql`
    create table chemical_count (
      id bigint generated always as identity primary key,
      index_letter text,
      category_id uuid,
      sub_category_id uuid,
      sub_sub_category_id uuid,
      type_ids jsonb,
      grades jsonb,
      hazard_class text,
      ghs_pictograms jsonb,
      storage_class text,
      is_svhc boolean,
      flash text,
      boiling text,
      published integer not null
    );
    insert into chemical_count (${columns}, published)
      select ${facts}, count(*) from chemical where ${isCounted} group by ${columns};

    create function count_published_chemicals() returns trigger language plpgsql as $$
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
    create trigger chemical__counted_inserted after insert on chemical referencing new table as added
      for each statement execute function count_published_chemicals();
    create trigger chemical__counted_updated after update on chemical
      referencing old table as gone new table as added
      for each statement execute function count_published_chemicals();
    create trigger chemical__counted_deleted after delete on chemical referencing old table as gone
      for each statement execute function count_published_chemicals();
  `.execute(database);
}
