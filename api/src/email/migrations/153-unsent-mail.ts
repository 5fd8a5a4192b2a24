import { sql, type Kysely } from 'kysely';

/** The lease under which nothing of a message was handed over yet; not that of a process of a former version. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table email add column unsent_lease uuid`.execute(database);
}
