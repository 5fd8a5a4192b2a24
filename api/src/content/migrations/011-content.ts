import { sql, type Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { noteFormerFileUses } from '../../db/migrations/former-file-uses';
import { recordColumns } from '../../db/migrations/record-columns';

/** What the public site shows beside chemicals, and what is known of uploads and their uses. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table blog_category (
      ${recordColumns},
      name text not null,
      slug text collate "C"
    );
    create unique index blog_category__name__unique on blog_category (lower(name))
      where deleted_at is null;

    create table blog (
      ${recordColumns},
      title text not null,
      slug text collate "C",
      category_id uuid not null references blog_category,
      excerpt text,
      content text not null,
      image text,
      image_alt text,
      author text,
      published_at timestamptz(3),
      status text collate "C" not null,
      meta_title text,
      meta_description text,
      meta_keywords text,
      reading_minutes integer not null,
      related_chemical_ids jsonb not null
    );
    create index blog__published on blog (published_at desc nulls last, _id desc)
      where deleted_at is null;
    create index blog__category on blog (category_id, published_at desc nulls last, _id desc)
      where deleted_at is null;

    create table about_us (
      ${recordColumns},
      title text not null,
      slug text collate "C" not null,
      content text not null,
      image text,
      image_alt text,
      "order" integer not null
    );

    create table banner (
      ${recordColumns},
      title text not null,
      subtitle text,
      image text not null,
      alt text not null,
      page_slug text collate "C" not null,
      cta_label text,
      cta_href text,
      active boolean not null
    );
    create index banner__page on banner (page_slug, updated_at) where deleted_at is null;

    create table worldwide (
      ${recordColumns},
      name text not null,
      kind text collate "C" not null,
      country text not null,
      city text,
      address text,
      phone text,
      email text,
      latitude double precision,
      longitude double precision,
      image text,
      image_alt text
    );

    create table career_info (
      ${recordColumns},
      headline text,
      introduction text,
      image text,
      image_alt text,
      openings jsonb not null
    );

    create table company_logo (
      ${recordColumns},
      image text not null,
      alt text,
      variant text collate "C" not null,
      active boolean not null
    );
    create unique index company_logo__variant__unique on company_logo (variant)
      where active and deleted_at is null;

    create table contact_info (
      ${recordColumns},
      label text not null,
      address text,
      phones jsonb not null,
      emails jsonb not null,
      hours text,
      latitude double precision,
      longitude double precision,
      socials jsonb not null,
      "primary" boolean not null
    );
    create unique index contact_info__primary__unique on contact_info ("primary")
      where "primary" and deleted_at is null;

    create table navigation_link (
      ${recordColumns},
      label text not null,
      url text not null,
      "group" text,
      "order" integer not null,
      new_tab boolean not null
    );

    create table slide (
      ${recordColumns},
      title text not null,
      text text,
      image text not null,
      alt text not null,
      cta_label text,
      cta_href text,
      "order" integer not null,
      active boolean not null
    );

    create table whats_app_info (
      ${recordColumns},
      label text not null,
      number text not null,
      greeting text,
      active boolean not null
    );

    create table event (
      ${recordColumns},
      title text not null,
      slug text collate "C",
      starts_at timestamptz(3) not null,
      ends_at timestamptz(3),
      place text,
      booth text,
      description text,
      image text,
      image_alt text,
      url text
    );
    create index event__starts on event (starts_at, _id) where deleted_at is null;

    create table catalogue (
      ${recordColumns},
      title text not null,
      description text,
      file text not null,
      cover text,
      year integer,
      active boolean not null
    );

    create table policy (
      ${recordColumns},
      kind text collate "C" not null,
      title text not null,
      content text not null,
      effective_from date
    );
    create unique index policy__kind__unique on policy (kind) where deleted_at is null;

    alter table file
      add column alt text,
      add column focus_x double precision,
      add column focus_y double precision;
    create index file__created on file (created_at, _id);

    create table file_use (
      name text not null,
      resource text not null,
      record_id uuid not null,
      field text not null,
      primary key (name, resource, record_id, field)
    );
    create index file_use__record on file_use (resource, record_id);
    create index former_document__file on former_document (file);

    create view used_file as
      select name, resource, record_id, field from file_use
      union all
      select photo, 'admin', _id, 'photo' from admin where photo is not null
      union all
      select distinct file, 'chemical', chemical_id, 'formerDocuments' from former_document;
  `.execute(database);
  await noteFormerFileUses(database);
  await addSingleRecords(database);
}

const policies = [
  { kind: 'privacy', title: 'Privacy policy' },
  { kind: 'terms', title: 'Terms and conditions' },
];

/** The careers page and the policies are changed, never added. */
async function addSingleRecords(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into career_info (_id, created_at, updated_at, version, openings)
    values (${uuidv7()}, now(), now(), 1, '[]')`.execute(database);
  for (const { kind, title } of policies) {
    await sql`
      insert into policy (_id, created_at, updated_at, version, kind, title, content)
      values (${uuidv7()}, now(), now(), 1, ${kind}, ${title},
        '<p>This text has not been written yet.</p>')`.execute(database);
  }
}
