import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import type { Message, Subscriber } from '../../jobs/consumer';
import { inSeconds } from '../../jobs/lease';
import { tagsByTopic } from './cdn-tags';

/** Seconds in which further changes join a purge, and each process hears of them. */
const delay = 1;

/** Requests a purge for each written record that answers in a CDN may show. */
export const cdnSubscriber: Subscriber = {
  topics: async (_database, { CDN_PURGE_URL }) =>
    CDN_PURGE_URL === undefined ? [] : [...tagsByTopic.keys()],
  async consume(work, { topic }: Message, { CDN_PURGE_URL }) {
    const tag = tagsByTopic.get(topic);
    if (tag !== undefined && CDN_PURGE_URL !== undefined) await requestPurge(work, [tag]);
  },
};

/** Adds tags to those that are purged next. A tag is there once, however much changes. */
export async function requestPurge(work: Work | Database, tags: readonly string[]): Promise<void> {
  await sql`
    insert into cdn_purge (tag, changes, attempts, next_attempt_at)
    select tag, 1, 0, ${inSeconds(delay)}
    from jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb) as tag order by tag
    on conflict (tag) do update set changes = cdn_purge.changes + 1, next_attempt_at =
      case cdn_purge.attempts when 0 then least(cdn_purge.next_attempt_at, excluded.next_attempt_at)
      else cdn_purge.next_attempt_at end`.execute(work);
}
