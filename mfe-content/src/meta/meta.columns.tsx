import type { metas } from 'contract';
import { type Columns, DateCell, TextCell } from 'shared-ui';
import { WrappedCell } from '../common/wrapped-cell';
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
    sort: 'metaTitle',
    cell: ({ metaTitle }) => <WrappedCell>{metaTitle}</WrappedCell>,
  },
  {
    id: 'metaDescription',
    label: 'Meta description',
    cell: ({ metaDescription }) => (
      <WrappedCell>
        <TextCell value={metaDescription} />
      </WrappedCell>
    ),
  },
  {
    id: 'metaKeyword',
    label: 'Keywords',
    isHidden: true,
    cell: ({ metaKeyword }) => (
      <WrappedCell>
        <TextCell value={metaKeyword} />
      </WrappedCell>
    ),
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
