import { productInquiries } from 'contract/inquiry';
import { sql } from 'kysely';
import { itemNames } from '../item-names';
import { prepareProductInquiries } from './prepare-product-inquiry';
import { containsWords } from '../../kernel/contains-text';
import type { ResourceTable } from '../../repository/resource-table';

export const productInquiryTable = {
  resource: productInquiries,
  table: 'productInquiry',
  columns: { itemNames },
  list: {
    filters: {
      chemicalId: (id) =>
        sql<boolean>`record.items @> ${JSON.stringify([{ chemicalId: id }])}::jsonb`,
    },
    search: (text) => containsWords(sql`record.search_text`, text),
  },
  rules: { beforeWrite: prepareProductInquiries },
} satisfies ResourceTable<typeof productInquiries>;
