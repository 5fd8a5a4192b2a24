import { sql, type Kysely } from 'kysely';

/** Whom a visitor's upload is counted for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file add column visitor text;
    create index file__visitor on file (visitor, created_at, size) where visitor is not null;
  `.execute(database);
}
