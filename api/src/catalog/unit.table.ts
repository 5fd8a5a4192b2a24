import { units } from 'contract/catalog';
import type { ResourceTable } from '../repository/resource-table';

export const unitTable = {
  resource: units,
  table: 'unit',
  cache: { tags: ['unit'] },
} satisfies ResourceTable<typeof units>;
