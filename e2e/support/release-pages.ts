import type { Page } from '@playwright/test';
import { parseRegistry, type Registry } from 'contract/release';
import type { EditionName } from './release-builds';
import { expect } from './test';

/** The heading of the first page in an edition of crates. */
export function cratesOf(page: Page, edition: EditionName) {
  return page.getByRole('heading', { name: `Crates, ${edition} edition`, level: 1 });
}

export function notesOf(page: Page, edition: EditionName) {
  return page.getByRole('heading', { name: `Crate notes, ${edition} edition`, level: 1 });
}

/** The error shown in place of a remote that failed to load. */
export function errorCard(page: Page) {
  return page.getByRole('main').filter({ hasText: 'Crates is not available' });
}

/** The dialog that asks whether to run the override in the URL. */
export function overrideQuestion(page: Page) {
  return page.getByRole('alertdialog', { name: 'Run another build in this tab?' });
}

/** Accepts the override, which reloads the page. */
export async function agreeToOverride(page: Page): Promise<void> {
  await overrideQuestion(page).getByRole('button', { name: 'Run it in this tab' }).click();
}

/** The toast that offers a new version. */
export function offer(page: Page) {
  return page.getByText('A new version of Crates is ready', { exact: true });
}

export function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Navigates through the menu, unfolding the group if needed. */
export async function goTo(page: Page, group: string, link: string): Promise<void> {
  const button = menuOf(page).getByRole('button', { name: group });
  await button.waitFor();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await menuOf(page).getByRole('link', { name: link, exact: true }).click();
}

/** Visits another team's remote and checks that it works. */
export async function visitSuppliers(page: Page): Promise<void> {
  await goTo(page, 'Supplier', 'Suppliers');
  await expect(page.getByRole('heading', { name: 'Suppliers', level: 1 })).toBeVisible();
}

/**
 * Marks the current document.
 *
 * @returns a function that tells whether the page still has it, without a reload
 */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

const registryScript = /(?<=<script id="registry"[^>]*>)[^]*?(?=<\/script>)/;

/** The registry in a page's HTML. */
export function registryIn(html: string): Registry {
  const parsed = parseRegistry(JSON.parse(registryScript.exec(html)?.[0] ?? ''));
  if (parsed.kind === 'registry') return parsed.registry;
  throw new Error(parsed.reason);
}

/** The page's HTML with another registry. */
export function withRegistry(html: string, document: unknown): string {
  return html.replace(registryScript, () => JSON.stringify(document));
}
