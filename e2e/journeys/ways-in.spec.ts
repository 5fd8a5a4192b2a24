import { siteRoutes } from 'contract';
import { minFillSeconds } from 'contract/inquiry';
import { expect, test } from '../support/test';

test('a visitor comes in by a use, asks for a sample, and finds the request again', async ({
  page,
}) => {
  await page.goto(siteRoutes.home);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Solvent \d/ }).click();
  await expect(page).toHaveURL(/\/uses\/solvent$/);
  await main.getByRole('link', { name: /^Chart of boiling points/ }).click();
  await page
    .locator('svg')
    .getByRole('link', { name: /^Acetone,/ })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acetone');

  const properties = page.locator('#properties');
  await properties.getByText('US', { exact: true }).click();
  await expect(properties.getByText('133\u00a0°F')).toBeVisible();
  await page.reload();
  await expect(properties.getByRole('radio', { name: 'US' })).toBeChecked();

  await main.getByRole('link', { name: 'Ask for a sample' }).first().click();
  await page.getByLabel('Amount').selectOption({ label: '250 g' });
  await page.getByLabel('What is it for?').fill('A lacquer; later 200 kg a month');
  await page.getByLabel('Name').fill('Ann Beyer');
  await page.getByLabel('Email').fill('ann.beyer@example.com');
  // Faster than a person can be is taken for spam.
  await page.waitForTimeout(minFillSeconds * 1000);
  await page.getByRole('button', { name: 'Ask for the sample' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your inquiry');

  await page.goto(siteRoutes.sentInquiries);
  await main.getByRole('link', { name: /^WEB-/ }).click();
  await main.getByRole('button', { name: 'Ask for the same again' }).click();
  await expect(page).toHaveURL(/\/inquiry\/list/);
  await expect(main).toContainText('1 line: 1 found');
});
