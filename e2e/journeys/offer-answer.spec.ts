import { siteRoutes } from 'contract';
import { units } from 'contract/catalog';
import { inquiries, offerEndpoints, offers, orders } from 'contract/inquiry';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { mailedPage } from '../support/mailed-page';
import type { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('an offer is sent with a next step, asked about, and accepted in part with the customer’s own number', async ({
  staffPage: page,
  api,
  problems,
}) => {
  test.slow();
  const word = unique();
  const email = `asta-${word}@example.com`.toLowerCase();
  const { inquiryId, offerId } = await makeDraft(api, { word, email });

  await test.step('staff send it; the next step is planned', async () => {
    await page.goto(adminHrefs.editOffer(offerId));
    await expect(page.getByRole('checkbox', { name: 'Remind me before it ends' })).toBeChecked();
    await page.getByRole('combobox', { name: 'Reminder to the customer' }).click();
    await page.getByRole('option', { name: '3 days before the end' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the offer' }).click();
    const card = page.getByRole('region', { name: 'Follow-up' });
    await expect(card.getByText(/^The customer is reminded on/)).toBeVisible();
    await card.getByRole('button', { name: 'Do not send' }).click();
    await expect(card.getByText(/^The customer is reminded on/)).toBeHidden();
    await expect(card.getByText(/a next step was planned/)).toBeVisible();
  });

  await test.step('the customer asks a question', async () => {
    await page.goto(await mailedPage(api, { to: email, route: siteRoutes.offer }));
    await page.getByRole('textbox', { name: 'Your question' }).fill(`Registered? ${word}`);
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByText('Your question has reached us.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and accepts two of three lines', async () => {
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('7,230.00');
    await page.getByRole('checkbox', { name: `Accept Ink ${word}` }).uncheck();
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('4,830.00');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Asta Buyer');
    await page.getByRole('textbox', { name: 'Your position' }).fill('Buyer');
    await page.getByRole('textbox', { name: 'Your position' }).press('Enter');
    await page.getByRole('textbox', { name: 'Your order number' }).fill(`PO-${word}`);
    await page.getByRole('textbox', { name: 'Delivery address' }).fill('Gate 3');
    await expect(page.getByText('You can accept or decline it below.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
    await page.getByRole('button', { name: 'Accept 2 of 3 lines' }).dblclick();
    await expect(page.getByText('You accepted 2 of its 3 lines.')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the order has the lines, the number and the address', async () => {
    const { data, total } = await api.call(orders.endpoints.list, { query: { inquiryId } });
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ customerNumber: `PO-${word}`, deliveryAddress: 'Gate 3' });
    expect(data[0]?.lines.map(({ freeText }) => freeText)).toEqual([`Dye ${word}`, `Glue ${word}`]);
    await page.goto(adminHrefs.editOrder(data[0]?._id ?? ''));
    await expect(page.getByRole('textbox', { name: 'Customer’s order number' })).toHaveValue(
      `PO-${word}`,
    );
  });

  await test.step('staff read the question in the inquiry', async () => {
    await page.goto(adminHrefs.editInquiry(inquiryId));
    const entries = page.getByRole('list', { name: 'What happened' });
    await expect(entries).toContainText(`Registered? ${word}`);
    await expect(entries).toContainText(/asked about offer OFF-.*, version 1/);
    await expectAccessible(page);
  });
  expect(problems).toEqual([]);
});

interface Offering {
  readonly word: string;
  readonly email: string;
}

/** Three lines and freight. */
async function makeDraft(api: StaffApi, { word, email }: Offering) {
  const { data: found } = await api.call(units.endpoints.list, { query: { search: 'kg' } });
  const unitId = found.find(({ symbol }) => symbol === 'kg')?._id ?? null;
  const items = ['Dye', 'Ink', 'Glue'].map((name) => ({
    freeText: `${name} ${word}`,
    quantity: 1000,
    unitId,
  }));
  const body = { contactName: 'Asta Buyer', email, items };
  const { data: inquiry } = await api.call(inquiries.endpoints.add, { body });
  const { data: made } = await api.call(offerEndpoints.make, { id: inquiry._id });
  const { data: draft } = await api.call(offers.endpoints.get, { id: made._id });
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: '2.40' }));
  await api.call(offers.endpoints.update, { id: made._id, body: { lines, freight: '30' } });
  return { inquiryId: inquiry._id, offerId: made._id };
}
