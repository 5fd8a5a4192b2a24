import { catalogues } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell } from 'shared-ui/table';
import { FlagSwitch } from '../common/flag-switch';
import { DocumentCell } from './document-cell';

export const catalogueColumns: Columns<typeof catalogues> = [
  {
    id: 'title',
    label: 'Title',
    sort: 'title',
    cell: ({ title }) => title,
  },
  {
    id: 'cover',
    label: 'Cover',
    width: 5.5,
    role: 'picture',
    cell: ({ cover }) => <PictureThumb name={cover} alt="" />,
  },
  {
    id: 'year',
    label: 'Year',
    width: 5,
    role: 'fact',
    sort: 'year',
    align: 'end',
    cell: ({ year }) => year ?? '—',
  },
  {
    id: 'file',
    label: 'Document',
    width: 8,
    role: 'fact',
    cell: (catalogue) => <DocumentCell catalogue={catalogue} />,
  },
  {
    id: 'active',
    label: 'Shown',
    width: 5.5,
    role: 'status',
    cell: (catalogue) => (
      <FlagSwitch
        resource={catalogues}
        row={catalogue}
        field="active"
        value={catalogue.active}
        label={`“${catalogue.title}” is shown`}
      />
    ),
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
