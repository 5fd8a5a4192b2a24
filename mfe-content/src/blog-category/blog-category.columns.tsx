import { t } from '@lingui/core/macro';
import type { blogCategories } from 'contract/content';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const blogCategoryColumns: Columns<typeof blogCategories> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'slug',
    get label() {
      return t`Slug`;
    },
    role: 'fact',
    cell: ({ slug }) => <TextCell value={slug} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: (category) => <DateCell value={category.updatedAt} />,
  },
];
