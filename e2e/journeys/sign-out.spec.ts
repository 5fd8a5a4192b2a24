import type { Page } from '@playwright/test';
import { adminEndpoints } from 'contract/staff';
import { adminHrefs } from '../support/admin-hrefs';
import { signIn, staffApi } from '../support/staff-api';
import { account } from '../support/surroundings';
import { expect, holdToken, test } from '../support/test';

test('a token that the server refuses ends the session, which the console tells', async ({
  page,
  context,
  request,
}) => {
  const token = await signIn(request);
  await holdToken(context, token);
  await page.goto(adminHrefs.dashboard);
  await expect(page.getByText(account.email)).toBeVisible();

  // An open page may notice it first, and what it says is lost when it is left.
  await page.goto('about:blank');
  const consoleMessage = page.waitForEvent('console', (message) =>
    /invalid or expired token/i.test(message.text()),
  );
  await staffApi(request, token).call(adminEndpoints.logout, {});
  await page.goto(adminHrefs.units);
  await expect(page).toHaveURL(adminHrefs.loginFrom(adminHrefs.units));
  await consoleMessage;
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'jwt' }));
});

test('Logout in the avatar menu revokes the token and leads to the login', async ({
  page,
  context,
  request,
}) => {
  const token = await signIn(request);
  await holdToken(context, token);
  await page.goto(adminHrefs.dashboard);
  await page.getByRole('button', { name: 'Your account' }).click();
  const answered = page.waitForResponse(`**/api/${adminEndpoints.logout.path}`);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(adminHrefs.login);
  expect((await answered).status()).toBe(200);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('jwt');
  await expect(staffApi(request, token).call(adminEndpoints.profile, {})).rejects.toThrow('403');
});

test('the login is for those who are not signed in, all else for those who are', async ({
  page,
  context,
  api,
}) => {
  await page.goto(adminHrefs.dashboard);
  await expect(page).toHaveURL(adminHrefs.login);
  await page.goto(adminHrefs.units);
  await expect(page).toHaveURL(adminHrefs.loginFrom(adminHrefs.units));
  await holdToken(context, api.token);
  await page.goto(adminHrefs.login);
  await expect(page).toHaveURL(adminHrefs.dashboard);
});

for (const foreign of ['https://example.com/', '//example.com/', '/\\example.com']) {
  test(`after the login, ${foreign} is no place to go on to`, async ({ page }) => {
    await page.goto(adminHrefs.loginFrom(foreign));
    await logIn(page);
    await expect(page).toHaveURL(adminHrefs.dashboard);
  });
}

test('a login keeps the token in a cookie for the whole site that no other site makes be sent', async ({
  page,
  context,
}) => {
  await page.goto(adminHrefs.login);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await logIn(page);
  await expect(page).toHaveURL(adminHrefs.dashboard);
  const jwt = (await context.cookies()).find(({ name }) => name === 'jwt');
  expect(jwt).toMatchObject({ path: '/', sameSite: 'Strict', httpOnly: false });
  expect(jwt?.expires).toBeGreaterThan(Date.now() / 1000);
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
}
