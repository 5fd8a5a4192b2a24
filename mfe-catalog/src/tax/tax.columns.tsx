import { t } from '@lingui/core/macro';
import type { taxes } from 'contract/catalog';
import { countryName } from 'shared-ui/form';
import { type Columns, NumberCell, TextCell } from 'shared-ui/table';

export const taxColumns: Columns<typeof taxes> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: (tax) => tax.name,
  },
  {
    id: 'ratePercent',
    get label() {
      return t`Rate`;
    },
    width: 6,
    role: 'status',
    sort: 'ratePercent',
    align: 'end',
    cell: (tax) => <NumberCell value={tax.ratePercent} unit="%" />,
  },
  {
    id: 'country',
    get label() {
      return t`Country`;
    },
    role: 'fact',
    sort: 'country',
    cell: (tax) => <TextCell value={tax.country === null ? null : countryName(tax.country)} />,
  },
  {
    id: 'description',
    get label() {
      return t`Description`;
    },
    isHidden: true,
    cell: (tax) => <TextCell value={tax.description} />,
  },
];
