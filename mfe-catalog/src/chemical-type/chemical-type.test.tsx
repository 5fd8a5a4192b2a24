import { chemicalTypes } from 'contract/catalog';
import { describeResource, retype } from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: chemicalTypes,
  routes,
  list: '/chemical-types',
  titleLabel: 'Name',
  body: (word) => ({ name: word }),
  fill: (user) => retype(user, { label: 'Description', text: 'Dissolves others.' }),
});
