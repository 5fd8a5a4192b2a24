import type { aboutUs } from 'contract';
import { type Columns, DateCell, PictureThumb } from 'shared-ui';
import { SitePathCell } from '../common/site-path-cell';
import { WrappedCell } from '../common/wrapped-cell';
import { pagesBySlug } from './site-pages';

export const aboutUsColumns: Columns<typeof aboutUs> = [
  {
    id: 'title',
    label: 'Title',
    sort: 'title',
    cell: ({ title }) => <WrappedCell>{title}</WrappedCell>,
  },
  {
    id: 'image',
    label: 'Picture',
    cell: ({ image }) => <PictureThumb name={image} alt="" />,
  },
  { id: 'slug', label: 'Page URL', cell: ({ slug }) => <PlaceCell slug={slug} /> },
  { id: 'order', label: 'Place', sort: 'order', align: 'end', cell: ({ order }) => order },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];

function PlaceCell({ slug }: { slug: string }) {
  const page = pagesBySlug.get(slug);
  if (page !== undefined) return <SitePathCell path={page.path} />;
  return <WrappedCell>No page of the site: {slug}</WrappedCell>;
}
