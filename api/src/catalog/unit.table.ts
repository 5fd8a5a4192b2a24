import { units } from 'contract';
import type { ResourceTable } from '../repository/resource-table';

export const unitTable = {
  resource: units,
  table: 'unit',
  cache: { tags: ['unit'] },
} satisfies ResourceTable<typeof units>;
