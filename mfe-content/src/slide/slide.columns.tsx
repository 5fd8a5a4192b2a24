import { t } from '@lingui/core/macro';
import { slides } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { FlagSwitch } from '../common/flag-switch';

export const slideColumns: Columns<typeof slides> = [
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
    id: 'button',
    get label() {
      return t`Button leads to`;
    },
    role: 'fact',
    cell: ({ ctaHref }) => <TextCell value={ctaHref} />,
  },
  {
    id: 'active',
    get label() {
      return t`Shown`;
    },
    width: 5.5,
    role: 'status',
    cell: (slide) => (
      <FlagSwitch
        resource={slides}
        row={slide}
        field="active"
        value={slide.active}
        label={t`“${{ title: slide.title }}” is shown`}
      />
    ),
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
