import { sql, type Kysely } from 'kysely';

/** Which admins asked to be told of releases. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table admin add column release_news boolean not null default false`.execute(
    database,
  );
}
