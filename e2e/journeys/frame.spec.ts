import type { Page } from '@playwright/test';
import { adminHrefs } from '../support/admin-hrefs';
import { expectNoSideScroll } from '../support/axe';
import { expect, test } from '../support/test';

const week = 604_800;

test('the sidebar is 16rem wide, 3rem as icons, by button and by Ctrl+B, and stays so for a week', async ({
  staffPage: page,
  context,
}) => {
  await page.goto(adminHrefs.dashboard);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '48px');
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state');
  expect(cookie).toMatchObject({ value: 'false', path: '/' });
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(week - 60);
  expect(seconds).toBeLessThanOrEqual(week);
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '48px');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect(sidebar).toHaveCSS('width', '256px');
});

test('below 768 px the menu is a dialog of 18rem', async ({ staffPage: page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto(adminHrefs.dashboard);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.keyboard.press('Control+b');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toHaveCSS('width', '288px');
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('complementary')).toHaveCSS('width', '48px');
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
});

for (const width of [390, 360]) {
  test(`nothing is wider than a window of ${width} px`, async ({ staffPage: page }) => {
    await page.setViewportSize({ width, height: 780 });
    for (const href of [adminHrefs.dashboard, adminHrefs.chemicals, adminHrefs.newChemical]) {
      await page.goto(href);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSideScroll(page);
    }
  });
}

test('tooltips come after 700 ms, those of the icons in the sidebar at once', async ({
  staffPage: page,
}) => {
  await page.goto(adminHrefs.dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const late = await timeTooltip(page, page.getByRole('button', { name: 'Toggle sidebar' }));
  expect(late).toBeGreaterThanOrEqual(690);
  expect(late).toBeLessThan(1600);

  await page.mouse.move(640, 700, { steps: 5 });
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('complementary')).toHaveCSS('width', '48px');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // Longer than the skip delay of 300 ms, within which the next tooltip opens at once.
  await page.waitForTimeout(500);
  expect(await timeTooltip(page, page.getByRole('button', { name: 'Supplier' }))).toBeLessThan(600);
});

test('menu, notifications and profile exclude each other; a click outside closes the notifications', async ({
  staffPage: page,
}) => {
  await page.goto(adminHrefs.dashboard);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const account = page.getByRole('button', { name: 'Your account' });
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  const profile = page.getByRole('dialog', { name: 'Profile', exact: true });
  const menu = page.getByRole('menu');

  await bell.click();
  await expect(notifications).toBeVisible();
  await account.click();
  await expect(menu).toBeVisible();
  await expect(notifications).toBeHidden();
  await menu.getByRole('menuitem', { name: 'View Profile' }).click();
  await expect(profile).toBeVisible();
  await expect(menu).toBeHidden();
  await bell.click();
  await expect(notifications).toBeVisible();
  await expect(profile).toBeHidden();

  const unread = async () => Number(/\d+/.exec(await bell.innerText())?.[0] ?? 0);
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  await notifications
    .getByRole('button', { name: /^Remove:/ })
    .first()
    .click();
  await expect.poll(unread).toBe(before - 1);
  await page.getByRole('main').click({ position: { x: 5, y: 400 } });
  await expect(notifications).toBeHidden();
});

test('a photo that is no image brings the alert and is ignored', async ({ staffPage: page }) => {
  await page.goto(adminHrefs.dashboard);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  const said = new Promise<string>((resolve) => {
    page.once('dialog', (alert) => void alert.accept().then(() => resolve(alert.message())));
  });
  await dialog
    .getByLabel('Choose photo')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') });
  expect(await said).toBe('Please select a valid image file.');
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});

test('the theme follows the system until one is chosen, which is kept', async ({
  staffPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(adminHrefs.dashboard);
  await expect.poll(() => isDark(page)).toBe(true);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Light' }).click();
  await expect.poll(() => isDark(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await isDark(page)).toBe(false);
});

test('an address that nobody has shows the not-found page inside the frame', async ({
  staffPage: page,
}) => {
  await page.goto(adminHrefs.dashboard);
  await page.evaluate(() => history.pushState({}, '', '/nobody-has-this'));
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(page).toHaveURL(adminHrefs.dashboard);
});

type Target = ReturnType<Page['getByRole']>;

/** Milliseconds from the pointer's arrival to the tooltip, measured in the page. */
async function timeTooltip(page: Page, target: Target): Promise<number> {
  await target.evaluate((element) => {
    const state = { at: 0, shownAfter: -1 };
    Object.assign(window, { tooltip: state });
    element.addEventListener('pointermove', () => (state.at ||= performance.now()), { once: true });
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=tooltip]') === null) return;
      state.shownAfter = performance.now() - state.at;
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await target.hover();
  await expect(page.getByRole('tooltip')).toBeAttached();
  return page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'tooltip'), 'shownAfter')));
}

/** Whether the page's background is darker than its text. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const brightness = (value: string) =>
      (value.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    return brightness(backgroundColor) < brightness(color);
  });
}
