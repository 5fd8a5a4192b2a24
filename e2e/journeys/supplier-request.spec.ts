import type { Page } from '@playwright/test';
import { siteRoutes } from 'contract';
import { chemicals, units } from 'contract/catalog';
import { exchangeRates, inquiries, offers, supplierRequests } from 'contract/inquiry';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { mailedPage } from '../support/mailed-page';
import type { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('three suppliers are asked, two answer, and the best prices get into the offer', async ({
  staffPage: page,
  api,
  problems,
}) => {
  test.slow();
  const word = unique();
  const { inquiryId, names } = await prepare(api, word);

  const id =
    await test.step('the request is made of the inquiry, and sent in one step', async () => {
      await page.goto(adminHrefs.editInquiry(inquiryId));
      await page.getByRole('button', { name: 'Ask suppliers' }).click();
      await expect(page.getByRole('heading', { name: /^Request RFQ-/ })).toBeVisible();
      const proposed = page.getByRole('list', { name: 'Suppliers of these chemicals' });
      for (const name of names) {
        await proposed.getByRole('checkbox', { name: new RegExp(name) }).click();
      }
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(/saved/i).first()).toBeVisible();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('button', { name: 'Send to suppliers' }).click();
      await expect(page.getByText(/0 of 3 answered/)).toBeVisible();
      const { data } = await api.call(supplierRequests.endpoints.list, { query: { inquiryId } });
      return data[0]?._id ?? '';
    });

  await test.step('two suppliers answer on their pages', async () => {
    const addresses = names.map((name) => addressOf(name));
    const linkTo = (to: string) => mailedPage(api, { to, route: siteRoutes.supplierRequest });
    await answer(page, await linkTo(addresses[0] ?? ''), ['2', '3,50', '']);
    await answer(page, await linkTo(addresses[1] ?? ''), ['2.5', '3', '7'], 'USD');
  });

  await test.step('the answers are compared, and the best are taken over', async () => {
    await page.goto(adminHrefs.editSupplierRequest(id));
    await expect(page.getByText(/2 of 3 answered/)).toBeVisible();
    await expect(page.getByText('Lowest of 2', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('checkbox', { name: 'Store as prices of the suppliers' }).click();
    await page.getByRole('button', { name: 'Take over 3 lines into the offer' }).click();
    await expect(page.getByRole('heading', { name: /^Offer OFF-/ })).toBeVisible();
    const { data } = await api.call(offers.endpoints.list, { query: { inquiryId } });
    const costs = data[0]?.costs.map(({ unitPrice, currency }) => `${unitPrice} ${currency}`);
    expect(costs).toEqual(['2 EUR', '3 USD', '7 USD']);
  });
  expect(problems).toEqual([]);
});

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}@example.com`;

/** An inquiry of three chemicals that three suppliers trade in; a dollar is worth 0.80 euros. */
async function prepare(api: StaffApi, word: string) {
  const { data: found } = await api.call(units.endpoints.list, { query: { search: 'kg' } });
  const unitId = found.find(({ symbol }) => symbol === 'kg')?._id ?? null;
  const ids = [];
  for (const name of ['Ask', 'Bid', 'Cure']) {
    const { data } = await api.call(chemicals.endpoints.add, {
      body: { name: `${name}ol ${word}` },
    });
    ids.push(data._id);
  }
  const names = ['Asker', 'Bidder', 'Silent'].map((name) => `${name} ${word}`);
  for (const companyName of names) {
    const body = { companyName, emails: [addressOf(companyName)] };
    const { data } = await api.call(suppliers.endpoints.add, { body });
    await api.call(supplierEndpoints.link, { id: data._id, body: { chemical_ids: ids } });
  }
  await api.call(exchangeRates.endpoints.add, {
    body: { fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.80', ratedOn: '2026-11-20' },
  });
  const items = ids.map((chemicalId) => ({ chemicalId, quantity: 100, unitId }));
  const body = { contactName: `Vera ${word}`, email: 'vera@example.com', items };
  const { data: inquiry } = await api.call(inquiries.endpoints.add, { body });
  return { inquiryId: inquiry._id, names };
}

async function answer(page: Page, link: string, prices: readonly string[], currency = 'EUR') {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Request for quotation RFQ-/ })).toBeVisible();
  await expect(page.getByText('Vera')).toHaveCount(0);
  await expectAccessible(page);
  for (const [place, price] of prices.entries()) {
    const line = page.getByRole('listitem').filter({ has: page.locator(`#line-${place}`) });
    if (price === '') await line.getByRole('checkbox', { name: 'We cannot supply this' }).check();
    else {
      await line.getByRole('textbox', { name: 'Price', exact: true }).fill(price);
      await line.getByRole('textbox', { name: 'Lead time in days' }).fill('14');
    }
  }
  await page.getByRole('combobox', { name: 'Currency of all prices' }).selectOption(currency);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Sam Seller');
  await page.getByRole('button', { name: 'Send your answer' }).click();
  await expect(page.getByText('we have your prices')).toBeVisible();
}
