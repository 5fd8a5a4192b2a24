import { sql, type Kysely } from 'kysely';

/** What a message says of an event that is of no record, and what was last sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_delivery add column facts jsonb, add column sent text`.execute(
    database,
  );
}
