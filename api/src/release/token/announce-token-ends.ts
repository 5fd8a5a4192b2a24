import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { announce } from '../../repository/journal';

/** Days before the expiry of a release token in use at which admins are notified. */
const noticeDays = 7;

/** Notifies admins of release tokens that expire soon, once for each. */
export function announceTokenEnds(database: Database): Promise<void> {
  return inTransaction(database, async (work) => {
    const { rows } = await sql<{ remote: string; label: string; expiresAt: string }>`
      update release_token set end_announced_at = now()
      where revoked_at is null and end_announced_at is null and expires_at > now()
        and expires_at < now() + make_interval(days => ${noticeDays})
      returning remote, label, expires_at`.execute(work);
    for (const token of rows) await announce(work, 'release.tokenEnding', token);
  });
}
