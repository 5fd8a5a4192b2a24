import type { navigationLinks } from 'contract/content';
import { MissingPageMark } from '../common/missing-page-mark';
import { type Columns, DateCell, FlagCell, TextCell } from 'shared-ui/table';

export const navigationLinkColumns: Columns<typeof navigationLinks> = [
  {
    id: 'label',
    label: 'Label',
    sort: 'label',
    cell: ({ label }) => label,
  },
  { id: 'url', label: 'Link', role: 'fact', cell: ({ url }) => <LinkCell url={url} /> },
  {
    id: 'group',
    label: 'Footer column',
    role: 'fact',
    sort: 'group',
    cell: ({ group }) => <TextCell value={group} />,
  },
  {
    id: 'newTab',
    label: 'New tab',
    width: 6,
    edit: {},
    cell: ({ newTab }) => <FlagCell value={newTab} />,
  },
  {
    id: 'order',
    label: 'Place',
    width: 5.5,
    sort: 'order',
    isHidden: true,
    cell: ({ order }) => order,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];

function LinkCell({ url }: { url: string }) {
  return (
    <>
      {url} <MissingPageMark link={url} />
    </>
  );
}
