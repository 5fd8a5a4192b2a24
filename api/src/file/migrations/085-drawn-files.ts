import { sql, type Kysely } from 'kysely';

/** Documents in the storage that are drawn again when they are gone, so that the old ones can be removed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table drawn_file (
      name text primary key,
      drawn_at timestamptz(3) not null default now()
    );
    create index drawn_file__drawn_at on drawn_file (drawn_at);
  `.execute(database);
}
