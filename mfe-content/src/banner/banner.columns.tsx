import { banners } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell } from 'shared-ui/table';
import { FlagSwitch } from '../common/flag-switch';
import { SitePathCell } from '../common/site-path-cell';
import { pathOfSlug } from './banner-path';

export const bannerColumns: Columns<typeof banners> = [
  {
    id: 'title',
    label: 'Title',
    sort: 'title',
    cell: ({ title }) => title,
  },
  {
    id: 'image',
    label: 'Picture',
    width: 5.5,
    role: 'picture',
    cell: ({ image }) => <PictureThumb name={image} alt="" />,
  },
  {
    id: 'pageSlug',
    label: 'Page',
    role: 'fact',
    sort: 'pageSlug',
    cell: ({ pageSlug }) => <SitePathCell path={pathOfSlug(pageSlug)} />,
  },
  {
    id: 'active',
    label: 'Shown',
    width: 5.5,
    role: 'status',
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
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
