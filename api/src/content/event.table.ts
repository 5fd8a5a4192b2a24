import { events } from 'contract/content';
import { sql } from 'kysely';
import { pictureFacts } from './picture-facts';
import { prepareEvents } from './prepare-event';
import { withFiles } from './with-files';
import type { ResourceTable } from '../repository/resource-table';

/** An event without an end lasts a day. */
const ends = sql`coalesce(record.ends_at, record.starts_at + interval '1 day')`;

export const eventTable = {
  resource: events,
  table: 'event',
  cache: { tags: ['event', 'file'], changesAt: ends },
  slug: { scope: () => 'event' },
  columns: { imageFacts: pictureFacts('image') },
  list: {
    filters: {
      upcoming: (is) => sql<boolean>`(${ends} > now()) = ${is}`,
    },
  },
  rules: { beforeWrite: withFiles({ image: 'image' }, prepareEvents) },
} satisfies ResourceTable<typeof events>;
