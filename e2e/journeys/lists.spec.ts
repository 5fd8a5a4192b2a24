import type { Page } from '@playwright/test';
import { chemicals } from 'contract/catalog';
import { inquiries } from 'contract/inquiry';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const lists = [
  'chemical-table',
  'chemical-types',
  'unit',
  'supplier-table',
  'customer-table',
  'smtp-table',
  'email-template-table',
  'email-category',
  'inquiry-list',
  'source-table',
  'status-table',
  'product-inquiry-table',
  'blog-category-table',
  'blog-table',
  'about-us-table',
  'banner-table',
  'worldwide-table',
  'logo-table',
  'contact-info-table',
  'meta-table',
  'slideShow-table',
  'whatsUpInfo-table',
  'events',
  'navigationLink',
  'catalogue-table',
] as const;

/** The minimum of visible rows in a window of 1440 × 900. */
const leastRows: Readonly<Record<string, number>> = { 'chemical-table': 14, 'inquiry-list': 12 };

test('every list fits a laptop: no cut column, one scroll bar, its pages in view', async ({
  staffPage: page,
  problems,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const list of lists) {
    await test.step(list, async () => {
      await page.goto(`/${list}`);
      await expect(loadedRows(page).first()).toBeVisible();
      const fit = await page.evaluate(measureTable);
      expect(fit).toMatchObject({ isPageTooHigh: false, isTableTooWide: false, cutHeads: [] });
      await expect(page.getByRole('main').getByText(/^\d+–\d+ of /)).toBeInViewport({ ratio: 1 });
      expect(fit.rowsInView).toBeGreaterThanOrEqual(leastRows[list] ?? 1);
    });
  }
  expect(problems).toEqual([]);
});

test('every list is a list of rows on a phone, 390 and 360 px wide', async ({
  staffPage: page,
}) => {
  for (const list of lists) {
    await test.step(list, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${list}`);
      await expect(page.getByRole('main').locator('ul[aria-label] > li').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
      await expectNoSideScroll(page);
      await expectAccessible(page, 'main');
      await page.setViewportSize({ width: 360, height: 844 });
      await expect(() => expectNoSideScroll(page)).toPass();
    });
  }
});

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
    for (let place = 2; place <= 24; place += 1) await page.keyboard.press('ArrowDown');
    await expect(hint(24)).toBeInViewport({ ratio: 1 });
    await expect(hint(1)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(hint(24)).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(hint(23)).toBeInViewport({ ratio: 1 });
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
  await expect(page.getByRole('form', { name: 'Next step' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Contact name' })).toBeHidden();
  await page.getByRole('button', { name: 'Details' }).click();
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

function loadedRows(page: Page) {
  return page.getByRole('main').locator('tbody:not([aria-busy="true"]) > tr');
}

function measureTable() {
  const table = document.querySelector('main table');
  const frame = table?.parentElement;
  if (!(table instanceof HTMLTableElement) || !frame) throw new Error('There is no table');
  const head = table.tHead?.getBoundingClientRect().bottom ?? 0;
  const end = Math.min(frame.getBoundingClientRect().bottom, innerHeight);
  const rows = [...(table.tBodies[0]?.rows ?? [])].map((row) => row.getBoundingClientRect());
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  return {
    isPageTooHigh: document.documentElement.scrollHeight > innerHeight,
    isTableTooWide: frame.scrollWidth > frame.clientWidth,
    cutHeads: heads
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.innerText),
    rowsInView: rows.filter(({ top, bottom }) => top >= head - 1 && bottom <= end + 1).length,
  };
}
