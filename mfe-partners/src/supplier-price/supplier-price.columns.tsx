import { t } from '@lingui/core/macro';
import type { supplierPrices } from 'contract/partner';
import { type Columns, NumberCell, TextCell } from 'shared-ui/table';
import { priceColumns } from '../common/price-columns';

export const supplierPriceColumns: Columns<typeof supplierPrices> = [
  priceColumns.chemical,
  {
    id: 'supplierName',
    get label() {
      return t`Supplier`;
    },
    role: 'fact',
    sort: 'supplierName',
    cell: ({ supplierName }) => supplierName,
  },
  priceColumns.price,
  priceColumns.conditions,
  priceColumns.validity,
  {
    id: 'leadTimeDays',
    get label() {
      return t`Lead time, days`;
    },
    cell: ({ leadTimeDays }) => <NumberCell value={leadTimeDays} />,
  },
  {
    id: 'source',
    get label() {
      return t`Source`;
    },
    cell: ({ source }) => <TextCell value={source} />,
  },
];
