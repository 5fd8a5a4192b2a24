import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** @param failure - why it could not be read; undefined once it was read to its end */
export async function noteReading(
  database: Database,
  accountId: string,
  failure?: string,
): Promise<void> {
  const change =
    failure === undefined
      ? sql`read_at = now(), failure = null`
      : sql`failure = ${failure.slice(0, maxFailure)}`;
  await sql`
    update mail_account_state set ${change} where mail_account_id = ${accountId}`.execute(database);
}

const maxFailure = 300;
