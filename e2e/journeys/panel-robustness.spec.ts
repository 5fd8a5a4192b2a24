import type { Page } from '@playwright/test';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { account } from '../support/surroundings';
import { expect, holdToken, test } from '../support/test';

async function signInByForm(page: Page): Promise<void> {
  await page.goto(adminHrefs.login);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a part whose code does not arrive is a card with Retry; the rest of the page works on', async ({
  page,
  context,
  api,
}) => {
  await holdToken(context, api.token);
  let isDown = true;
  // From the start, as the panel may fetch it before it is asked for.
  await page.route('**/palette.*.js*', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(adminHrefs.units);
  await expect(page.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await expect(dialog.getByRole('alert')).toContainText('The search could not be shown');
  await expectAccessible(page);
  isDown = false;
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test('an address that a script sets past the router shows its page, and the way back', async ({
  page,
  context,
  api,
}) => {
  await holdToken(context, api.token);
  await page.goto(adminHrefs.units);
  await expect(page.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
  await page.evaluate((href) => history.pushState({}, '', href), adminHrefs.newMailServer);
  await expect(page.getByRole('heading', { name: 'New mail server', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
});

for (const storage of ['denied', 'full'] as const) {
  test(`a browser whose storage is ${storage} signs in and works`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const fail = () => {
        throw new DOMException('no', kind === 'denied' ? 'SecurityError' : 'QuotaExceededError');
      };
      if (kind === 'full') {
        Storage.prototype.setItem = fail;
        return;
      }
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: fail });
      }
    }, storage);
    await signInByForm(page);
    await expect(page.getByText(account.email)).toBeVisible();
    await page.goto(adminHrefs.units);
    await expect(page.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
}

test('a browser that refuses cookies says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
  await signInByForm(page);
  await expect(page.getByRole('alert')).toContainText('Your browser refuses cookies of this site');
  await expect(page).toHaveURL(adminHrefs.login);
});

test('a panel whose own code does not arrive is a sentence and no white page', async ({ page }) => {
  await page.route('**/shell/**/*.js', (route) => route.abort());
  await page.goto(adminHrefs.login);
  await expect(page.getByRole('alert')).toContainText('The admin panel could not be loaded');
  await expectAccessible(page);
  await page.unroute('**/shell/**/*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an error outside of drawing is told, and reported as the remote’s whose code it is', async ({
  page,
  context,
  api,
}) => {
  await holdToken(context, api.token);
  await page.goto(adminHrefs.newMailServer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half a server');
  const reported = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/release/report') && request.postDataJSON().kind === 'runtime',
  );
  const address = await page.evaluate(() => {
    const entry = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('/remotes/mfe-email/'));
    const error = new TypeError('x is undefined');
    error.stack = `TypeError: x is undefined\n    at ${entry}:1:1`;
    void Promise.reject(error);
    return entry;
  });
  expect(address).toContain('/remotes/mfe-email/');
  expect((await reported).postDataJSON()).toMatchObject({
    remote: 'mfe-email',
    message: 'x is undefined',
  });
  const notifications = page.getByRole('region', { name: /Notifications/ });
  await expect(notifications.getByText('Email ran into an error')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Half a server',
  );
});
