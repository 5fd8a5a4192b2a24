import { salesPrices } from 'contract/partner';
import { sql } from 'kysely';
import type { ResourceTable } from '../repository/resource-table';
import { priceColumns } from './price-columns';
import { priceErrors } from './price-errors';
import { salesPriceFacts, samePriceErrors } from './same-price';

const ofList = (column: string) =>
  sql`(select ${sql.id(column)} from price_list where price_list._id = record.price_list_id)`;

export const salesPriceTable = {
  resource: salesPrices,
  table: 'salesPrice',
  columns: { ...priceColumns, listName: ofList('name'), currency: ofList('currency') },
  rules: {
    beforeWrite: async (work, drafts) => {
      const same = await samePriceErrors(work, drafts, {
        table: 'salesPrice',
        fields: salesPriceFacts,
      });
      return drafts.map(({ record }, place) => ({
        fields: {},
        errors: [...priceErrors(record), ...(same[place] ?? [])],
      }));
    },
  },
} satisfies ResourceTable<typeof salesPrices>;
