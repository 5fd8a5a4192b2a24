import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Deletes ended sessions, used links, expired challenges and login attempts and old notifications. */
export async function purgeStaff(database: Database): Promise<void> {
  await sql`delete from admin_session where expires_at < now() - interval '1 day'`.execute(
    database,
  );
  // Invitations stay until they are accepted or withdrawn: the staff list shows those that ended.
  await sql`
    delete from account_link where ended_at < now() - interval '1 day'
      or (kind <> 'invitation' and expires_at < now() - interval '1 day')`.execute(database);
  await sql`delete from passkey_challenge where expires_at < now()`.execute(database);
  await sql`
    delete from login_attempt where window_start < now() - interval '1 day'
      and (locked_until is null or locked_until < now())`.execute(database);
  await sql`
    delete from notification
    where read_at < now() - interval '30 days' or time < now() - interval '1 year'`.execute(
    database,
  );
}
