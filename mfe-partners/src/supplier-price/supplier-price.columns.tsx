import type { supplierPrices } from 'contract/partner';
import { type Columns, NumberCell, TextCell } from 'shared-ui/table';
import { priceColumns } from '../common/price-columns';

export const supplierPriceColumns: Columns<typeof supplierPrices> = [
  priceColumns.chemical,
  {
    id: 'supplierName',
    label: 'Supplier',
    role: 'fact',
    sort: 'supplierName',
    cell: ({ supplierName }) => supplierName,
  },
  priceColumns.price,
  priceColumns.conditions,
  priceColumns.validity,
  {
    id: 'leadTimeDays',
    label: 'Lead time, days',
    cell: ({ leadTimeDays }) => <NumberCell value={leadTimeDays} />,
  },
  { id: 'source', label: 'Source', cell: ({ source }) => <TextCell value={source} /> },
];
