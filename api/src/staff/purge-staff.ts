import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Deletes ended sessions, expired login attempts and old notifications. */
export async function purgeStaff(database: Database): Promise<void> {
  await sql`delete from admin_session where expires_at < now() - interval '1 day'`.execute(
    database,
  );
  await sql`
    delete from login_attempt where window_start < now() - interval '1 day'
      and (locked_until is null or locked_until < now())`.execute(database);
  await sql`
    delete from notification
    where read_at < now() - interval '30 days' or time < now() - interval '1 year'`.execute(
    database,
  );
}
