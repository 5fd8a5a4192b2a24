import type { Page } from '@playwright/test';
import { units, type Unit } from 'contract/catalog';
import { adminHrefs } from '../support/admin-hrefs';
import { addUnit } from '../support/records';
import { expect, holdToken, test } from '../support/test';

test('of two who edit one unit, the second chooses where both changed it, and gets the rest', async ({
  api,
  browser,
}) => {
  const unit = await addUnit(api);
  const open = async () => {
    const context = await browser.newContext();
    await holdToken(context, api.token);
    const page = await context.newPage();
    await openUnit(page, unit);
    return page;
  };
  const [first, second] = [await open(), await open()];

  await first.getByRole('textbox', { name: 'Name' }).fill(`${unit.name} of the first`);
  await first.getByRole('textbox', { name: 'Factor' }).fill('5');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first.getByRole('dialog')).toBeHidden();

  await second.getByRole('textbox', { name: 'Name' }).fill(`${unit.name} of the second`);
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = second.getByRole('dialog', { name: / changed this unit meanwhile$/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(`${unit.name} of the first`)).toBeVisible();
  await dialog.getByRole('radiogroup', { name: 'Name' }).getByText('Keep mine').click();
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(second.getByRole('dialog')).toHaveCount(0);

  const { data } = await api.call(units.endpoints.get, { id: unit._id });
  expect(data).toMatchObject({ name: `${unit.name} of the second`, factor: 5, version: 3 });
});

async function openUnit(page: Page, { name, symbol }: Unit): Promise<void> {
  await page.goto(adminHrefs.searchedUnits(symbol));
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit unit' })).toBeVisible();
}
