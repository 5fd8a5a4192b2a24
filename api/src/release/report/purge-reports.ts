import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Deletes failures and sessions that no longer count in any figure. */
export async function purgeReports(database: Database): Promise<void> {
  await sql`delete from release_report where at < now() - interval '30 days'`.execute(database);
  await sql`delete from release_session where at < now() - interval '30 days'`.execute(database);
}
