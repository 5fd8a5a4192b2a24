import { sources } from 'contract/inquiry';
import { retype, describeResource } from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: sources,
  routes,
  list: '/source-table',
  titleLabel: 'Name',
  body: (word) => ({ name: word }),
  fill: (user) => retype(user, { label: 'Description', text: 'Met at a fair' }),
});
