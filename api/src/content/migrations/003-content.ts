import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Page meta records and the header menu. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table meta (
      ${recordColumns},
      page_slug text not null,
      meta_title text not null,
      meta_description text,
      meta_keyword text
    );
    create unique index meta__page_slug__unique on meta (page_slug) where deleted_at is null;

    create table menu_item (
      ${recordColumns},
      title text not null,
      path text not null,
      parent_id uuid references menu_item,
      "order" integer not null,
      visible boolean not null
    );
    create index menu_item__order on menu_item (parent_id, "order") where deleted_at is null;
  `.execute(database);
}
