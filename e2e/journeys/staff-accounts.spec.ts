import type { APIRequestContext, Page } from '@playwright/test';
import { mailboxEndpoints } from 'contract/email';
import { adminEndpoints, staffEndpoints } from 'contract/staff';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import type { StaffApi } from '../support/staff-api';
import { account, newAccount } from '../support/surroundings';
import { expect, holdToken, test } from '../support/test';
import { unique } from '../support/unique';

const address = () => `${unique()}@example.com`.toLowerCase();
const password = 'a pass phrase of four words';

/** The link in the latest mail that the development mailbox has for an address. */
async function linkTo({ call }: StaffApi, to: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { data: mails } = await call(mailboxEndpoints.list, {});
    const mail = mails.find((one) => one.to.includes(to));
    expect(mail).toBeDefined();
    const { data } = await call(mailboxEndpoints.get, { id: String(mail?._id) });
    link = /https?:\/\/[^\s"<]+#[\w-]{43}/.exec(data.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return link;
}

/** The same page at the server under test: mails name the public address. */
function here(link: string): string {
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

async function logIn(page: Page, email: string, secret: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signInAs(request: APIRequestContext, email: string): Promise<string> {
  const data = { email, password: account.password };
  const answer = await request.post(`/api/${adminEndpoints.login.path}`, { data });
  return String((await answer.json()).token);
}

test('an invited person gets a mail, opens the account by its link and signs in', async ({
  staffPage,
  api,
  page,
  browser,
}) => {
  const email = address();
  await staffPage.goto(adminHrefs.staff);
  await staffPage.getByLabel('Email').fill(email);
  await staffPage.getByRole('combobox', { name: 'Role', exact: true }).click();
  await staffPage.getByRole('option', { name: 'Sales' }).click();
  await staffPage.getByRole('button', { name: 'Invite' }).click();
  await expect(staffPage.getByText(`A link was mailed to ${email}.`)).toBeVisible();
  await expect(staffPage.getByRole('rowheader', { name: email })).toBeVisible();

  const invited = await browser.newContext();
  const own = await invited.newPage();
  const link = here(await linkTo(api, email));
  await own.goto(link);
  await expect(own.getByText(`You sign in with ${email}.`)).toBeVisible();
  await expectAccessible(own);
  await own.getByLabel('First name').fill('Ivy');
  await own.getByLabel('Last name').fill('Invited');
  await own.getByLabel(/^Password/).fill('passwordpassword');
  await own.getByRole('button', { name: 'Open account' }).click();
  await expect(own.getByText(/leaked most often/)).toBeVisible();
  await own.getByLabel(/^Password/).fill(password);
  await own.getByRole('button', { name: 'Open account' }).click();
  await own.getByRole('link', { name: 'Go to sign-in' }).click();
  await logIn(own, email, password);
  await expect(own).toHaveURL(adminHrefs.dashboard);
  await own.goto(link);
  await expect(own.getByText(/This link does not work any more/)).toBeVisible();
  await invited.close();
  await page.close();
});

test('a forgotten password is replaced by a link, and the old sessions end', async ({
  page,
  api,
  request,
}) => {
  const email = address();
  await api.call(adminEndpoints.register, { body: newAccount(email) });
  const former = await signInAs(request, email);
  await page.goto(adminHrefs.login);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(adminHrefs.forgotPassword);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/If an account has this email/)).toBeVisible();

  await page.goto(here(await linkTo(api, email)));
  await page.getByLabel(/^New password/).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await logIn(page, email, password);
  await expect(page).toHaveURL(adminHrefs.dashboard);
  const refused = await request.get(`/api/${adminEndpoints.profile.path}`, {
    headers: { authorization: `Bearer ${former}` },
  });
  expect(refused.status()).toBe(403);
});

test('a deactivated person loses page and API within two seconds', async ({
  context,
  page,
  api,
  request,
}) => {
  const email = address();
  const { admin } = await api.call(adminEndpoints.register, { body: newAccount(email) });
  const token = await signInAs(request, email);
  await holdToken(context, token);
  const stream = page.waitForResponse('**/api/notification/stream');
  await page.goto(adminHrefs.dashboard);
  await expect(page.getByText(email)).toBeVisible();
  await stream;

  const begun = Date.now();
  await api.call(staffEndpoints.deactivate, { id: admin._id, body: {} });
  const refused = await request.get(`/api/${adminEndpoints.profile.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(403);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  // The event arrives at once; the time is a slow machine's.
  expect(Date.now() - begun).toBeLessThan(10_000);
  await logIn(page, email, account.password);
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
});
