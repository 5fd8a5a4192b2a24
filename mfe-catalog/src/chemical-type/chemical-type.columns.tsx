import { t } from '@lingui/core/macro';
import type { chemicalTypes } from 'contract/catalog';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const chemicalTypeColumns: Columns<typeof chemicalTypes> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: (type) => type.name,
  },
  {
    id: 'description',
    get label() {
      return t`Description`;
    },
    role: 'fact',
    cell: (type) => <TextCell value={type.description} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: (type) => <DateCell value={type.updatedAt} />,
  },
];
