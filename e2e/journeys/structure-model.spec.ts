import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { expect, test } from '../support/test';

test('a structure is shown as a model that is turned by keys, computed when somebody asks', async ({
  page,
}) => {
  const late: string[] = [];
  page.on('request', (request) => {
    if (/openchemlib|resources/.test(request.url())) late.push(request.url());
  });
  await page.goto('/ethanol');
  await expect(page.getByRole('img', { name: 'Structural formula of Ethanol' })).toBeVisible();
  expect(late).toEqual([]);

  await page.getByRole('button', { name: 'Show in 3D' }).click();
  const model = page.getByRole('img', { name: 'Ball-and-stick model of Ethanol, 9 atoms' });
  await expect(model).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText('Computed shape (MMFF94, one conformer), not measured.'),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  const before = await model.innerHTML();
  await page.getByRole('application').press('ArrowRight');
  expect(await model.innerHTML()).not.toBe(before);
  await page.getByRole('button', { name: 'Show the formula' }).click();
  await expect(page.getByRole('img', { name: 'Structural formula of Ethanol' })).toBeVisible();
});

test('a salt says in a sentence why it has no model', async ({ page }) => {
  await page.goto('/sodium-chloride');
  await page.getByRole('button', { name: 'Show in 3D' }).click();
  await expect(page.getByText('It consists of several ions or molecules.')).toBeVisible({
    timeout: 30_000,
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the picture and no button', async ({ page }) => {
    await page.goto('/ethanol');
    await expect(page.getByRole('img', { name: 'Structural formula of Ethanol' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show in 3D' })).toBeHidden();
  });
});
