import { metas } from 'contract/content';
import type { ResourceTable } from '../../repository/resource-table';

export const metaTable = {
  resource: metas,
  table: 'meta',
  cacheTags: ['meta'],
} satisfies ResourceTable;
