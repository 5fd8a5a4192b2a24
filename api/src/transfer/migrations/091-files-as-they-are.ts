import { sql, type Kysely } from 'kysely';

/** How a file is read, and what staff decided about its rows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import
      add column reading jsonb not null default '{}',
      add column choices jsonb not null default '{}'`.execute(database);
}
