import { screen, within } from '@testing-library/react';
import { suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { supplierKind } from '../common/partner-kind';
import { Component as TradersCard } from './traders.widget';

const session = suiteSession();

test('who trades a chemical: the first of each side, how many there are, and the way to all', async () => {
  const { client, addChemicals } = session();
  const [chemicalId = ''] = await addChemicals([{ name: uniqueWord() }]);
  const names = Array.from({ length: 6 }, () => uniqueWord());
  for (const companyName of names) {
    const { _id } = await resourceCalls(client, suppliers).add({ companyName });
    await supplierKind.link(client, _id, [chemicalId]);
  }
  renderScreens({
    routes: [{ path: '/', element: <TradersCard id={chemicalId} /> }],
    client,
    at: '/',
  });
  const list = await screen.findByRole('list', { name: 'Suppliers of this chemical' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('heading', { name: 'Suppliers 6' })).toBeVisible();
  expect(await screen.findByText('None is linked to it yet.')).toBeVisible();
  const all = screen.getByRole('link', { name: 'All and terms' });
  expect(all).toHaveAttribute('href', `/chemical-search?chemical=${chemicalId}`);
  expect(await findViolations()).toEqual([]);
});
