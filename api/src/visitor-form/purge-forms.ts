import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Deletes expired idempotency keys of forms and counts of the rate limit. */
export async function purgeForms(database: Database): Promise<void> {
  await sql`delete from accepted_form where created_at < now() - interval '7 days'`.execute(
    database,
  );
  await sql`delete from form_count where window_start < now() - interval '1 day'`.execute(database);
}
