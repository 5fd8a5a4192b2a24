import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from 'tools/launch-options';
import { account } from '../support/surroundings';
import { startSite } from './site-under-check';

/** `npm run pictures`: takes the README's two screenshots of the demo company. */
const folder = 'docs/pictures';

const site = await startSite();
const browser = await chromium.launch(launchOptions);
try {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({
    baseURL: site.origin,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto('/');
  await take(page, 'site');
  await signIn(page);
  await page.goto('/inquiry-list');
  await page.locator('main tbody tr').first().waitFor();
  await take(page, 'panel');
} finally {
  await browser.close();
  await site.close();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 80 });
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/dashboard/);
}
