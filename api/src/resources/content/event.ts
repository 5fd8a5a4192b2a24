import { events } from 'contract';
import { sql } from 'kysely';
import { pictureFacts } from '../../content/picture-facts';
import { prepareEvents } from '../../content/prepare-event';
import { withFiles } from '../../content/with-files';
import type { ResourceTable } from '../../repository/resource-table';

export const eventTable = {
  resource: events,
  table: 'event',
  keptOf: ['event', 'file'],
  slugScope: () => 'event',
  derived: { imageFacts: pictureFacts('image') },
  filters: {
    upcoming: (is) =>
      sql<boolean>`(coalesce(record.ends_at, record.starts_at + interval '1 day') > now()) = ${is}`,
  },
  prepare: withFiles({ image: 'image' }, prepareEvents),
} satisfies ResourceTable;
