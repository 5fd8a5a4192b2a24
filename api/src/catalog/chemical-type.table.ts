import { chemicalTypes } from 'contract/catalog';
import type { ResourceTable } from '../repository/resource-table';

export const chemicalTypeTable = {
  resource: chemicalTypes,
  table: 'chemicalType',
  cache: { tags: ['chemicalType'] },
  slug: { scope: () => 'chemicalType' },
} satisfies ResourceTable<typeof chemicalTypes>;
