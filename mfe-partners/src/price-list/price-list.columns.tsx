import { t } from '@lingui/core/macro';
import type { PriceList, priceLists } from 'contract/partner';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const priceListColumns: Columns<typeof priceLists> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'currency',
    get label() {
      return t`Currency`;
    },
    role: 'fact',
    sort: 'currency',
    cell: ({ currency }) => currency,
  },
  {
    id: 'customerIds',
    get label() {
      return t`For`;
    },
    role: 'fact',
    cell: whomText,
  },
  {
    id: 'description',
    get label() {
      return t`Description`;
    },
    cell: ({ description }) => <TextCell value={description} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];

function whomText({ customerIds }: Pick<PriceList, 'customerIds'>): string {
  if (customerIds.length === 0) return t`All customers`;
  return customerIds.length === 1 ? t`One customer` : t`${{ count: customerIds.length }} customers`;
}
