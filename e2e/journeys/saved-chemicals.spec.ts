import { siteRoutes } from 'contract';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { expect, test } from '../support/test';

test('chemicals are saved with the star, seen in another tab, shared and asked for at once', async ({
  page,
  context,
  problems,
}) => {
  await page.goto(siteRoutes.saved);
  await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/acetone');
  await otherTab
    .getByRole('button', { name: /^Save ?: Acetone$/ })
    .first()
    .click();
  await expect(otherTab.getByRole('link', { name: 'Saved chemicals' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acetone', exact: true })).toBeVisible();
  await otherTab.goto('/methanol');
  await otherTab
    .getByRole('button', { name: /^Save ?: Methanol$/ })
    .first()
    .click();
  await otherTab.close();

  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add all to the inquiry' }).click();
  await expect(main.getByText('2 added to the inquiry')).toBeVisible();
  await main.getByRole('button', { name: 'Take Acetone out of the list' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideScroll(page);

  await test.step('a shared list is kept only when the reader says so', async () => {
    await page.goto(`${siteRoutes.saved}?chemicals=ethanol,methanol`);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.goto(siteRoutes.saved);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.goBack();
    await page.getByRole('button', { name: 'Add 1 more' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Your list' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
  });
  expect(problems).toEqual([]);
});

test('a browser that stores nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/acetone');
  await page
    .getByRole('button', { name: /^Save ?: Acetone$/ })
    .first()
    .click();
  await expect(page.getByText('This browser stores nothing here')).toBeVisible();
});
