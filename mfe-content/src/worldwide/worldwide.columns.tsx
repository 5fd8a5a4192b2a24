import type { worldwide } from 'contract';
import { Badge, type Columns, countryName, DateCell, PictureThumb, TextCell } from 'shared-ui';
import { WrappedCell } from '../common/wrapped-cell';
import { placeKindNames } from './place-kinds';

export const worldwideColumns: Columns<typeof worldwide> = [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    cell: ({ name }) => <WrappedCell>{name}</WrappedCell>,
  },
  {
    id: 'image',
    label: 'Picture',
    cell: ({ image }) => <PictureThumb name={image} alt="" />,
  },
  {
    id: 'kind',
    label: 'Kind',
    sort: 'kind',
    cell: ({ kind }) => <Badge>{placeKindNames.get(kind)}</Badge>,
  },
  {
    id: 'country',
    label: 'Country',
    sort: 'country',
    cell: ({ country }) => <WrappedCell>{countryName(country)}</WrappedCell>,
  },
  {
    id: 'city',
    label: 'City',
    cell: ({ city }) => (
      <WrappedCell>
        <TextCell value={city} />
      </WrappedCell>
    ),
  },
  {
    id: 'map',
    label: 'On the map',
    isHidden: true,
    cell: ({ latitude, longitude }) => (latitude === null || longitude === null ? 'No' : 'Yes'),
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
