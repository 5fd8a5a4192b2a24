import { t } from '@lingui/core/macro';
import type { worldwide } from 'contract/content';
import { Badge, PictureThumb } from 'shared-ui';
import { countryName } from 'shared-ui/form';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { placeKindName } from './place-kinds';

export const worldwideColumns: Columns<typeof worldwide> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: ({ name }) => name,
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
    id: 'kind',
    get label() {
      return t`Kind`;
    },
    width: 9,
    role: 'status',
    sort: 'kind',
    cell: ({ kind }) => <Badge>{placeKindName(kind)}</Badge>,
  },
  {
    id: 'country',
    get label() {
      return t`Country`;
    },
    role: 'fact',
    sort: 'country',
    cell: ({ country }) => countryName(country),
  },
  {
    id: 'city',
    get label() {
      return t`City`;
    },
    role: 'fact',
    cell: ({ city }) => <TextCell value={city} />,
  },
  {
    id: 'map',
    get label() {
      return t`On the map`;
    },
    width: 8,
    isHidden: true,
    cell: ({ latitude, longitude }) => (latitude === null || longitude === null ? t`No` : t`Yes`),
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
