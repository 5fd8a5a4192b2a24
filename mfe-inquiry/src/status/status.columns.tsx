import type { statuses } from 'contract/inquiry';
import { type Columns, DateCell, FlagCell } from 'shared-ui/table';
import { StatusBadge } from '../common/status-badge';
import { colorLabels } from '../common/status-color-labels';
import { kindLabels } from '../common/status-kinds';

export const statusColumns: Columns<typeof statuses> = [
  { id: 'name', label: 'Name', sort: 'name', cell: (status) => <StatusBadge status={status} /> },
  { id: 'kind', label: 'Kind', role: 'fact', cell: (status) => kindLabels[status.kind] },
  {
    id: 'isQuoted',
    label: 'For offers sent',
    isHidden: true,
    cell: (status) => <FlagCell value={status.isQuoted} />,
  },
  {
    id: 'probability',
    label: 'Probability',
    role: 'fact',
    width: 6.5,
    cell: ({ probability }) => (probability === null ? null : `${probability} %`),
  },
  { id: 'color', label: 'Colour', role: 'fact', cell: (status) => colorLabels[status.color] },
  {
    id: 'order',
    label: 'Place',
    width: 5.5,
    sort: 'order',
    isHidden: true,
    cell: (status) => status.order,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: (status) => <DateCell value={status.updatedAt} />,
  },
];
