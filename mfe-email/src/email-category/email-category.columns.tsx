import type { emailCategories } from 'contract/email';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const emailCategoryColumns: Columns<typeof emailCategories> = [
  { id: 'name', label: 'Name', sort: 'name', cell: (category) => category.name },
  {
    id: 'description',
    label: 'Description',
    role: 'fact',
    cell: (category) => <TextCell value={category.description} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: (category) => <DateCell value={category.updatedAt} />,
  },
];
