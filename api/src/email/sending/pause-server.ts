import { sql } from 'kysely';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';
import type { Database } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { backoff, jitter } from '../../jobs/backoff';
import { inSeconds } from '../../jobs/lease';
import type { SenderOptions } from './sender-options';

interface Trouble {
  readonly words: string;
  readonly serverPause: SenderOptions['serverPause'];
}

/**
 * Pauses a server for all processes; each consecutive pause is longer. Staff are notified of the first. Does nothing
 * when the server is already paused.
 */
export async function pauseServer(
  database: Database,
  serverId: string,
  { words, serverPause }: Trouble,
): Promise<void> {
  await inTransaction(database, async (work) => {
    await sql`
      insert into smtp_state (smtp_id) select _id from smtp where _id = ${serverId}
      on conflict do nothing`.execute(work);
    const { rows } = await sql<{ pauses: number; name: string }>`
      select state.pauses, smtp.name from smtp_state as state
      join smtp on smtp._id = state.smtp_id
      where state.smtp_id = ${serverId} and (state.paused_until is null or state.paused_until <= now())
      for update of state`.execute(work);
    const [usable] = rows;
    if (!usable) return;
    const wait = jitter() * backoff(usable.pauses, serverPause);
    await sql`
      update smtp_state set pauses = pauses + 1, problem = ${words},
        paused_since = coalesce(paused_since, now()), paused_until = ${inSeconds(wait)}
      where smtp_id = ${serverId}`.execute(work);
    if (usable.pauses > 0) return;
    await notify(work, {
      kind: 'email-failed',
      message: `Mail waits, for the server “${usable.name}” cannot be used. ${words}`,
      link: panelLinks.mailServer(serverId),
    });
  });
}
