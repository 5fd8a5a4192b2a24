import { sql } from 'kysely';
import { panelLinks } from '../../staff/notification/notification-links';
import { notify } from '../../staff/notification/notifications';
import type { Database } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { jitter } from './outcome-of';
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
  { words, serverPause: { first, longest } }: Trouble,
): Promise<void> {
  const wait = sql`make_interval(secs => ${jitter()}::float8
    * least(${longest}::float8, ${first}::float8 * power(2, least(state.pauses, 30))))`;
  await inTransaction(database, async (work) => {
    await sql`
      insert into smtp_state (smtp_id) select _id from smtp where _id = ${serverId}
      on conflict do nothing`.execute(work);
    const { rows } = await sql<{ pauses: number; name: string }>`
      update smtp_state as state set pauses = state.pauses + 1, problem = ${words},
        paused_since = coalesce(state.paused_since, now()), paused_until = now() + ${wait}
      from smtp
      where state.smtp_id = ${serverId} and smtp._id = ${serverId}
        and (state.paused_until is null or state.paused_until <= now())
      returning state.pauses, smtp.name`.execute(work);
    const [paused] = rows;
    if (paused?.pauses !== 1) return;
    await notify(work, {
      kind: 'email-failed',
      message: `Mail waits, for the server “${paused.name}” cannot be used. ${words}`,
      link: panelLinks.mailServer(serverId),
    });
  });
}
