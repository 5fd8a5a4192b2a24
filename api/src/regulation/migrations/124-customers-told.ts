import { sql, type Kysely } from 'kysely';

/** When customers were told of what an edition changes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table regulatory_import add column told_at timestamptz`.execute(database);
}
