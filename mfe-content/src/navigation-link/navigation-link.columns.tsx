import type { navigationLinks } from 'contract';
import { type Columns, DateCell, FlagCell, TextCell } from 'shared-ui';
import { WrappedCell } from '../common/wrapped-cell';

export const navigationLinkColumns: Columns<typeof navigationLinks> = [
  {
    id: 'label',
    label: 'Label',
    sort: 'label',
    cell: ({ label }) => <WrappedCell>{label}</WrappedCell>,
  },
  { id: 'url', label: 'Link', cell: ({ url }) => <WrappedCell>{url}</WrappedCell> },
  {
    id: 'group',
    label: 'Footer column',
    sort: 'group',
    cell: ({ group }) => <TextCell value={group} />,
  },
  { id: 'newTab', label: 'New tab', cell: ({ newTab }) => <FlagCell value={newTab} /> },
  { id: 'order', label: 'Place', sort: 'order', isHidden: true, cell: ({ order }) => order },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
