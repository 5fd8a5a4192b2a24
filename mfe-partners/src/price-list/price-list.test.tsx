import { screen } from '@testing-library/react';
import { customers, priceLists } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import {
  describeResource,
  findRow,
  renderScreens,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: priceLists,
  routes,
  list: '/price-list',
  titleLabel: 'Name',
  body: (word) => ({ name: word, currency: 'EUR' }),
  fill: async (user) => {
    await user.click(screen.getByRole('combobox', { name: /^Currency/ }));
    await user.keyboard('EUR');
    await user.click(await screen.findByRole('option', { name: /^EUR/ }));
  },
});

describe('price lists', () => {
  const session = suiteSession();

  it('say for whom they are', async () => {
    const { client } = session();
    const name = uniqueWord();
    const { _id } = await resourceCalls(client, customers).add({ companyName: name });
    await resourceCalls(client, priceLists).add({ name, currency: 'EUR', customerIds: [_id] });
    renderScreens({ routes, client, at: `/price-list?search=${name}` });
    expect(await findRow(name)).toHaveTextContent('One customer');
  });
});
