import type { metas } from 'contract/content';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { PageCell } from './page-cell';

export const metaColumns: Columns<typeof metas> = [
  {
    id: 'pageSlug',
    label: 'Page',
    sort: 'pageSlug',
    cell: ({ pageSlug }) => <PageCell pageSlug={pageSlug} />,
  },
  {
    id: 'metaTitle',
    label: 'Meta title',
    role: 'fact',
    sort: 'metaTitle',
    cell: ({ metaTitle }) => metaTitle,
  },
  {
    id: 'metaDescription',
    label: 'Meta description',
    cell: ({ metaDescription }) => <TextCell value={metaDescription} />,
  },
  {
    id: 'metaKeyword',
    label: 'Keywords',
    isHidden: true,
    cell: ({ metaKeyword }) => <TextCell value={metaKeyword} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
