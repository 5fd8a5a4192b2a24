import { slides } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { FlagSwitch } from '../common/flag-switch';

export const slideColumns: Columns<typeof slides> = [
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
    id: 'button',
    label: 'Button leads to',
    role: 'fact',
    cell: ({ ctaHref }) => <TextCell value={ctaHref} />,
  },
  {
    id: 'active',
    label: 'Shown',
    width: 5.5,
    role: 'status',
    cell: (slide) => (
      <FlagSwitch
        resource={slides}
        row={slide}
        field="active"
        value={slide.active}
        label={`“${slide.title}” is shown`}
      />
    ),
  },
  {
    id: 'order',
    label: 'Place',
    width: 5.5,
    sort: 'order',
    isHidden: true,
    cell: ({ order }) => order,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
