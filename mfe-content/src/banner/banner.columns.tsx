import { banners } from 'contract';
import { type Columns, DateCell, PictureThumb } from 'shared-ui';
import { FlagSwitch } from '../common/flag-switch';
import { SitePathCell } from '../common/site-path-cell';
import { WrappedCell } from '../common/wrapped-cell';
import { pathOfSlug } from './banner-path';

export const bannerColumns: Columns<typeof banners> = [
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
  {
    id: 'pageSlug',
    label: 'Page',
    sort: 'pageSlug',
    cell: ({ pageSlug }) => <SitePathCell path={pathOfSlug(pageSlug)} />,
  },
  {
    id: 'active',
    label: 'Shown',
    cell: (banner) => (
      <FlagSwitch
        resource={banners}
        row={banner}
        field="active"
        value={banner.active}
        label={`“${banner.title}” is shown`}
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
