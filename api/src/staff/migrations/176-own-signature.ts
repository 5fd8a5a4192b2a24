import { sql, type Kysely } from 'kysely';

/** What stands under the mails that a member of staff writes in an inquiry. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table admin add column signature text`.execute(database);
}
