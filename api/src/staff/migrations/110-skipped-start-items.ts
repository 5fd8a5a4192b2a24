import { sql, type Kysely } from 'kysely';

/** Items of the start list that people chose to leave. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table start_list add column skipped jsonb not null default '[]'`.execute(
    database,
  );
}
