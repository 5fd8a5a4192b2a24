import type { templates } from 'contract';
import { type Columns, DateCell } from 'shared-ui';
import { CategoryCell, ConfirmsCell, SubjectCell, VariablesCell } from './template-cells';

export const templateColumns: Columns<typeof templates> = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'categoryId', label: 'Category', cell: (template) => <CategoryCell {...template} /> },
  {
    id: 'subject',
    label: 'Subject',
    sort: 'subject',
    cell: (template) => <SubjectCell {...template} />,
  },
  { id: 'confirms', label: 'Sent after', cell: (template) => <ConfirmsCell {...template} /> },
  {
    id: 'variables',
    label: 'Variables',
    align: 'end',
    cell: (template) => <VariablesCell {...template} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
