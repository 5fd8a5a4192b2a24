import { units } from 'contract/catalog';
import { inquiries, offerEndpoints, offers, reportMailEndpoints, reports } from 'contract/inquiry';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('money is in sight on the board and the dashboard, and a report of it is saved, exported and mailed', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const word = unique();
  const { _id } = await api
    .call(inquiries.endpoints.add, {
      body: { contactName: `Buyer ${word}`, country: 'IS' },
    })
    .then(({ data }) => data);
  const { data: known } = await api.call(units.endpoints.list, { query: { search: 'kg' } });
  const { data: made } = await api.call(offerEndpoints.make, { id: _id });
  const line = {
    key: crypto.randomUUID(),
    freeText: 'Acetone',
    quantity: '2',
    unitPrice: '617.25',
  };
  const lines = [{ ...line, unitId: known.find(({ symbol }) => symbol === 'kg')?._id ?? null }];
  await api.call(offers.endpoints.update, { id: made._id, body: { lines } });

  await test.step('the card and its column say what it is worth, wherever it goes', async () => {
    await page.goto(adminHrefs.inquiryBoard(word));
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    const card = page.getByRole('article', { name: new RegExp(word) });
    await expect(card).toContainText(/≈ 1,23[45]/);
    await expect(column('New')).toContainText(/123\s\w{3} weighted/);
    await card.getByRole('button', { name: /^Move INQ-/ }).click();
    await page.getByRole('menuitem', { name: 'Quoted' }).click();
    // Behind the question, the board is hidden.
    await page.getByRole('button', { name: 'No next step' }).click();
    await expect(column('Quoted')).toContainText(/617\s\w{3} weighted/);
    await expect(column('New')).not.toContainText('weighted');
    await expectAccessible(page);
  });

  await test.step('the dashboard leads to the report', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Money', exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Won and lost in' }).click();
    await page.getByRole('option', { name: 'This year' }).click();
    await expect(page).toHaveURL(/money=thisYear/);
    await page.getByRole('link', { name: 'Report', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Report', level: 1 })).toBeVisible();
  });

  await test.step('it is grouped, saved and exported, and comes by mail', async () => {
    await page.getByRole('combobox', { name: 'Group by' }).click();
    await page.getByRole('option', { name: 'Country' }).click();
    await expect(page.getByRole('row', { name: /^Iceland/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reports' }).click();
    await page.getByRole('menuitem', { name: /^Save as a new report/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`Countries ${word}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: `Countries ${word}` })).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^report-.+\.csv$/);
    await page.getByRole('switch', { name: 'Email me each Monday' }).click();
    await expect(page.getByRole('switch', { name: 'Email me each Monday' })).toBeChecked();
    const { data } = await api.call(reports.endpoints.list, { query: { search: word } });
    const { reportIds } = (await api.call(reportMailEndpoints.list, {})).data;
    expect(reportIds).toEqual([data[0]?._id]);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  expect(problems).toEqual([]);
});
