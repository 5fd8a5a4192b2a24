import { slides } from 'contract';
import { type Columns, DateCell, PictureThumb, TextCell } from 'shared-ui';
import { FlagSwitch } from '../common/flag-switch';
import { WrappedCell } from '../common/wrapped-cell';

export const slideColumns: Columns<typeof slides> = [
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
    id: 'button',
    label: 'Button leads to',
    cell: ({ ctaHref }) => (
      <WrappedCell>
        <TextCell value={ctaHref} />
      </WrappedCell>
    ),
  },
  {
    id: 'active',
    label: 'Shown',
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
  { id: 'order', label: 'Place', sort: 'order', isHidden: true, cell: ({ order }) => order },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
