import type { Page } from '@playwright/test';
import { units } from 'contract/catalog';
import { adminHrefs } from '../support/admin-hrefs';
import { addUnit } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('a unit is found, changed, added and left again by keyboard alone', async ({
  staffPage: page,
  api,
}) => {
  const unit = await addUnit(api);
  await page.goto(adminHrefs.units);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await test.step('to the search and from there into the table', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(unit.symbol);
    await expect(page.getByRole('row')).toHaveCount(2);
    await tabTo(page, () => document.activeElement?.matches('tbody tr') === true);
  });

  await test.step('Enter opens the row, Ctrl+S saves it', async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit unit' });
    await expect(dialog).toBeVisible();
    await tabTo(page, () => document.activeElement?.matches('[role=dialog] input') === true);
    await page.keyboard.press('End');
    await page.keyboard.type(' by key');
    await page.keyboard.press('Control+s');
    await expect(dialog).toBeHidden();
    const { data } = await api.call(units.endpoints.get, { id: unit._id });
    expect(data.name).toBe(`${unit.name} by key`);
  });

  await test.step('n starts a new one; what is missing is told at its field', async () => {
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New unit' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid');
    await dialog.getByRole('textbox', { name: 'Name' }).focus();
    await page.keyboard.type(`Typed ${unique()}`);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
    // A question takes keys a moment after it has the focus.
    await expect(async () => {
      if (await question.isVisible()) await page.keyboard.press('Escape');
      await expect(question).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(dialog).toBeVisible();
  });
});

test('the first stop of the Tab key leads past the menu', async ({ staffPage: page }) => {
  await page.goto(adminHrefs.units);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, isThere: () => boolean): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element');
}
