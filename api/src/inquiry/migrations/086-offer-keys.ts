import { sql, type Kysely } from 'kysely';

/** A key for the recipient of each sent version, and what proves that one was accepted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table offer_key (
      offer_id uuid primary key references offer on delete cascade,
      key_hash text collate "C" not null unique
    );

    alter table offer
      add column sent_to text,
      add column accepted_name text,
      add column accepted_position text,
      add column accepted_address text collate "C",
      add column pdf_sha256 text collate "C";
  `.execute(database);
}
