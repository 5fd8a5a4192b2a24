import { sql, type Kysely } from 'kysely';

/** Texts of records in the languages of the site; they go for good with their record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation (
      record_id uuid not null,
      language text collate "C" not null,
      field text collate "C" not null,
      text text not null,
      original_digest text collate "C" not null,
      updated_at timestamptz(3) not null,
      admin_id uuid references admin on delete set null,
      primary key (record_id, language, field)
    );
    create index translation__names on translation (record_id) where field = 'name';
    create function delete_translations() returns trigger language plpgsql as $$
    begin
      delete from translation where record_id in (select _id from gone);
      return null;
    end $$;
  `.execute(database);
  for (const table of tables) {
    await sql`
      create trigger delete_translations after delete on ${sql.table(table)}
      referencing old table as gone for each statement execute function delete_translations()
    `.execute(database);
  }
}

const tables = [
  'about_us',
  'banner',
  'blog',
  'blog_category',
  'category',
  'chemical',
  'chemical_type',
  'menu_item',
  'meta',
  'navigation_link',
  'policy',
  'slide',
];
