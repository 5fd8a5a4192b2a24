import { chemicalTypes } from 'contract/catalog';
import type { ResourceTable } from '../repository/resource-table';

export const chemicalTypeTable = {
  resource: chemicalTypes,
  table: 'chemicalType',
  cache: { tags: ['chemicalType'] },
} satisfies ResourceTable<typeof chemicalTypes>;
