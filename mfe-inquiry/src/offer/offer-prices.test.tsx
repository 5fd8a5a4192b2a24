import { screen, waitFor, within } from '@testing-library/react';
import { chemicals, units } from 'contract/catalog';
import { inquiries, offerEndpoints } from 'contract/inquiry';
import { priceLists, salesPrices, supplierPrices, suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('prices in an offer', () => {
  const session = suiteSession();
  const callsOf = <R extends Parameters<typeof resourceCalls>[1]>(resource: R) =>
    resourceCalls(session().client, resource);

  async function openOffer(priced: boolean) {
    const { client } = session();
    const word = uniqueWord();
    const symbol = word.slice(0, 12);
    const unit = await callsOf(units).add({ name: word, symbol, dimension: 'mass', factor: 1 });
    const chemical = await callsOf(chemicals).add({ name: `${word}ol`, status: 'published' });
    const price = {
      chemicalId: chemical._id,
      unitId: unit._id,
      unitPrice: '2.50',
      validFrom: '2026-01-01',
    };
    if (priced) {
      const list = await callsOf(priceLists).add({ name: word, currency: 'EUR' });
      await callsOf(salesPrices).add({ ...price, priceListId: list._id });
      await callsOf(salesPrices).add({
        ...price,
        priceListId: list._id,
        unitPrice: '2',
        fromQuantity: '500',
      });
    }
    const supplier = await callsOf(suppliers).add({ companyName: `${word} Supply` });
    await callsOf(suppliers).add({ companyName: 'AAA Another supplier' });
    await callsOf(supplierPrices).add({
      ...price,
      supplierId: supplier._id,
      unitPrice: '1.10',
      currency: 'USD',
      leadTimeDays: 21,
    });
    const inquiry = await callsOf(inquiries).add({
      contactName: word,
      items: [{ freeText: 'To be chosen', quantity: 25, unitId: unit._id, currency: 'EUR' }],
    });
    const { data } = await client.call(offerEndpoints.make, { id: inquiry._id });
    const { user } = renderScreens({ routes, client, at: `/edit-offer/${data._id}` });
    const choose = async () => {
      await user.click(await screen.findByRole('gridcell', { name: 'To be chosen' }));
      await user.keyboard(`${word}ol`);
      await screen.findByRole('option', { name: new RegExp(`^${word}ol(?!.*as typed)`) });
      await user.keyboard('{Enter}');
    };
    return { user, word, choose };
  }

  /** The first cell of a column, by its heading. */
  function cell(label: string): HTMLElement {
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const line = screen.getAllByRole('row')[1] ?? document.body;
    return within(line).getAllByRole('gridcell')[headings.indexOf(label) - 1] ?? document.body;
  }

  it('come with the chosen chemical, with their reason, and follow the amount when asked', async () => {
    const { user, word, choose } = await openOffer(true);
    await choose();
    await user.click(cell('Chemical'));
    expect(
      await screen.findByText(new RegExp(`^Price list “${word}”, for all customers`)),
    ).toBeVisible();
    await waitFor(() => expect(cell('Unit price')).toHaveTextContent('2.5'));
    await user.click(cell('Amount'));
    await user.keyboard('{F2}00{Tab}');
    await user.click(await screen.findByRole('button', { name: 'Take 2' }));
    expect(cell('Unit price')).toHaveTextContent(/^2$/);
    const sums = within(screen.getByRole('region', { name: 'Sums as typed' }));
    expect(sums.getByText(/^5,000\.00\sEUR$/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('come with a name that is typed and left without a choice', async () => {
    const { user, word } = await openOffer(true);
    await user.click(await screen.findByRole('gridcell', { name: 'To be chosen' }));
    await user.keyboard(`${word}ol{Tab}`);
    await waitFor(() => expect(cell('Unit price')).toHaveTextContent('2.5'));
  });

  it('leave what is typed, and the supplier brings cost and lead time', async () => {
    const { user, word, choose } = await openOffer(true);
    await screen.findByRole('gridcell', { name: 'To be chosen' });
    await user.click(cell('Unit price'));
    await user.keyboard('9{Enter}');
    await choose();
    await user.click(cell('Unit price'));
    expect(await screen.findByRole('button', { name: 'Take 2.5' })).toBeVisible();
    expect(cell('Unit price')).toHaveTextContent(/^9$/);

    await user.dblClick(cell('Supplier'));
    await user.keyboard('{ArrowDown}');
    // The suppliers of the chemical are put first when their prices are there.
    const first = await waitFor(() => {
      const [option] = screen.getAllByRole('option', { name: /Supply|AAA/ });
      expect(option).toHaveTextContent(new RegExp(`${word} Supply.*1\\.1\\sUSD, 21 days`));
      return option;
    });
    await user.click(first ?? document.body);
    await user.keyboard('{Tab}');
    await waitFor(() => expect(cell('Supplier')).toHaveTextContent(`${word} Supply`));
    expect(cell('Cost')).toHaveTextContent('1.1 USD');
    expect(cell('Days')).toHaveTextContent('21');
  });

  it('that are not known are said to be so', async () => {
    const { user, choose } = await openOffer(false);
    await choose();
    await user.click(cell('Chemical'));
    expect(await screen.findByText('No price of this product is known')).toBeVisible();
    expect(cell('Unit price')).toHaveTextContent(/^$/);
  });
});
