import { sql, type Kysely } from 'kysely';

/** Page meta records and the header menu. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table meta (
      _id uuid primary key,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null,
      deleted_at timestamptz(3),
      page_slug text not null,
      meta_title text not null,
      meta_description text,
      meta_keyword text
    );
    create unique index meta__page_slug__unique on meta (page_slug) where deleted_at is null;

    create table menu_item (
      _id uuid primary key,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null,
      deleted_at timestamptz(3),
      title text not null,
      path text not null,
      parent_id uuid references menu_item,
      "order" integer not null,
      visible boolean not null
    );
    create index menu_item__order on menu_item (parent_id, "order") where deleted_at is null;
  `.execute(database);
}
