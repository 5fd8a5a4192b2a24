import { t } from '@lingui/core/macro';
import type { sources } from 'contract/inquiry';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const sourceColumns: Columns<typeof sources> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: (source) => source.name,
  },
  {
    id: 'description',
    get label() {
      return t`Description`;
    },
    role: 'fact',
    cell: (source) => <TextCell value={source.description} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: (source) => <DateCell value={source.updatedAt} />,
  },
];
