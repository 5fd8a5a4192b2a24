import { sql, type Kysely } from 'kysely';

/** The keys of links in sent mail and of pseudonyms, which stay when the secrets are rotated. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table lasting_key (
      purpose text collate "C" primary key,
      key_box text collate "C" not null,
      created_at timestamptz(3) not null default now()
    );
  `.execute(database);
}
