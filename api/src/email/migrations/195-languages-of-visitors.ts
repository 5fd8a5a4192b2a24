import { sql, type Kysely } from 'kysely';

/** The language of the page that a form was sent from, and that of a template. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_inquiry add column language text collate "C";
    alter table inquiry add column language text collate "C";
    alter table application add column language text collate "C";
    alter table template add column language text collate "C" not null default 'en';
    drop index template__confirms__unique;
    create unique index template__confirms__unique on template (confirms, language)
      where confirms is not null and deleted_at is null;
  `.execute(database);
}
