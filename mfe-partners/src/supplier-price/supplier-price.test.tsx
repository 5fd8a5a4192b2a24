import { screen, within } from '@testing-library/react';
import { chemicals, units } from 'contract/catalog';
import { priceLists, salesPrices, supplierPrices, suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import {
  findRow,
  findViolations,
  renderScreens,
  retype,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';
import { Component as SupplierPrices } from './supplier-prices.widget';

describe('supplier prices', () => {
  const session = suiteSession();
  const callsOf = <R extends Parameters<typeof resourceCalls>[1]>(resource: R) =>
    resourceCalls(session().client, resource);

  async function addMarket() {
    const word = uniqueWord();
    const symbol = word.slice(0, 12);
    const unit = await callsOf(units).add({ name: word, symbol, dimension: 'mass', factor: 1 });
    const chemical = await callsOf(chemicals).add({ name: `${word}ol` });
    const supplier = await callsOf(suppliers).add({ companyName: `${word} Supply` });
    const price = {
      chemicalId: chemical._id,
      unitId: unit._id,
      unitPrice: '1.25',
      validFrom: '2026-01-01',
    };
    return { word, symbol, supplier, price };
  }

  it('stand in a list with their conditions and days, history included', async () => {
    const { word, symbol, supplier, price } = await addMarket();
    const own = { ...price, supplierId: supplier._id, currency: 'USD' };
    await callsOf(supplierPrices).add({ ...own, fromQuantity: '500', grade: 'HPLC' });
    await callsOf(supplierPrices).add({
      ...own,
      unitPrice: '9.99',
      validFrom: '2020-01-01',
      validUntil: '2020-12-31',
    });
    const { client } = session();
    renderScreens({ routes, client, at: `/supplier-price?search=${word}&state=current` });
    const row = await findRow(`${word}ol`);
    expect(row).toHaveTextContent(`1.25 USD / ${symbol}`);
    expect(row).toHaveTextContent(`from 500 ${symbol}, grade HPLC`);
    expect(screen.queryByText(/9\.99/)).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it('are entered in a form, and what is missing is said', async () => {
    const { client } = session();
    const { user } = renderScreens({ routes, client, at: '/supplier-price' });
    await user.click(await screen.findByRole('button', { name: 'New supplier price' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New supplier price' }));
    await retype(user, { label: 'Unit price', text: '1,2x' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Choose a supplier')).not.toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('are a tab of the supplier, those that ended marked', async () => {
    const { supplier, price, word } = await addMarket();
    const { client } = session();
    const ended = { validFrom: '2020-01-01', validUntil: '2020-12-31' };
    const own = { ...price, supplierId: supplier._id, currency: 'USD' };
    await callsOf(supplierPrices).add({ ...own, ...ended });
    const at = '/panel';
    const element = <SupplierPrices id={supplier._id} />;
    renderScreens({ routes: [{ path: 'panel', element }], client, at });
    const list = await screen.findByRole('list', { name: 'Prices of this supplier' });
    expect(list).toHaveTextContent(`${word}ol`);
    expect(list).toHaveTextContent('Ended');
    expect(list).toHaveTextContent('ended on 31 December 2020');
  });

  it('sales prices have their list and its currency', async () => {
    const { word, price } = await addMarket();
    const list = await callsOf(priceLists).add({ name: `${word} list`, currency: 'CHF' });
    await callsOf(salesPrices).add({ ...price, priceListId: list._id });
    const { client } = session();
    renderScreens({ routes, client, at: `/sales-price?search=${word}` });
    const row = await findRow(`${word}ol`);
    expect(row).toHaveTextContent(`${word} list`);
    expect(row).toHaveTextContent(/1\.25\sCHF/);
  });
});
