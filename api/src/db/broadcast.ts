import { sql } from 'kysely';
import type { Work } from './database';
import { newsChannel } from './news-channel';

/** Maximum payload of NOTIFY in bytes: https://www.postgresql.org/docs/current/sql-notify.html */
const longestNews = 7_999;

/**
 * Broadcasts to all processes, this one included, when the transaction commits; a rollback sends nothing. Broadcasts
 * are not stored: a process that was not listening reads the database.
 */
export async function broadcast(work: Work, news: object): Promise<void> {
  const text = JSON.stringify(news);
  if (Buffer.byteLength(text) > longestNews) throw new Error('These news are too long to be told');
  await sql`select pg_notify(${newsChannel}, ${text})`.execute(work);
}
