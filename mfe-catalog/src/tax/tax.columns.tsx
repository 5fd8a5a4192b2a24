import type { taxes } from 'contract/catalog';
import { countryName } from 'shared-ui/form';
import { type Columns, NumberCell, TextCell } from 'shared-ui/table';

export const taxColumns: Columns<typeof taxes> = [
  { id: 'name', label: 'Name', sort: 'name', cell: (tax) => tax.name },
  {
    id: 'ratePercent',
    label: 'Rate',
    width: 6,
    role: 'status',
    sort: 'ratePercent',
    align: 'end',
    cell: (tax) => <NumberCell value={tax.ratePercent} unit="%" />,
  },
  {
    id: 'country',
    label: 'Country',
    role: 'fact',
    sort: 'country',
    cell: (tax) => <TextCell value={tax.country === null ? null : countryName(tax.country)} />,
  },
  {
    id: 'description',
    label: 'Description',
    isHidden: true,
    cell: (tax) => <TextCell value={tax.description} />,
  },
];
