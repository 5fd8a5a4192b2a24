import type { events } from 'contract';
import { type Columns, DateCell, PictureThumb } from 'shared-ui';
import { WrappedCell } from '../common/wrapped-cell';
import { PlaceCell } from './place-cell';
import { TimesCell } from './times-cell';
import { WhenBadge } from './when-badge';

export const eventColumns: Columns<typeof events> = [
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
    id: 'startsAt',
    label: 'Time',
    sort: 'startsAt',
    cell: (event) => <TimesCell event={event} />,
  },
  { id: 'when', label: 'When', cell: (event) => <WhenBadge event={event} /> },
  { id: 'place', label: 'Place', cell: (event) => <PlaceCell event={event} /> },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    isHidden: true,
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
