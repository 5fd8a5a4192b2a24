import { sql, type Kysely } from 'kysely';

/** Newer editions of the regulatory tables, with what each would change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table regulatory_import (
      _id uuid primary key,
      kind text collate "C" not null unique,
      title text not null,
      edition text not null,
      source text not null,
      published text not null,
      licence text not null,
      rows text[] not null,
      entries integer not null,
      replaces text not null,
      replaces_loaded_at timestamptz not null,
      is_same_edition boolean not null,
      added integer not null,
      changed integer not null,
      removed integer not null,
      unread jsonb not null,
      unread_count integer not null,
      uploaded_at timestamptz(3) not null,
      applied_at timestamptz(3)
    );

    create table regulatory_change (
      import_id uuid not null references regulatory_import on delete cascade,
      reference text collate "C" not null,
      name text not null,
      change text not null,
      cas_numbers text[] not null,
      ec_numbers text[] not null,
      -- Whether chemicals with a CAS number, too, are found by their EC number.
      is_without_cas boolean not null,
      -- Of the lines that differ; an empty text for a line without one.
      packing_groups text[] not null,
      fields jsonb not null,
      primary key (import_id, reference)
    );
  `.execute(database);
}
