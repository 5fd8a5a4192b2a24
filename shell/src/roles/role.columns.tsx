import { t } from '@lingui/core/macro';
import type { roles } from 'contract/staff';
import { Badge } from 'shared-ui';
import { type Columns, DateCell, NumberCell, TextCell } from 'shared-ui/table';

export const roleColumns: Columns<typeof roles> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'description',
    get label() {
      return t`Description`;
    },
    role: 'fact',
    cell: ({ description }) => <TextCell value={description} />,
  },
  {
    id: 'builtIn',
    get label() {
      return t`Kind`;
    },
    width: 7,
    cell: ({ builtIn }) =>
      builtIn === null ? <Badge tone="brand">{t`Own`}</Badge> : <Badge>{t`Built in`}</Badge>,
  },
  {
    id: 'requiresSecondFactor',
    get label() {
      return t`Second factor`;
    },
    width: 8,
    cell: ({ requiresSecondFactor }) =>
      requiresSecondFactor ? <Badge tone="success">{t`Required`}</Badge> : null,
  },
  {
    id: 'holders',
    get label() {
      return t`People`;
    },
    width: 6,
    align: 'end',
    cell: ({ holders }) => <NumberCell value={holders} />,
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
