import { emailCategories } from 'contract/email';
import { describeResource, retype } from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: emailCategories,
  routes,
  list: '/email-category',
  titleLabel: 'Name',
  body: (word) => ({ name: word }),
  fill: (user) => retype(user, { label: 'Description', text: 'Offers and price lists' }),
});
