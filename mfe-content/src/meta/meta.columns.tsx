import { t } from '@lingui/core/macro';
import type { metas } from 'contract/content';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { PageCell } from './page-cell';

export const metaColumns: Columns<typeof metas> = [
  {
    id: 'pageSlug',
    get label() {
      return t`Page`;
    },
    sort: 'pageSlug',
    cell: ({ pageSlug }) => <PageCell pageSlug={pageSlug} />,
  },
  {
    id: 'metaTitle',
    get label() {
      return t`Meta title`;
    },
    role: 'fact',
    sort: 'metaTitle',
    cell: ({ metaTitle }) => metaTitle,
  },
  {
    id: 'metaDescription',
    get label() {
      return t`Meta description`;
    },
    cell: ({ metaDescription }) => <TextCell value={metaDescription} />,
  },
  {
    id: 'metaKeyword',
    get label() {
      return t`Keywords`;
    },
    isHidden: true,
    cell: ({ metaKeyword }) => <TextCell value={metaKeyword} />,
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
