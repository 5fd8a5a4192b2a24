import { sql } from 'kysely';
import type { Work } from './database';
import { newsChannel } from './news-channel';

/** The longest text, in bytes, that PostgreSQL carries: https://www.postgresql.org/docs/current/sql-notify.html */
const longestNews = 7_999;

/**
 * Tells every process, this one too, when the transaction is committed; nothing is told of one that is undone. Nobody
 * keeps what was told: who does not listen reads the database.
 */
export async function broadcast(work: Work, news: object): Promise<void> {
  const text = JSON.stringify(news);
  if (Buffer.byteLength(text) > longestNews) throw new Error('These news are too long to be told');
  await sql`select pg_notify(${newsChannel}, ${text})`.execute(work);
}
