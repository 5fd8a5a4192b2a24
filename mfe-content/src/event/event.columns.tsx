import { t } from '@lingui/core/macro';
import type { events } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell } from 'shared-ui/table';
import { PlaceCell } from './place-cell';
import { TimesCell } from './times-cell';
import { WhenBadge } from './when-badge';

export const eventColumns: Columns<typeof events> = [
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
    id: 'startsAt',
    get label() {
      return t({ message: 'Time', context: 'event' });
    },
    width: 11,
    role: 'fact',
    sort: 'startsAt',
    cell: (event) => <TimesCell event={event} />,
  },
  {
    id: 'when',
    get label() {
      return t`When`;
    },
    width: 8,
    role: 'status',
    cell: (event) => <WhenBadge event={event} />,
  },
  {
    id: 'place',
    get label() {
      return t`Place`;
    },
    role: 'fact',
    cell: (event) => <PlaceCell event={event} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    isHidden: true,
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
