import { salesPrices } from 'contract/partner';
import { sql } from 'kysely';
import type { ResourceTable } from '../repository/resource-table';
import { priceColumns } from './price-columns';
import { priceErrors } from './price-errors';

const ofList = (column: string) =>
  sql`(select ${sql.id(column)} from price_list where price_list._id = record.price_list_id)`;

export const salesPriceTable = {
  resource: salesPrices,
  table: 'salesPrice',
  columns: { ...priceColumns, listName: ofList('name'), currency: ofList('currency') },
  rules: {
    beforeWrite: (_work, drafts) =>
      Promise.resolve(drafts.map(({ record }) => ({ fields: {}, errors: priceErrors(record) }))),
  },
} satisfies ResourceTable<typeof salesPrices>;
