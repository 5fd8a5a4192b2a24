import { t } from '@lingui/core/macro';
import { banners } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell } from 'shared-ui/table';
import { FlagSwitch } from '../common/flag-switch';
import { SitePathCell } from '../common/site-path-cell';
import { pathOfSlug } from './banner-path';

export const bannerColumns: Columns<typeof banners> = [
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
    id: 'pageSlug',
    get label() {
      return t`Page`;
    },
    role: 'fact',
    sort: 'pageSlug',
    cell: ({ pageSlug }) => <SitePathCell path={pathOfSlug(pageSlug)} />,
  },
  {
    id: 'active',
    get label() {
      return t`Shown`;
    },
    width: 5.5,
    role: 'status',
    cell: (banner) => (
      <FlagSwitch
        resource={banners}
        row={banner}
        field="active"
        value={banner.active}
        label={t`“${{ title: banner.title }}” is shown`}
      />
    ),
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
