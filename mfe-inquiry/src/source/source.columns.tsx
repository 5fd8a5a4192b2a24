import type { sources } from 'contract/inquiry';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const sourceColumns: Columns<typeof sources> = [
  { id: 'name', label: 'Name', sort: 'name', cell: (source) => source.name },
  {
    id: 'description',
    label: 'Description',
    role: 'fact',
    cell: (source) => <TextCell value={source.description} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: (source) => <DateCell value={source.updatedAt} />,
  },
];
