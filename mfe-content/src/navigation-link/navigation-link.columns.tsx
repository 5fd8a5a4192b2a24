import { t } from '@lingui/core/macro';
import type { navigationLinks } from 'contract/content';
import { MissingPageMark } from '../common/missing-page-mark';
import { type Columns, DateCell, FlagCell, TextCell } from 'shared-ui/table';

export const navigationLinkColumns: Columns<typeof navigationLinks> = [
  {
    id: 'label',
    get label() {
      return t`Label`;
    },
    sort: 'label',
    cell: ({ label }) => label,
  },
  {
    id: 'url',
    get label() {
      return t`Link`;
    },
    role: 'fact',
    cell: ({ url }) => <LinkCell url={url} />,
  },
  {
    id: 'group',
    get label() {
      return t`Footer column`;
    },
    role: 'fact',
    sort: 'group',
    cell: ({ group }) => <TextCell value={group} />,
  },
  {
    id: 'newTab',
    get label() {
      return t`New tab`;
    },
    width: 6,
    edit: {},
    cell: ({ newTab }) => <FlagCell value={newTab} />,
  },
  {
    id: 'order',
    get label() {
      return t({ message: 'Place', context: 'order' });
    },
    width: 5.5,
    sort: 'order',
    isHidden: true,
    cell: ({ order }) => order,
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

function LinkCell({ url }: { url: string }) {
  return (
    <>
      {url} <MissingPageMark link={url} />
    </>
  );
}
