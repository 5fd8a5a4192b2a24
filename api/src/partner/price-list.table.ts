import { priceLists } from 'contract/partner';
import type { ResourceTable } from '../repository/resource-table';

export const priceListTable = {
  resource: priceLists,
  table: 'priceList',
} satisfies ResourceTable<typeof priceLists>;
