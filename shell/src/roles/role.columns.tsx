import type { roles } from 'contract/staff';
import { Badge } from 'shared-ui';
import { type Columns, DateCell, NumberCell, TextCell } from 'shared-ui/table';

export const roleColumns: Columns<typeof roles> = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  {
    id: 'description',
    label: 'Description',
    role: 'fact',
    cell: ({ description }) => <TextCell value={description} />,
  },
  {
    id: 'builtIn',
    label: 'Kind',
    width: 7,
    cell: ({ builtIn }) =>
      builtIn === null ? <Badge tone="brand">Own</Badge> : <Badge>Built in</Badge>,
  },
  {
    id: 'requiresSecondFactor',
    label: 'Second factor',
    width: 8,
    cell: ({ requiresSecondFactor }) =>
      requiresSecondFactor ? <Badge tone="success">Required</Badge> : null,
  },
  {
    id: 'holders',
    label: 'People',
    width: 6,
    align: 'end',
    cell: ({ holders }) => <NumberCell value={holders} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
