import { screen } from '@testing-library/react';
import { units } from 'contract/catalog';
import { UnitScreen } from '../stories/unit-screen';
import { describeResource } from '../testing/describe-resource';

describeResource({
  resource: units,
  routes: [{ path: 'unit', element: <UnitScreen /> }],
  list: '/unit',
  titleLabel: 'Name',
  thorough: true,
  body: (word) => ({ name: word, symbol: word.slice(-6), dimension: 'mass', factor: 1 }),
  fill: async (user) => {
    await user.type(screen.getByRole('textbox', { name: 'Symbol' }), 'kg');
    await user.click(screen.getByRole('combobox', { name: 'Dimension' }));
    await user.click(await screen.findByRole('option', { name: 'mass' }));
    await user.type(screen.getByRole('textbox', { name: 'Factor' }), '1,5');
  },
});
