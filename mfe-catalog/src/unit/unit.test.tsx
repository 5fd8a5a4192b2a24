import { units } from 'contract/catalog';
import { screen } from '@testing-library/react';
import { describeResource, retype } from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: units,
  routes,
  list: '/unit',
  titleLabel: 'Name',
  thorough: true,
  body: (word) => ({ name: word, symbol: word.slice(-12), dimension: 'mass', factor: 1 }),
  fill: async (user) => {
    await retype(user, { label: 'Symbol', text: 'lb' });
    await user.click(screen.getByRole('combobox', { name: 'Dimension' }));
    await user.click(await screen.findByRole('option', { name: 'Mass' }));
    await retype(user, { label: 'Factor', text: '0.45359237' });
  },
});
