import type { blogCategories } from 'contract/content';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const blogCategoryColumns: Columns<typeof blogCategories> = [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'slug',
    label: 'Slug',
    role: 'fact',
    cell: ({ slug }) => <TextCell value={slug} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: (category) => <DateCell value={category.updatedAt} />,
  },
];
