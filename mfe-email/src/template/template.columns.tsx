import { t } from '@lingui/core/macro';
import { languageText } from 'shared-ui/i18n';
import type { templates } from 'contract/email';
import { type Columns, DateCell } from 'shared-ui/table';
import { CategoryCell, ConfirmsCell, VariablesCell } from './template-cells';

export const templateColumns: Columns<typeof templates> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'categoryId',
    get label() {
      return t`Category`;
    },
    width: 10,
    role: 'fact',
    cell: (template) => <CategoryCell {...template} />,
  },
  {
    id: 'subject',
    get label() {
      return t`Subject`;
    },
    role: 'fact',
    sort: 'subject',
    cell: ({ subject }) => subject,
  },
  {
    id: 'language',
    get label() {
      return t`Language`;
    },
    width: 6.5,
    cell: ({ language }) => languageText(language),
  },
  {
    id: 'confirms',
    get label() {
      return t`Sent after`;
    },
    width: 9,
    cell: (template) => <ConfirmsCell {...template} />,
  },
  {
    id: 'variables',
    get label() {
      return t`Variables`;
    },
    width: 6.5,
    align: 'end',
    cell: (template) => <VariablesCell {...template} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
