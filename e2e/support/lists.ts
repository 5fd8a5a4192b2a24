import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from './axe';
import { expect } from './test';

/** The admin's lists. */
export const lists: ReadonlySet<string> = new Set([
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
]);

/** The minimum of visible rows in a laptop's window. */
const minRows: Readonly<Record<string, number>> = { 'chemical-table': 14, 'inquiry-list': 12 };

export const laptop = { width: 1440, height: 900 };

/** No cut column, one scroll bar, and the pages of the list in view. */
export async function expectToFitLaptop(page: Page, list: string): Promise<void> {
  await expect(loadedRows(page).first()).toBeVisible();
  const fit = await page.evaluate(measureTable);
  expect(fit).toMatchObject({ isPageTooHigh: false, isTableTooWide: false, cutHeads: [] });
  await expect(page.getByRole('main').getByText(/^\d+–\d+ of /)).toBeInViewport({ ratio: 1 });
  expect(fit.rowsInView).toBeGreaterThanOrEqual(minRows[list] ?? 1);
}

/** A list of rows instead of a table, accessible, 390 and 360 px wide. */
export async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('main').locator('ul[aria-label] > li').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  await expectNoSideScroll(page);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 360, height: 844 });
  await expect(() => expectNoSideScroll(page)).toPass();
}

export function loadedRows(page: Page) {
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
