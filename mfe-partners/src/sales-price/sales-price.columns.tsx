import { t } from '@lingui/core/macro';
import type { salesPrices } from 'contract/partner';
import { type Columns } from 'shared-ui/table';
import { priceColumns } from '../common/price-columns';

export const salesPriceColumns: Columns<typeof salesPrices> = [
  priceColumns.chemical,
  {
    id: 'listName',
    get label() {
      return t`Price list`;
    },
    role: 'fact',
    sort: 'listName',
    cell: ({ listName }) => listName,
  },
  priceColumns.price,
  priceColumns.conditions,
  priceColumns.validity,
];
