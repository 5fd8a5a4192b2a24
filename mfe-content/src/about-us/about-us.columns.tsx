import { t } from '@lingui/core/macro';
import type { aboutUs } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell } from 'shared-ui/table';
import { SitePathCell } from '../common/site-path-cell';
import { pagesBySlug } from './site-pages';

export const aboutUsColumns: Columns<typeof aboutUs> = [
  {
    id: 'title',
    get label() {
      return t`Title`;
    },
    sort: 'title',
    cell: ({ title }) => title,
  },
  {
    id: 'image',
    get label() {
      return t`Picture`;
    },
    width: 5.5,
    role: 'picture',
    cell: ({ image }) => <PictureThumb name={image} alt="" />,
  },
  {
    id: 'slug',
    get label() {
      return t`Page URL`;
    },
    role: 'fact',
    cell: ({ slug }) => <PlaceCell slug={slug} />,
  },
  {
    id: 'order',
    get label() {
      return t({ message: 'Place', context: 'order' });
    },
    width: 5.5,
    sort: 'order',
    align: 'end',
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

function PlaceCell({ slug }: { slug: string }) {
  const page = pagesBySlug.get(slug);
  if (page !== undefined) return <SitePathCell path={page.path} />;
  return <>{t`No page of the site: ${slug}`}</>;
}
