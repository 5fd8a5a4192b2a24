import type { statuses } from 'contract';
import { type Columns, DateCell } from 'shared-ui';
import { StatusBadge } from '../common/status-badge';
import { colorLabels } from '../common/status-color-labels';
import { kindLabels } from '../common/status-kinds';

export const statusColumns: Columns<typeof statuses> = [
  { id: 'name', label: 'Name', sort: 'name', cell: (status) => <StatusBadge status={status} /> },
  { id: 'kind', label: 'Kind', cell: (status) => kindLabels[status.kind] },
  { id: 'color', label: 'Colour', cell: (status) => colorLabels[status.color] },
  { id: 'order', label: 'Place', sort: 'order', isHidden: true, cell: (status) => status.order },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: (status) => <DateCell value={status.updatedAt} />,
  },
];
