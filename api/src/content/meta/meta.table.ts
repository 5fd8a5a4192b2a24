import { metas } from 'contract/content';
import type { ResourceTable } from '../../repository/resource-table';

export const metaTable = {
  resource: metas,
  table: 'meta',
  cache: { tags: ['meta'] },
} satisfies ResourceTable<typeof metas>;
