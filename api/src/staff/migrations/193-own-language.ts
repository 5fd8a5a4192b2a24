import { sql, type Kysely } from 'kysely';

/** In which language a person reads the panel. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table admin add column language text`.execute(database);
}
