import { chemicalTypes } from 'contract';
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
