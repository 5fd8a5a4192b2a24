import { sql, type Kysely } from 'kysely';

/** What chemicals are found by, and an index for each order of their table. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    create table chemical_name (
      normal text collate "C" not null,
      kind text not null,
      chemical_id uuid not null references chemical on delete cascade,
      is_published boolean not null,
      primary key (normal, kind, chemical_id) include (is_published)
    );
    create index chemical_name__chemical on chemical_name (chemical_id);

    create table chemical_search (
      chemical_id uuid primary key references chemical on delete cascade,
      words tsvector not null,
      size smallint not null,
      is_published boolean not null,
      facets text collate "C" not null,
      form smallint not null
    );
    create index chemical_search__words on chemical_search using gin (words) with (fastupdate = off);

    create table search_word (word text collate "C" primary key);
    create index search_word__trigrams on search_word using gin (word gin_trgm_ops) with (fastupdate = off);

    drop index chemical__cas_number;
    drop index chemical__name;
    drop index chemical__updated;
    alter table chemical
      alter column cas_number type text collate "C",
      alter column formula type text collate "C",
      alter column status type text collate "C";
    create index chemical__name on chemical (sort_key, _id) include (status) where deleted_at is null;
    create index chemical__status on chemical (status, _id) where deleted_at is null;
    create index chemical__created on chemical (created_at, _id) include (status)
      where deleted_at is null;
    create index chemical__updated on chemical (updated_at, _id) include (status)
      where deleted_at is null;
    create index chemical__cas_number on chemical (cas_number, _id) include (status)
      where deleted_at is null;
    create index chemical__cas_number_down on chemical (cas_number desc nulls last, _id desc)
      include (status) where deleted_at is null;
    create index chemical__formula on chemical (formula, _id) include (status)
      where deleted_at is null;
    create index chemical__formula_down on chemical (formula desc nulls last, _id desc)
      include (status) where deleted_at is null;
  `.execute(database);
}
