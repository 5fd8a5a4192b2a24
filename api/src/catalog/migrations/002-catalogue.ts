import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Units, chemical types, taxes, categories of three levels, chemicals. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table unit (
      ${recordColumns},
      name text not null,
      symbol text not null,
      dimension text not null,
      factor double precision not null
    );
    create unique index unit__symbol__unique on unit (symbol) where deleted_at is null;

    create table chemical_type (
      ${recordColumns},
      name text not null,
      description text
    );
    create unique index chemical_type__name__unique on chemical_type (lower(name)) where deleted_at is null;

    create table tax (
      ${recordColumns},
      name text not null,
      rate_percent numeric(5, 2) not null,
      country text,
      description text
    );

    create table category (
      ${recordColumns},
      level smallint not null check (level between 1 and 3),
      parent_id uuid references category,
      name text not null,
      slug text not null,
      description text,
      image text,
      "order" integer not null,
      metatitle text,
      metadescription text,
      metakeywords text,
      check ((level = 1) = (parent_id is null))
    );
    create index category__parent on category (parent_id, "order") where deleted_at is null;

    create table chemical (
      ${recordColumns},
      name text not null,
      slug text not null,
      product_code text,
      cas_number text,
      ec_number text,
      iupac_name text,
      synonyms jsonb not null,
      smiles text,
      formula text,
      molecular_weight double precision,
      inchi_key text,
      type_ids jsonb not null,
      category_id uuid references category,
      sub_category_id uuid references category,
      sub_sub_category_id uuid references category,
      grades jsonb not null,
      purity text,
      appearance text,
      density double precision,
      melting_point double precision,
      boiling_point double precision,
      flash_point double precision,
      packagings jsonb not null,
      unit_id uuid references unit,
      tax_id uuid references tax,
      hs_code text,
      un_number text,
      hazard_class text,
      packing_group text,
      ghs_pictograms jsonb not null,
      signal_word text,
      hazard_statements jsonb not null,
      precautionary_statements jsonb not null,
      storage text,
      shelf_life_months integer,
      origin text,
      description text,
      applications text,
      images jsonb not null,
      documents jsonb not null,
      meta_title text,
      meta_description text,
      meta_keywords text,
      status text not null,
      featured boolean not null,
      index_letter_override text,
      index_letter text not null,
      sort_key text collate "C" not null
    );
    create unique index chemical__product_code__unique on chemical (product_code) where deleted_at is null;
    create index chemical__cas_number on chemical (cas_number) where deleted_at is null;
    create index chemical__ec_number on chemical (ec_number) where deleted_at is null;
    create index chemical__letter on chemical (index_letter, sort_key) where deleted_at is null;
    create index chemical__name on chemical (sort_key, _id) where deleted_at is null;
    create index chemical__updated on chemical (updated_at desc, _id) where deleted_at is null;
    create index chemical__category on chemical (category_id, sort_key) where deleted_at is null;
    create index chemical__sub_category on chemical (sub_category_id, sort_key) where deleted_at is null;
    create index chemical__sub_sub_category on chemical (sub_sub_category_id, sort_key) where deleted_at is null;
    create index chemical__types on chemical using gin (type_ids jsonb_path_ops) where deleted_at is null;
    create index chemical__featured on chemical (sort_key) where featured and deleted_at is null;
  `.execute(database);
}
