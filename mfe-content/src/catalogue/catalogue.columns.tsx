import { catalogues } from 'contract';
import { type Columns, DateCell, PictureThumb } from 'shared-ui';
import { FlagSwitch } from '../common/flag-switch';
import { WrappedCell } from '../common/wrapped-cell';
import { DocumentCell } from './document-cell';

export const catalogueColumns: Columns<typeof catalogues> = [
  {
    id: 'title',
    label: 'Title',
    sort: 'title',
    cell: ({ title }) => <WrappedCell>{title}</WrappedCell>,
  },
  {
    id: 'cover',
    label: 'Cover',
    cell: ({ cover }) => <PictureThumb name={cover} alt="" />,
  },
  { id: 'year', label: 'Year', sort: 'year', align: 'end', cell: ({ year }) => year ?? '—' },
  {
    id: 'file',
    label: 'Document',
    cell: (catalogue) => <DocumentCell catalogue={catalogue} />,
  },
  {
    id: 'active',
    label: 'Shown',
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
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
