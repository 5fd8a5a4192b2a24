import { expect, test } from '@playwright/test';

test('a visitor comes in by a use, asks for a sample, and finds the request again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Solvent/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solvent');
  await page.getByRole('link', { name: 'Chart of boiling points' }).click();
  await page
    .locator('svg')
    .getByRole('link', { name: /^Acetone,/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acetone');

  await page.getByText('US', { exact: true }).click();
  await expect(page.getByText('132.98\u00a0°F').or(page.getByText('133\u00a0°F'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'US' })).toBeChecked();

  await page.getByRole('link', { name: 'Ask for a sample' }).first().click();
  await page.getByLabel('Amount').selectOption({ label: '250 g' });
  await page.getByLabel('What is it for?').fill('A lacquer; later 200 kg a month');
  await page.getByLabel('Name').fill('Ann Beyer');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByRole('button', { name: 'Ask for the sample' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your inquiry');
  const reference = await page.getByText(/^WEB-/).first().textContent();

  await page.goto('/inquiry/sent');
  await page.getByRole('link', { name: reference ?? 'none' }).click();
  await page.getByRole('button', { name: 'Ask for the same again' }).click();
  await expect(page.getByLabel(/Acetone/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/inquiry\/list/);
});
