import type { worldwide } from 'contract/content';
import { Badge, PictureThumb } from 'shared-ui';
import { countryName } from 'shared-ui/form';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { placeKindNames } from './place-kinds';

export const worldwideColumns: Columns<typeof worldwide> = [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'image',
    label: 'Picture',
    width: 5.5,
    role: 'picture',
    cell: ({ image }) => <PictureThumb name={image} alt="" />,
  },
  {
    id: 'kind',
    label: 'Kind',
    width: 9,
    role: 'status',
    sort: 'kind',
    cell: ({ kind }) => <Badge>{placeKindNames.get(kind)}</Badge>,
  },
  {
    id: 'country',
    label: 'Country',
    role: 'fact',
    sort: 'country',
    cell: ({ country }) => countryName(country),
  },
  {
    id: 'city',
    label: 'City',
    role: 'fact',
    cell: ({ city }) => <TextCell value={city} />,
  },
  {
    id: 'map',
    label: 'On the map',
    width: 7,
    isHidden: true,
    cell: ({ latitude, longitude }) => (latitude === null || longitude === null ? 'No' : 'Yes'),
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
