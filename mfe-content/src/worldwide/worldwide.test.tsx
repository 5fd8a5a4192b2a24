import { screen } from '@testing-library/react';
import { worldwide } from 'contract/content';
import { describeResource } from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: worldwide,
  routes,
  list: '/worldwide-table',
  titleLabel: 'Name',
  body: (word) => ({ name: word, kind: 'office', country: 'DE', city: 'Hamburg' }),
  fill: async (user) => {
    await user.click(screen.getByRole('radio', { name: 'Warehouse' }));
    await user.type(screen.getByRole('combobox', { name: 'Country' }), 'Netherlands');
    await user.click(await screen.findByRole('option', { name: /^Netherlands/ }));
  },
});
