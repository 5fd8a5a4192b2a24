import type { PriceList, priceLists } from 'contract/partner';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const priceListColumns: Columns<typeof priceLists> = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  {
    id: 'currency',
    label: 'Currency',
    role: 'fact',
    sort: 'currency',
    cell: ({ currency }) => currency,
  },
  { id: 'customerIds', label: 'For', role: 'fact', cell: whomText },
  {
    id: 'description',
    label: 'Description',
    cell: ({ description }) => <TextCell value={description} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];

function whomText({ customerIds }: Pick<PriceList, 'customerIds'>): string {
  if (customerIds.length === 0) return 'All customers';
  return customerIds.length === 1 ? 'One customer' : `${customerIds.length} customers`;
}
