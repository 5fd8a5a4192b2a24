import { minFillSeconds } from 'contract/inquiry';
import { siteHrefs } from '../support/site-hrefs';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test.use({ javaScriptEnabled: false });

test('a visitor without scripts goes from the categories to a narrowed list and a chemical', async ({
  page,
}) => {
  await page.goto(siteHrefs.categories);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Alcohols/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alcohols');
  await page.getByRole('region', { name: 'Grade' }).getByRole('link', { name: /^AR/ }).click();
  await expect(page).toHaveURL(/[?&]grade=AR/);
  await page.getByRole('main').getByRole('link', { name: 'Methanol', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Methanol');
});

test('a visitor without scripts finds a chemical by a name with a slip in it', async ({ page }) => {
  await page.goto(siteHrefs.categories);
  const box = page.getByRole('banner').getByLabel('Search for a chemical');
  await box.fill('acetonitirle');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Acetonitrile', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acetonitrile');
});

test('a visitor without scripts writes to the company', async ({ page }) => {
  await page.goto(siteHrefs.contact);
  const form = page.locator('form[method=post]');
  await form.getByLabel('Name').fill(`Ann ${unique()}`);
  await form.getByLabel('Email').fill('ann@example.com');
  await form.getByLabel('Message').fill('Do you deliver on Saturdays?');
  await page.waitForTimeout(minFillSeconds * 1000);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your reference is')).toContainText(/[A-Z]+-\d{4}-\d+/);
});

test('a visitor without scripts asks for two chemicals and something else, and sees how it stands', async ({
  page,
}) => {
  const wish = `Spare lids ${unique()}`;
  await page.goto(siteHrefs.inquiry('acetone', 'methanol'));
  await page.getByRole('listitem', { name: 'Acetone' }).getByLabel('Quantity').fill('200');
  await page.getByRole('listitem', { name: 'Line 3' }).getByLabel('Product').fill(wish);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ann Arbor');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.waitForTimeout(minFillSeconds * 1000);
  await page.getByRole('button', { name: 'Send inquiry' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your inquiry');
  const products = page.getByRole('region', { name: 'Products requested' });
  await expect(products.getByRole('row', { name: /^Acetone/ })).toContainText('200');
  await expect(products.getByRole('row', { name: /^Methanol/ })).toBeVisible();
  await expect(products.getByRole('row', { name: wish })).toBeVisible();
});
