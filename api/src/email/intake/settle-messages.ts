import { sql } from 'kysely';
import { answered } from '../imap/open-imap';
import { type Reading, uidsAfter } from './read-account-messages';

/**
 * Marks as seen, or moves, what was taken since the last time. It follows the transaction that took it, so a process that was
 * killed in between does it when it comes back.
 */
export async function settleMessages(
  reading: Reading,
  { settledUid, lastUid }: { readonly settledUid: number; readonly lastUid: number },
): Promise<void> {
  const { account, client, services } = reading;
  const { afterReading, moveTo } = account;
  if (afterReading === 'nothing' || settledUid >= lastUid) return;
  const uids = (await uidsAfter(reading, settledUid)).filter((uid) => uid <= lastUid);
  if (uids.length > 0) {
    const range = uids.join(',');
    const options = { uid: true };
    if (afterReading === 'move' && moveTo !== null)
      await answered(client.messageMove(range, moveTo, options));
    else await answered(client.messageFlagsAdd(range, ['\\Seen'], options));
  }
  await sql`
    update mail_account_state set settled_uid = greatest(settled_uid, ${lastUid})
    where mail_account_id = ${account._id}`.execute(services.database);
}
