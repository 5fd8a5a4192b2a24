import type { Page } from '@playwright/test';
import { siteRoutes } from 'contract';
import { chemicals, units } from 'contract/catalog';
import { documents } from 'contract/document';
import { mailboxEndpoints } from 'contract/email';
import { inquiries, offerEndpoints, offers, orderEndpoints, orders } from 'contract/inquiry';
import { apiKeyEndpoints } from 'contract/integration';
import { customers } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { mailedPage } from '../support/mailed-page';
import type { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('an accepted offer becomes an order that is confirmed, delivered, handed over and invoiced', async ({
  staffPage: page,
  api,
  problems,
}) => {
  test.slow();
  const word = unique();
  const email = `orla-${word}@example.com`.toLowerCase();
  const { chemicalId, customerId, inquiryId } = await sendOffer(api, { word, email });
  const certificate = `Certificate of analysis ${word}`;
  await addCertificate(page, api, { chemicalId, title: certificate });

  await test.step('the customer accepts the offer', async () => {
    await page.goto(await mailedPage(api, { to: email, route: siteRoutes.offer }));
    await page.getByRole('textbox', { name: 'Your name' }).fill('Orla Buyer');
    await page.getByRole('textbox', { name: 'Your position' }).fill('Purchasing manager');
    await page.getByRole('button', { name: 'Accept the offer' }).click();
    await expect(page.getByText('You accepted it.')).toBeVisible();
  });

  const id = await test.step('the order is there', async () => {
    await page.goto(adminHrefs.orders(`Buyer ${word}`));
    await expect(page.getByText('Open', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^ORD-/ }).click();
    await expect(page.getByRole('heading', { name: /^Order ORD-/ })).toBeVisible();
    const { data } = await api.call(orders.endpoints.list, { query: { inquiryId } });
    expect(data).toHaveLength(1);
    return data[0]?._id ?? '';
  });

  await test.step('it is completed and confirmed by mail', async () => {
    await page.getByRole('textbox', { name: 'Customer’s order number' }).fill(`PO-${word}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/saved/i).first()).toBeVisible();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('button', { name: 'Send the confirmation' }).click();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    const confirmed = async () => {
      const mails = await api.call(mailboxEndpoints.list, { query: { pageSize: 100 } });
      return mails.data.some(
        ({ to, subject }) => to.includes(email) && subject.startsWith('Order confirmation ORD-'),
      );
    };
    await expect.poll(confirmed).toBe(true);
  });

  await test.step('two deliveries, the second with a certificate', async () => {
    await deliver(page, { amount: '400', batch: 'B-1' });
    await expect(page.getByText('Part delivered', { exact: true })).toBeVisible();
    await deliver(page, { amount: '600', batch: 'B-2', certificate });
    const second = page.getByRole('article').last();
    await expect(second).toContainText('batch B-2');
    await expect(second).toContainText(certificate);
    await expectAccessible(page);
  });

  await test.step('it is handed over, and the file has its line', async () => {
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Hand over again' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV for invoicing' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ORD-.*\.csv$/);
  });

  await test.step('the other system answers with its invoice', async () => {
    const answer = await page.request.post(`/api/${orderEndpoints.invoiced.path}?id=${id}`, {
      headers: { authorization: `Bearer ${await makeKey(api, word)}` },
      data: { invoiceNumber: `R-${word}` },
    });
    expect(answer.status()).toBe(200);
    await page.goto(adminHrefs.editOrder(id));
    await expect(page.getByText('Invoiced', { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`invoice R-${word}`))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  });

  await test.step('customer, chemical and inquiry lead to it', async () => {
    await page.goto(adminHrefs.editCustomer(customerId));
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expect(page.getByRole('list', { name: 'Orders of this customer' })).toContainText('ORD-');
    await page.goto(adminHrefs.editChemical(chemicalId));
    await expect(page.getByRole('list', { name: 'Orders of this chemical' })).toContainText('ORD-');
    await page.goto(adminHrefs.editInquiry(inquiryId));
    await page.getByRole('link', { name: /^Order ORD-/ }).click();
    await expect(page.getByRole('heading', { name: /^Order ORD-/ })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
  });
  expect(problems).toEqual([]);
});

interface Offering {
  readonly word: string;
  readonly email: string;
}

/** 1 000 kg of a chemical of its own, for a customer of its own. */
async function sendOffer(api: StaffApi, { word, email }: Offering) {
  const { data: found } = await api.call(units.endpoints.list, { query: { search: 'kg' } });
  const unitId = found.find(({ symbol }) => symbol === 'kg')?._id ?? null;
  const { data: chemical } = await api.call(chemicals.endpoints.add, {
    body: { name: `Orderol ${word}` },
  });
  const address = {
    line1: '2 Sample Street',
    city: 'Sampleton',
    postalCode: '12345',
    country: 'DE',
  };
  const { data: customer } = await api.call(customers.endpoints.add, {
    body: { companyName: `Buyer ${word}`, address },
  });
  const item = { chemicalId: chemical._id, quantity: 1000, unitId, packaging: 'Drum' };
  const body = { contactName: 'Orla Buyer', email, customerId: customer._id, items: [item] };
  const { data: inquiry } = await api.call(inquiries.endpoints.add, { body });
  const { data: made } = await api.call(offerEndpoints.make, { id: inquiry._id });
  const { data: draft } = await api.call(offers.endpoints.get, { id: made._id });
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: '2.20' }));
  await api.call(offers.endpoints.update, {
    id: made._id,
    body: { lines, incoterm: 'FCA', place: 'Rotterdam', freight: '85' },
  });
  await api.call(offerEndpoints.send, { id: made._id, body: {} });
  return { chemicalId: chemical._id, customerId: customer._id, inquiryId: inquiry._id };
}

interface Certificate {
  readonly chemicalId: string;
  readonly title: string;
}

async function addCertificate(
  page: Page,
  api: StaffApi,
  { chemicalId, title }: Certificate,
): Promise<void> {
  const upload = await page.request.post('/api/file/add?audience=staff', {
    headers: { authorization: `Bearer ${api.token}` },
    multipart: { file: { name: 'coa.pdf', ...pdf } },
  });
  const { name: file } = (await upload.json()).data;
  const body = { chemicalId, kind: 'COA', title, language: 'en', lotNumber: 'B-2', file } as const;
  await api.call(documents.endpoints.add, { body });
}

interface Delivering {
  readonly amount: string;
  readonly batch: string;
  readonly certificate?: string;
}

async function deliver(page: Page, { amount, batch, certificate }: Delivering): Promise<void> {
  await page.getByRole('button', { name: 'Add a delivery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a delivery' });
  await dialog.getByRole('textbox', { name: 'Amount in kg' }).fill(amount);
  await dialog.getByRole('textbox', { name: 'Batch number' }).fill(batch);
  if (certificate !== undefined) {
    await dialog.getByRole('combobox', { name: 'Certificate of analysis' }).click();
    await page.getByRole('option', { name: new RegExp(certificate) }).click();
  }
  await dialog.getByRole('button', { name: 'Save the delivery' }).click();
  await expect(dialog).toBeHidden();
}

/** The key of a program that may change orders alone. */
async function makeKey(api: StaffApi, word: string): Promise<string> {
  const levels = {
    chemicals: 'none',
    suppliers: 'none',
    purchaseFacts: 'none',
    customers: 'none',
    inquiries: 'none',
    orders: 'edit',
    email: 'none',
    website: 'none',
  } as const;
  const expiresOn = new Date(Date.now() + 300 * 24 * 3_600_000).toISOString().slice(0, 10);
  const body = { name: `ERP ${word}`, expiresOn, levels };
  return (await api.call(apiKeyEndpoints.add, { body })).data.key;
}
