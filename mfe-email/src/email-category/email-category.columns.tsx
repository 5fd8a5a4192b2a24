import { t } from '@lingui/core/macro';
import type { emailCategories } from 'contract/email';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';

export const emailCategoryColumns: Columns<typeof emailCategories> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: (category) => category.name,
  },
  {
    id: 'description',
    get label() {
      return t`Description`;
    },
    role: 'fact',
    cell: (category) => <TextCell value={category.description} />,
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
