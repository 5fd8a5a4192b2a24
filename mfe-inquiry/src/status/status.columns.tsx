import { t } from '@lingui/core/macro';
import type { statuses } from 'contract/inquiry';
import { type Columns, DateCell, FlagCell } from 'shared-ui/table';
import { StatusBadge } from '../common/status-badge';
import { colorLabels } from '../common/status-color-labels';
import { kindLabels } from '../common/status-kinds';

export const statusColumns: Columns<typeof statuses> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: (status) => <StatusBadge status={status} />,
  },
  {
    id: 'kind',
    get label() {
      return t`Kind`;
    },
    role: 'fact',
    cell: (status) => kindLabels[status.kind],
  },
  {
    id: 'isQuoted',
    get label() {
      return t`For offers sent`;
    },
    isHidden: true,
    cell: (status) => <FlagCell value={status.isQuoted} />,
  },
  {
    id: 'probability',
    get label() {
      return t`Probability`;
    },
    role: 'fact',
    width: 6.5,
    cell: ({ probability }) => (probability === null ? null : `${probability} %`),
  },
  {
    id: 'color',
    get label() {
      return t`Colour`;
    },
    role: 'fact',
    cell: (status) => colorLabels[status.color],
  },
  {
    id: 'order',
    get label() {
      return t({ message: 'Place', context: 'order' });
    },
    width: 5.5,
    sort: 'order',
    isHidden: true,
    cell: (status) => status.order,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: (status) => <DateCell value={status.updatedAt} />,
  },
];
