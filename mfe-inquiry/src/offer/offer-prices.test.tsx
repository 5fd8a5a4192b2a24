import { screen, within } from '@testing-library/react';
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
    const chemical = await callsOf(chemicals).add({ name: `${word}ol` });
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
      const box = await screen.findByRole('combobox', { name: /^Chemical/ });
      await user.clear(box);
      await user.type(box, `${word}ol`);
      await user.click(
        await screen.findByRole('option', { name: new RegExp(`^${word}ol(?!.*as typed)`) }),
      );
    };
    return { user, word, choose };
  }

  const unitPrice = () => screen.getByRole('textbox', { name: /^Unit price/ });

  it('come with the chosen chemical, with their reason, and follow the amount when asked', async () => {
    const { user, word, choose } = await openOffer(true);
    await choose();
    expect(
      await screen.findByText(new RegExp(`^Price list “${word}”, for all customers`)),
    ).toBeVisible();
    expect(unitPrice()).toHaveValue('2.5');
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '00');
    await user.click(await screen.findByRole('button', { name: 'Take 2' }));
    expect(unitPrice()).toHaveValue('2');
    const sums = within(screen.getByRole('region', { name: 'Sums as typed' }));
    expect(sums.getByText(/^5,000\.00\sEUR$/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('leave what is typed, and the supplier brings cost and lead time', async () => {
    const { user, word, choose } = await openOffer(true);
    await user.type(await screen.findByRole('textbox', { name: /^Unit price/ }), '9');
    await choose();
    expect(await screen.findByRole('button', { name: 'Take 2.5' })).toBeVisible();
    expect(unitPrice()).toHaveValue('9');

    await user.click(screen.getByRole('combobox', { name: 'Supplier' }));
    const [first] = await screen.findAllByRole('option', { name: /Supply|AAA/ });
    expect(first).toHaveTextContent(new RegExp(`${word} Supply.*1\\.1\\sUSD, 21 days`));
    await user.click(first ?? document.body);
    expect(screen.getByRole('textbox', { name: 'Supplier’s unit price' })).toHaveValue('1.1');
    expect(screen.getByRole('combobox', { name: 'Supplier’s currency' })).toHaveValue('USD');
    expect(screen.getByRole('textbox', { name: 'Lead time in days' })).toHaveValue('21');
  });

  it('that are not known are said to be so', async () => {
    const { choose } = await openOffer(false);
    await choose();
    expect(await screen.findByText('No price of this product is known')).toBeVisible();
    expect(unitPrice()).toHaveValue('');
  });
});
