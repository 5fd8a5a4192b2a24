import type { chemicalTypes } from 'contract/catalog';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const chemicalTypeColumns: Columns<typeof chemicalTypes> = [
  { id: 'name', label: 'Name', sort: 'name', cell: (type) => type.name },
  {
    id: 'description',
    label: 'Description',
    role: 'fact',
    cell: (type) => <TextCell value={type.description} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: (type) => <DateCell value={type.updatedAt} />,
  },
];
