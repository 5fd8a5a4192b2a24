import { sql, type Kysely } from 'kysely';

/** The widths and pinned columns of saved views. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_view add column layout jsonb not null default '[]'`.execute(database);
}
