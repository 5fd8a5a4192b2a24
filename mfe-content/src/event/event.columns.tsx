import type { events } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell } from 'shared-ui/table';
import { PlaceCell } from './place-cell';
import { TimesCell } from './times-cell';
import { WhenBadge } from './when-badge';

export const eventColumns: Columns<typeof events> = [
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
    id: 'startsAt',
    label: 'Time',
    width: 11,
    role: 'fact',
    sort: 'startsAt',
    cell: (event) => <TimesCell event={event} />,
  },
  {
    id: 'when',
    label: 'When',
    width: 8,
    role: 'status',
    cell: (event) => <WhenBadge event={event} />,
  },
  { id: 'place', label: 'Place', role: 'fact', cell: (event) => <PlaceCell event={event} /> },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    isHidden: true,
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
