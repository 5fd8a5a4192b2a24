import { sql } from 'kysely';
import { answered, MailboxFailure } from '../imap/open-imap';
import { type Reading, uidsAfter } from './reading';

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
    const isDone =
      afterReading === 'move' && moveTo !== null
        ? Boolean(await answered(client.messageMove(range, moveTo, options)))
        : await answered(client.messageFlagsAdd(range, ['\\Seen'], options));
    if (!isDone) throw new MailboxFailure(refusals[afterReading]);
  }
  await sql`
    update mail_account_state set settled_uid = greatest(settled_uid, ${lastUid})
    where mail_account_id = ${account._id}`.execute(services.database);
}

const refusals = {
  seen: 'Messages cannot be marked as seen',
  move: 'Messages cannot be moved to the folder that is chosen',
} as const;
