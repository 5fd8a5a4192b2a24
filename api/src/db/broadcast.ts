import { sql } from 'kysely';
import type { Work } from './database';
import { later } from './later';
import { broadcastChannel } from './broadcast-channel';

/** Maximum payload of NOTIFY in bytes: https://www.postgresql.org/docs/current/sql-notify.html */
const maxBytes = 7_999;

/**
 * Broadcasts to all processes, this one included, when the transaction commits; a rollback sends nothing. Broadcasts
 * are not stored: a process that was not listening reads the database.
 */
export async function broadcast(work: Work, message: object): Promise<void> {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) > maxBytes)
    throw new Error('The message is too long for a broadcast');
  await later(sql`select pg_notify(${broadcastChannel}, ${text})`).execute(work);
}
