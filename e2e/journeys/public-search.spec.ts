import { productInquiries, minFillSeconds } from 'contract/inquiry';
import { siteHrefs } from '../support/site-hrefs';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('the search box leads to a chemical by the keyboard alone', async ({ page, problems }) => {
  await page.goto(siteHrefs.categories);
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search for a chemical' });
  await box.focus();
  await box.pressSequentially('acetonitr');
  const option = page.getByRole('option', { name: /^Acetonitrile/ });
  await expect(option).toBeVisible();
  await box.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acetonitrile');
  expect(problems).toEqual([]);
});

test('a search with a slip says what it took it for', async ({ page, problems }) => {
  await page.goto(siteHrefs.search('acetonitirle'));
  await expect(page.getByText('Did you mean')).toContainText(/acetonitrile/i);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Acetonitrile', exact: true }),
  ).toBeVisible();
  expect(problems).toEqual([]);
});

test('a number that one chemical has leads straight to it', async ({ page }) => {
  await page.goto(siteHrefs.code('67-56-1'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Methanol');
});

test('what was collected in three places is one inquiry, which staff see', async ({
  page,
  api,
  problems,
}) => {
  const name = `Ann ${unique()}`;
  await page.goto('/methanol');
  await page
    .getByRole('button', { name: /^Add to inquiry ?: Methanol$/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Inquiry, 1 line' })).toBeVisible();

  await page.goto(siteHrefs.category('solvents', 'alcohols'));
  await page
    .getByRole('button', { name: /^Add to inquiry ?: Ethanol$/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Inquiry, 2 lines' }).click();

  await page.getByLabel('Add a line').fill('Spare lids for drums');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added in your words: Spare lids for drums')).toBeVisible();

  await page.getByRole('listitem', { name: 'Methanol' }).getByLabel('Quantity').fill('25');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByLabel('Email').fill('ann@example.com');
  await page.waitForTimeout(minFillSeconds * 1000);
  await page.getByRole('button', { name: 'Send inquiry' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your inquiry');
  await expect(page.getByRole('link', { name: 'Inquiry', exact: true }).first()).toBeVisible();

  const found = await api.call(productInquiries.endpoints.list, { query: { search: name } });
  expect(found.data.map(({ itemNames, status }) => ({ itemNames, status }))).toEqual([
    { itemNames: ['Methanol', 'Ethanol', 'Spare lids for drums'], status: 'new' },
  ]);
  expect(problems).toEqual([]);
});
