import { supplierPrices } from 'contract/partner';
import { sql } from 'kysely';
import type { ResourceTable } from '../repository/resource-table';
import { linkManyWithin } from './chemical-links';
import { priceColumns } from './price-columns';
import { priceErrors } from './price-errors';
import { supplierPriceFacts, samePriceErrors } from './same-price';
import { supplierTable } from './supplier.table';

export const supplierPriceTable = {
  resource: supplierPrices,
  table: 'supplierPrice',
  columns: {
    ...priceColumns,
    supplierName: sql`(select company_name from supplier where supplier._id = record.supplier_id)`,
  },
  rules: {
    beforeWrite: async (work, drafts) => {
      const same = await samePriceErrors(work, drafts, {
        table: 'supplierPrice',
        fields: supplierPriceFacts,
      });
      return drafts.map(({ record }, place) => ({
        fields: {},
        errors: [...priceErrors(record), ...(same[place] ?? [])],
      }));
    },
    /** Who has a price for a chemical supplies it. */
    afterWrite: async (work, writes, context) => {
      const prices = writes.map(({ after }) => after);
      const mappings = [...new Set(prices.map(({ supplierId }) => supplierId))].map(
        (partnerId) => ({
          partnerId,
          chemicalIds: [
            ...new Set(
              prices.flatMap((one) => (one.supplierId === partnerId ? one.chemicalId : [])),
            ),
          ],
          field: 'chemicalId',
        }),
      );
      await linkManyWithin(work, { ...context, table: supplierTable }, mappings);
    },
  },
} satisfies ResourceTable<typeof supplierPrices>;
