import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteRoutes } from 'contract';
import { minFillSeconds } from 'contract/inquiry';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { startDemoServer, type OwnServer } from '../support/first-server';
import { account } from '../support/surroundings';
import { siteHrefs } from '../support/site-hrefs';
import { expect, test } from '../support/test';

let server: OwnServer;

test.beforeAll(async () => {
  server = await startDemoServer();
});
test.afterAll(() => server.stop());

/** Every kind of page of the site. */
const paths = [
  ...Object.values(siteRoutes).filter((path) => !/[:.]/.test(path) && path !== siteRoutes.home),
  '',
  siteHrefs.structureSearch,
  '/alphabets/A',
  '/uses/solvent',
  '/uses/solvent/chart',
  '/functional-groups/alcohol',
  '/elements/Cl',
  '/solvents',
  '/solvents?view=table',
  '/solvents/alcohols',
  '/acetone',
  '/search?q=acid',
  '/search?q=acetnoe',
  '/search?q=67-64-2',
  '/products/code?number=67-64-1',
  '/products/compare?chemical=acetone&chemical=methanol',
  '/inquiry?add=acetone',
  '/sample-request?chemical=acetone',
  '/nothing-here',
];

/** Pages whose parts are those of all others: axe takes more time than the rest of a visit. */
const examined = new Set([
  '',
  '/acetone',
  '/solvents?view=table',
  '/inquiry?add=acetone',
  '/careers',
]);

/** What records of the demo company are called, in the same words as texts of the site. */
const ofRecords = new Set([
  'Company',
  'Products',
  'Elements',
  'Gas cylinder',
  'Quality and documents',
  'Delivery and packaging',
  'Ethanol',
  'Phenol',
  'Vanillin',
  'Isocyanates',
  'Acid anhydrides',
  'Carboxylic acids',
  'Sulfonic acids',
  'Ketones',
  'Alcohols',
  'Ethers',
  'Aromatic hydrocarbons',
]);

const languages = [
  { code: 'zh', direction: '', name: 'Chinese' },
  { code: 'ar', direction: 'rtl', name: 'Arabic' },
] as const;

test('a company speaks Chinese and Arabic, and every page is theirs', async ({ page, browser }) => {
  await test.step('staff switch the languages on', async () => {
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/dashboard$/);
    await page.goto(`${server.url}/company`);
    const choice = page.getByRole('combobox', { name: 'Languages of the site beside English' });
    for (const { name } of languages) {
      await choice.fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  });

  await test.step('all pages, on a phone and on a wide screen', async () => {
    await Promise.all(
      languages.map(async (language) => {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          reducedMotion: 'reduce',
        });
        const visitor = await context.newPage();
        const english = englishTexts(language.code);
        for (const path of paths) await expectOwn(visitor, { path, english, ...language });
        await context.close();
      }),
    );
  });

  await test.step('a buyer inquires in Arabic', async () => {
    await page.goto(`${server.url}/ar/inquiry?add=acetone`);
    // The line is taken into the list of this device, and the page is drawn anew.
    await expect(page).toHaveURL(/\/ar\/inquiry$/);
    await page.getByRole('textbox', { name: /^الاسم/ }).fill('ليلى مثال');
    await page.getByRole('textbox', { name: /^البريد الإلكتروني/ }).fill('layla@example.com');
    await page.waitForTimeout(minFillSeconds * 1000);
    await page.getByRole('button', { name: 'إرسال الطلب' }).click();
    await expect(page.getByRole('heading', { name: 'لقد تلقينا طلبك' })).toBeVisible();
    await expect(page).toHaveURL(/\/ar\/inquiry\/status\?/);
  });
});

interface Visit {
  readonly path: string;
  readonly code: string;
  readonly direction: string;
  readonly english: readonly string[];
}

async function expectOwn(page: Page, { path, code, direction, english }: Visit): Promise<void> {
  await test.step(`${code} ${path}`, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}/${code}${path}`);
    const { lang, dir } = await page.evaluate(() => {
      const root = document.documentElement;
      return { lang: root.lang, dir: root.dir };
    });
    expect([lang, dir]).toEqual([code, direction]);
    await expectNoSideScroll(page);
    if (examined.has(path)) await expectAccessible(page);
    const shown = await shownTexts(page);
    expect(english.filter((text) => shown.includes(text))).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoSideScroll(page);
  });
}

/** The texts of the catalogue as they stand in the source, where the translation is another. */
function englishTexts(code: string): string[] {
  const file = new URL(`../../public-site/src/language/messages/${code}.po`, import.meta.url);
  const entries = readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return [...entries].flatMap(([, text = '', translation]) =>
    text === translation || ofRecords.has(text) || /[{<]/.test(text) || !/[a-z]{3}/.test(text)
      ? []
      : [text],
  );
}

/** What stands on the page in its own language. */
async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, body [lang]')) texts.push(textContent ?? '');
    }
    const named = [...document.body.querySelectorAll('[aria-label], [title], [placeholder]')];
    const names = named
      .filter((element) => !element.closest('body [lang]'))
      .flatMap((element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      );
    return [...texts, ...names].map((text) => text.trim());
  });
}
