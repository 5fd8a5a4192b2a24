import { languageName } from 'contract/document';
import type { templates } from 'contract/email';
import { type Columns, DateCell } from 'shared-ui/table';
import { CategoryCell, ConfirmsCell, VariablesCell } from './template-cells';

export const templateColumns: Columns<typeof templates> = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  {
    id: 'categoryId',
    label: 'Category',
    width: 10,
    role: 'fact',
    cell: (template) => <CategoryCell {...template} />,
  },
  {
    id: 'subject',
    label: 'Subject',
    role: 'fact',
    sort: 'subject',
    cell: ({ subject }) => subject,
  },
  {
    id: 'language',
    label: 'Language',
    width: 6.5,
    cell: ({ language }) => languageName(language),
  },
  {
    id: 'confirms',
    label: 'Sent after',
    width: 9,
    cell: (template) => <ConfirmsCell {...template} />,
  },
  {
    id: 'variables',
    label: 'Variables',
    width: 6.5,
    align: 'end',
    cell: (template) => <VariablesCell {...template} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
