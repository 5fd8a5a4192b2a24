import { blogs } from 'contract/content';
import { sql } from 'kysely';
import { pictureFacts } from '../picture-facts';
import { prepareBlogs } from './prepare-blog';
import { withFiles } from '../with-files';
import type { ResourceTable } from '../../repository/resource-table';

export const blogTable = {
  resource: blogs,
  table: 'blog',
  cache: { tags: ['blog', 'blogCategory', 'file'], changesAt: sql`record.published_at` },
  slug: { scope: () => 'blog' },
  columns: { imageFacts: pictureFacts('image') },
  visible: sql<boolean>`record.status = 'published' and record.published_at <= now()`,
  list: {
    filters: {
      chemicalId: (id) =>
        sql<boolean>`record.related_chemical_ids @> ${JSON.stringify([id])}::jsonb`,
      replacedId: (id) =>
        sql<boolean>`record.replacements @> ${JSON.stringify([{ chemicalId: id }])}::jsonb`,
      scheduled: (is) =>
        sql<boolean>`(record.status = 'published' and record.published_at > now()) = ${is}`,
    },
  },
  rules: { beforeWrite: withFiles({ image: 'image' }, prepareBlogs) },
} satisfies ResourceTable<typeof blogs>;
