import { t } from '@lingui/core/macro';
import { catalogues } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell } from 'shared-ui/table';
import { FlagSwitch } from '../common/flag-switch';
import { DocumentCell } from './document-cell';

export const catalogueColumns: Columns<typeof catalogues> = [
  {
    id: 'title',
    get label() {
      return t`Title`;
    },
    sort: 'title',
    cell: ({ title }) => title,
  },
  {
    id: 'cover',
    get label() {
      return t`Cover`;
    },
    width: 5.5,
    role: 'picture',
    cell: ({ cover }) => <PictureThumb name={cover} alt="" />,
  },
  {
    id: 'year',
    get label() {
      return t`Year`;
    },
    width: 5,
    role: 'fact',
    sort: 'year',
    align: 'end',
    cell: ({ year }) => year ?? '—',
  },
  {
    id: 'file',
    get label() {
      return t`Document`;
    },
    width: 8,
    role: 'fact',
    cell: (catalogue) => <DocumentCell catalogue={catalogue} />,
  },
  {
    id: 'active',
    get label() {
      return t`Shown`;
    },
    width: 5.5,
    role: 'status',
    cell: (catalogue) => (
      <FlagSwitch
        resource={catalogues}
        row={catalogue}
        field="active"
        value={catalogue.active}
        label={t`“${{ title: catalogue.title }}” is shown`}
      />
    ),
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
