import type { Browser, Locator, Page } from '@playwright/test';
import { adminHrefs } from '../support/admin-hrefs';
import { addChemical, addSupplier } from '../support/records';
import { siteHrefs } from '../support/site-hrefs';
import type { StaffApi } from '../support/staff-api';
import { serverUrl } from '../support/surroundings';
import { expect, holdToken, test } from '../support/test';
import { unique } from '../support/unique';

test('forced colours mark what is current, chosen and switched on', async ({ staffPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(adminHrefs.inquiryBoard(''));
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expectMarked(menu.locator('[aria-current="page"]'));
  await expectMarked(page.getByRole('link', { name: 'Board', exact: true }));

  await page
    .getByRole('button', { name: /^Move INQ/ })
    .first()
    .press('Enter');
  await page.keyboard.press('ArrowDown');
  await expectMarked(page.locator('[role=menuitem][data-highlighted]'));

  await page.goto(adminHrefs.menus);
  const shown = page.getByRole('switch', { checked: true }).first();
  await expectMarked(shown);
  await expect(shown.locator('span')).not.toHaveCSS('background-color', await highlight(page));
});

test('names without a space and wide letters make no page scroll sideways', async ({
  browser,
  api,
}) => {
  const page = await spacedPage(browser, api);
  const longest = `${'Superlongname'.repeat(14)}${unique()}`;
  const chemical = await addChemical(api, { name: longest });
  const supplier = await addSupplier(api, { companyName: longest });
  const hrefs = [
    adminHrefs.editChemical(chemical._id),
    adminHrefs.editSupplier(supplier._id),
    adminHrefs.chemicals,
    adminHrefs.inquiries,
    siteHrefs.chemical(chemical),
    siteHrefs.home,
  ];
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.addStyleTag({ content: spacing });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, href).toBeLessThanOrEqual(360);
  }
  await page.context().close();
});

/** The text spacing of WCAG 2.2, success criterion 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** A page at the width of a narrow phone, with injected styles. */
async function spacedPage(browser: Browser, { token }: StaffApi): Promise<Page> {
  const context = await browser.newContext({
    baseURL: serverUrl(),
    bypassCSP: true,
    viewport: { width: 360, height: 740 },
  });
  await holdToken(context, token);
  return context.newPage();
}

/** The system's highlight colour: the only background that forced colours leave for selection. */
async function expectMarked(control: Locator) {
  await expect(control).toHaveCSS('background-color', await highlight(control.page()));
}

function highlight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
}
