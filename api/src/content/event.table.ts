import { events } from 'contract/content';
import { sql } from 'kysely';
import { pictureFacts } from './picture-facts';
import { prepareEvents } from './prepare-event';
import { withFiles } from './with-files';
import type { ResourceTable } from '../repository/resource-table';

export const eventTable = {
  resource: events,
  table: 'event',
  cacheTags: ['event', 'file'],
  slugScope: () => 'event',
  derived: { imageFacts: pictureFacts('image') },
  filters: {
    upcoming: (is) =>
      sql<boolean>`(coalesce(record.ends_at, record.starts_at + interval '1 day') > now()) = ${is}`,
  },
  beforeWrite: withFiles({ image: 'image' }, prepareEvents),
} satisfies ResourceTable;
