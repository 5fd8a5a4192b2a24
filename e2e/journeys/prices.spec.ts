import { chemicals, units } from 'contract/catalog';
import { inquiries } from 'contract/inquiry';
import { priceLists, salesPrices, supplierPrices, suppliers } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { offerCell } from '../support/offer-cell';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('known prices stand on the pages of chemical and supplier, and come into an offer', async ({
  staffPage: page,
  api,
}) => {
  test.slow();
  const word = unique();
  const { data: found } = await api.call(units.endpoints.list, { query: { search: 'kg' } });
  const unitId = found.find(({ symbol }) => symbol === 'kg')?._id ?? '';
  const { data: chemical } = await api.call(chemicals.endpoints.add, {
    body: { name: `Pricedol ${word}` },
  });
  const { data: supplier } = await api.call(suppliers.endpoints.add, {
    body: { companyName: `Fictional Supply ${word}` },
  });
  const { data: list } = await api.call(priceLists.endpoints.add, {
    body: { name: `Standard ${word}`, currency: 'EUR' },
  });
  const price = { chemicalId: chemical._id, unitId, validFrom: '2026-01-01' };
  await api.call(salesPrices.endpoints.add, {
    body: { ...price, priceListId: list._id, unitPrice: '2.50' },
  });
  const cost = { ...price, supplierId: supplier._id, currency: 'EUR' };
  const valid = { unitPrice: '1.10', leadTimeDays: 21, incoterm: 'FCA', place: 'Gdansk' } as const;
  const ended = { unitPrice: '0.90', validFrom: '2020-01-01', validUntil: '2020-12-31' };
  for (const fields of [valid, ended]) {
    await api.call(supplierPrices.endpoints.add, { body: { ...cost, ...fields } });
  }

  await test.step('the chemical and the supplier show them', async () => {
    await page.goto(adminHrefs.editChemical(chemical._id));
    const costs = page.getByRole('list', { name: 'Supplier prices of this chemical' });
    await expect(costs).toContainText(/1\.10\sEUR/);
    await expect(costs).toContainText('Ended');
    await page.goto(adminHrefs.editSupplier(supplier._id));
    await page.getByRole('tab', { name: 'Prices' }).click();
    const own = page.getByRole('list', { name: 'Prices of this supplier' });
    await expect(own).toContainText(`Pricedol ${word}`);
    await expectAccessible(page);
  });

  await test.step('the list has them with their days', async () => {
    await page.goto(adminHrefs.supplierPricesOf(supplier._id));
    await expect(page.getByText('ended on 31 December 2020')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an offer takes them over', async () => {
    const item = { freeText: 'To be chosen', quantity: 25, unitId, currency: 'EUR' };
    const { data: inquiry } = await api.call(inquiries.endpoints.add, {
      body: { contactName: `Pia ${word}`, items: [item] },
    });
    await page.goto(adminHrefs.editInquiry(inquiry._id));
    const head = page.getByRole('region', { name: 'Where it stands' });
    await head.getByRole('button', { name: 'Make an offer' }).click();
    await expect(page.getByRole('heading', { name: /^Offer OFF-.*, version 1$/ })).toBeVisible();
    await offerCell(page, { line: 1, column: 'Chemical' }).click();
    await page.keyboard.type(`Pricedol ${word}`);
    await page
      .getByRole('option', { name: `Pricedol ${word}` })
      .first()
      .click();
    await page.keyboard.press('Tab');
    await expect(page.getByText(`Price list “Standard ${word}”`)).toBeVisible();
    await expect(offerCell(page, { line: 1, column: 'Unit price' })).toHaveText('2.5');
    await offerCell(page, { line: 1, column: 'Supplier' }).click();
    await page.keyboard.press('F2');
    await page.keyboard.press('ArrowDown');
    await page
      .getByRole('option', { name: /Fictional Supply/ })
      .first()
      .click();
    await page.keyboard.press('Tab');
    await expect(offerCell(page, { line: 1, column: 'Cost' })).toHaveText('1.1');
    await expect(offerCell(page, { line: 1, column: 'Days' })).toHaveText('21');
    await expect(offerCell(page, { line: 1, column: 'Margin' })).toContainText('35.00');
    const sums = page.getByRole('region', { name: 'Sums as typed' });
    await expect(sums).toContainText(/62\.50\sEUR/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
  });
});
