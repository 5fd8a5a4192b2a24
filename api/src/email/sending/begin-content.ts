import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { BegunEmail } from './settle-and-claim';

/** Another process has the message, or had it cancelled. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/**
 * Notes that the content of a message is about to be handed over: from then on nobody knows whether it arrived, until the
 * server has answered.
 *
 * @throws LeaseLost when it may no longer be handed over
 */
export async function beginContent(
  database: Database,
  { _id, lease }: Pick<BegunEmail, '_id' | 'lease'>,
): Promise<void> {
  const { rows } = await sql`
    update email set unsent_lease = null
    where _id = ${_id} and lease = ${lease} and unsent_lease = lease and status = 'queued'
    returning _id`.execute(database);
  if (rows.length === 0) throw new LeaseLost('The message is no longer this process’s to send');
}
