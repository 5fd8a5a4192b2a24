import type { Page } from '@playwright/test';
import { chemicals } from 'contract/catalog';
import { inquiries } from 'contract/inquiry';
import { expectNoSideScroll } from '../support/axe';
import { loadedRows } from '../support/lists';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('selecting a row moves no row', async ({ staffPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/chemical-table');
  const row = loadedRows(page).nth(2);
  await expect(row).toBeVisible();
  const before = await row.boundingBox();
  await row.getByRole('checkbox').click();
  await expect(page.getByRole('toolbar', { name: 'Selected rows' })).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Clear the selection' }).click();
});

test('what a cell cuts is shown in full: of the row that the keyboard is on, and of the cell under the pointer', async ({
  staffPage: page,
  api,
}) => {
  const word = unique();
  const nameOf = (place: number) =>
    `${String(place).padStart(2, '0')} ${word} with so long a name that no column of the table has room for it, ever`;
  for (let place = 1; place <= 24; place += 1)
    await api.call(chemicals.endpoints.add, { body: { name: nameOf(place) } });
  await page.goto(`/chemical-table?search=${word}`);
  const hint = (place: number) => page.getByText(`Name: ${nameOf(place)}`, { exact: true });
  await expect(loadedRows(page)).toHaveCount(24);

  await test.step('by keys, also of a row that comes into view', async () => {
    await page.getByRole('button', { name: 'Name', exact: true }).focus();
    await tabToRow(page);
    await expect(hint(1)).toBeInViewport({ ratio: 1 });
    for (let place = 2; place <= 24; place += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(hint(place)).toBeInViewport({ ratio: 1 });
    }
    await expect(hint(1)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(hint(24)).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(hint(23)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });

  await test.step('by the pointer, and not of what is whole', async () => {
    const cells = loadedRows(page).last().getByRole('cell');
    const whole = page.locator('[aria-hidden="true"]').getByText(nameOf(24), { exact: true });
    await cells.nth(1).hover();
    await expect(whole).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(whole).toHaveCount(0);
  });
});

test('on a phone the next step and the reply of an inquiry are on the first screen', async ({
  staffPage: page,
  api,
}) => {
  const { data } = await api.call(inquiries.endpoints.list, { query: { pageSize: '1' } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/edit-inquiry/${data[0]?._id}`);
  await expect(page.getByRole('button', { name: 'Reply' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Note or next step' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Contact name' })).toBeHidden();
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: /^Who asks ./ }).click();
  await expect(page.getByRole('textbox', { name: 'Contact name' })).toBeVisible();
  await expectNoSideScroll(page);
});

test('all columns of the board are in view on a laptop, and no card is cut', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/inquiry-list?layout=board');
  await expect(page.getByRole('region', { name: 'Won' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('region', { name: 'Lost' })).toBeInViewport({ ratio: 0.9 });
  const cut = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.filter((card) => card.scrollHeight > card.clientHeight).length);
  expect(cut).toBe(0);
});

async function tabToRow(page: Page) {
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('tbody tr'))) return;
  }
  throw new Error('Tab does not reach the rows');
}
