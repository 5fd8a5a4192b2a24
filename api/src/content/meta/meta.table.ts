import { metas } from 'contract';
import type { ResourceTable } from '../../repository/resource-table';

export const metaTable = {
  resource: metas,
  table: 'meta',
  cacheTags: ['meta'],
} satisfies ResourceTable;
