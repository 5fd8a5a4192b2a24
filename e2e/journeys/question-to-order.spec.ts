import type { Page } from '@playwright/test';
import { siteRoutes } from 'contract';
import { documents } from 'contract/document';
import { inquiries, offers, orders, productInquiries } from 'contract/inquiry';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { addColleague } from '../support/colleague';
import { mailedPage } from '../support/mailed-page';
import { siteHrefs } from '../support/site-hrefs';
import type { StaffApi } from '../support/staff-api';
import { expect, holdToken, test } from '../support/test';
import { unique } from '../support/unique';

const products = [
  'Methanol',
  'Acetone',
  'Ethyl acetate',
  'Toluene',
  'n-Hexane',
  'Benzyl alcohol',
  'Diacetone alcohol',
  'Diethyl carbonate',
  'Maleic acid',
  'Sodium carbonate',
  'Citric acid',
  'Glycerol',
];

test('a pasted list becomes an inquiry, an offer of twelve lines by answers of suppliers, and an order in two deliveries', async ({
  staffPage: page,
  api,
  request,
  browser,
  problems,
}) => {
  test.slow();
  const word = unique();
  const email = `quinn-${word}@example.com`.toLowerCase();
  const names = ['Alba', 'Bora', 'Cima'].map((name) => `${name} ${word}`);

  await test.step('the visitor pastes a list, and sends it', async () => {
    await page.goto(siteHrefs.orderList);
    const list = products.map((name) => `${name} 500 kg`).join('\n');
    await page.getByRole('textbox', { name: 'Your list' }).fill(list);
    await page.getByRole('button', { name: 'Check list' }).click();
    await page.getByRole('button', { name: 'Add 12 lines to the inquiry' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill(`Quinn ${word}`);
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('button', { name: 'Send inquiry' }).last().click();
    await expect(page.getByText(/WEB-\d{4}-\d+/).first()).toBeVisible();
  });

  const inquiry = await test.step('staff take it over', async () => {
    const search = { query: { search: word } } as const;
    const { data } = await api.call(productInquiries.endpoints.list, search);
    await page.goto(`${adminHrefs.webInquiries}?open=${data[0]?._id}`);
    await page.getByRole('button', { name: 'Create inquiry' }).click();
    await expect(page.getByRole('button', { name: 'Ask suppliers' })).toBeVisible();
    const found = (await api.call(inquiries.endpoints.list, search)).data[0];
    if (found === undefined) throw new Error('The inquiry is listed');
    return found;
  });
  const chemicalIds = inquiry.items.flatMap(({ chemicalId }) => chemicalId ?? []);
  expect(chemicalIds).toHaveLength(12);
  await addSuppliers(api, names, chemicalIds);

  await test.step('three suppliers are asked', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Ask suppliers' }).click();
    const proposed = page.getByRole('list', { name: 'Suppliers of these chemicals' });
    for (const name of names) {
      await proposed.getByRole('checkbox', { name: new RegExp(name) }).click();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/saved/i).first()).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Send to suppliers' }).click();
    await expect(page.getByText(/0 of 3 answered/)).toBeVisible();
  });
  const requestHref = page.url();

  await test.step('two answer', async () => {
    const link = (name: string) =>
      mailedPage(api, { to: addressOf(name), route: siteRoutes.supplierRequest });
    await quote(page, await link(names[0] ?? ''), ['1.10', '0.90']);
    await quote(page, await link(names[1] ?? ''), ['1', '0.95']);
  });

  await test.step('the best prices get into the offer', async () => {
    await page.goto(requestHref);
    await page.getByRole('button', { name: 'Take over 12 lines into the offer' }).click();
    await expect(page.getByRole('heading', { name: /^Offer OFF-/ })).toBeVisible();
  });

  const offer = await test.step('Sales price it without seeing a cost, and send it', async () => {
    const sales = await addColleague(api, request, 'sales');
    const context = await browser.newContext();
    await holdToken(context, sales.token);
    const desk = await context.newPage();
    await desk.goto(page.url());
    await expect(desk.getByRole('columnheader', { name: 'Unit price' })).toBeVisible();
    await expect(desk.getByRole('columnheader', { name: 'Cost' })).toHaveCount(0);
    const { data } = await api.call(offers.endpoints.list, { query: { inquiryId: inquiry._id } });
    const draft = data[0];
    if (draft === undefined) throw new Error('The offer is listed');
    expect(draft.costs.map(({ unitPrice }) => unitPrice)).toEqual(
      products.map((_, place) => (place % 2 === 0 ? '1' : '0.9')),
    );
    const lines = draft.lines.map((line) => ({ ...line, unitPrice: '1.50' }));
    await api.call(offers.endpoints.update, { id: draft._id, body: { lines } });
    await desk.reload();
    await desk.getByRole('button', { name: 'Send the offer' }).click();
    await expect(stateOf(desk, 'Sent')).toBeVisible();
    await context.close();
    return draft;
  });

  await test.step('the customer accepts ten of its lines', async () => {
    await page.goto(await mailedPage(api, { to: email, route: siteRoutes.offer }));
    for (const name of ['Acetone', 'Glycerol']) {
      await page.getByRole('checkbox', { name: `Accept ${name}` }).uncheck();
    }
    await page.getByRole('textbox', { name: 'Your name' }).fill('Quinn Buyer');
    await page.getByRole('textbox', { name: 'Your position' }).fill('Buyer');
    await page.getByRole('textbox', { name: 'Your order number' }).fill(`PO-${word}`);
    await page.getByRole('button', { name: 'Accept 10 of 12 lines' }).click();
    await expect(page.getByText('You accepted 10 of its 12 lines.')).toBeVisible();
  });

  await test.step('the order is confirmed, delivered in two parts with certificates, and handed over', async () => {
    const { data } = await api.call(orders.endpoints.list, { query: { offerId: offer._id } });
    const [order] = data;
    expect(order).toMatchObject({ customerNumber: `PO-${word}`, total: '7500.00' });
    await addCertificates(page, api, chemicalIds[0] ?? '', [`A-${word}`, `B-${word}`]);
    await page.goto(adminHrefs.editOrder(order?._id ?? ''));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('button', { name: 'Send the confirmation' }).click();
    await expect(stateOf(page, 'Confirmed')).toBeVisible();
    await deliver(page, `A-${word}`, '200');
    await expect(stateOf(page, 'Part delivered')).toBeVisible();
    await deliver(page, `B-${word}`);
    await expect(stateOf(page, 'Delivered')).toBeVisible();
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Hand over again' })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

/** The badge of a state, which its column's heading may share the word with. */
const stateOf = (page: Page, state: string) =>
  page.locator('span').getByText(state, { exact: true });

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}@example.com`;

async function addSuppliers(
  api: StaffApi,
  names: readonly string[],
  chemicalIds: readonly string[],
): Promise<void> {
  for (const companyName of names) {
    const body = { companyName, emails: [addressOf(companyName)] };
    const { data } = await api.call(suppliers.endpoints.add, { body });
    await api.call(supplierEndpoints.link, {
      id: data._id,
      body: { chemical_ids: [...chemicalIds] },
    });
  }
}

/** The supplier's answer: the prices of odd and of even lines. */
async function quote(
  page: Page,
  href: string,
  [odd, even]: readonly [string, string],
): Promise<void> {
  await page.goto(href);
  const prices = page.getByRole('textbox', { name: 'Price', exact: true });
  await expect(prices).toHaveCount(12);
  for (let place = 0; place < 12; place += 1) {
    await prices.nth(place).fill(place % 2 === 0 ? odd : even);
  }
  await page.getByRole('textbox', { name: 'Your name' }).fill('Sam Seller');
  await page.getByRole('button', { name: 'Send your answer' }).click();
  await expect(page.getByText('we have your prices')).toBeVisible();
}

async function addCertificates(
  page: Page,
  api: StaffApi,
  chemicalId: string,
  lots: readonly string[],
): Promise<void> {
  for (const lotNumber of lots) {
    const upload = await page.request.post('/api/file/add?audience=staff', {
      headers: { authorization: `Bearer ${api.token}` },
      multipart: {
        file: {
          name: 'coa.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
        },
      },
    });
    const { name: file } = (await upload.json()).data;
    const title = `CoA ${lotNumber}`;
    await api.call(documents.endpoints.add, {
      body: { chemicalId, kind: 'COA', title, language: 'en', lotNumber, file },
    });
  }
}

/** All that is left of the order, or an amount of its first line, whose batch has a certificate. */
async function deliver(page: Page, batch: string, amount?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a delivery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a delivery' });
  if (amount !== undefined) {
    const amounts = dialog.getByRole('textbox', { name: 'Amount in kg' });
    for (let place = 0; place < 10; place += 1) {
      await amounts.nth(place).fill(place === 0 ? amount : '');
    }
  }
  await dialog.getByRole('textbox', { name: 'Batch number' }).first().fill(batch);
  await dialog.getByRole('combobox', { name: 'Certificate of analysis' }).first().click();
  await page.getByRole('option', { name: new RegExp(batch) }).click();
  await dialog.getByRole('button', { name: 'Save the delivery' }).click();
  await expect(dialog).toBeHidden();
}
