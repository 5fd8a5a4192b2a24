import type { blogCategories } from 'contract';
import { type Columns, DateCell, TextCell } from 'shared-ui';
import { WrappedCell } from '../common/wrapped-cell';

export const blogCategoryColumns: Columns<typeof blogCategories> = [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    cell: ({ name }) => <WrappedCell>{name}</WrappedCell>,
  },
  {
    id: 'slug',
    label: 'Slug',
    cell: ({ slug }) => (
      <WrappedCell>
        <TextCell value={slug} />
      </WrappedCell>
    ),
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: (category) => <DateCell value={category.updatedAt} />,
  },
];
