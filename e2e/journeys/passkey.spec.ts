import type { Page } from '@playwright/test';
import { adminEndpoints, passkeyEndpoints } from 'contract/staff';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { account, newAccount, serverUrl } from '../support/surroundings';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

/** Browsers allow passkeys for names alone, not for IP addresses. */
test.use({ baseURL: serverUrl().replace('127.0.0.1', 'localhost') });

/** An authenticator of the machine, which knows its user. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    /** Whether its user answers, also what the browser offers below the email. */
    setPresence: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

/** As eleven minutes after the sign-in: the server would refuse the call as this answer does. */
async function refuseOnceAsStale(page: Page): Promise<void> {
  const problem = {
    type: '/problems/stale-sign-in',
    title: '',
    status: 401,
    detail: '',
    instance: '',
  };
  const answer = { status: 401, contentType: 'application/problem+json', json: problem };
  await page.route(`**/api/${passkeyEndpoints.remove.path}?*`, (route) => route.fulfill(answer), {
    times: 1,
  });
}

test('a passkey is added, signs in without a password, and confirms a dangerous change', async ({
  page,
  api,
  problems,
}) => {
  const email = `${unique()}@example.com`.toLowerCase();
  await api.call(adminEndpoints.register, { body: newAccount(email) });
  await page.goto(adminHrefs.login);
  const authenticator = await addAuthenticator(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(adminHrefs.security);
  for (const name of ['Laptop', 'Phone']) {
    await page.getByLabel('Name of the passkey').fill(name);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    if (name === 'Phone') {
      await expect(
        page.getByText('This device has a passkey of your account already.'),
      ).toBeVisible();
    } else {
      await expect(page.getByText('Print these recovery codes')).toBeVisible();
    }
  }
  await page.getByRole('button', { name: 'Rename Laptop' }).click();
  await page.getByLabel('New name').fill('Office laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('rowheader', { name: 'Office laptop' })).toBeVisible();
  await expectAccessible(page);

  await authenticator.setPresence(false);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/Use your passkey, or enter a recovery code/)).toBeVisible();
  await authenticator.setPresence(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(adminHrefs.security);
  await refuseOnceAsStale(page);
  await page.getByRole('button', { name: 'Remove Office laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByText('The passkey is removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Office laptop' })).toBeHidden();
  expect(problems.filter((one) => !one.includes('401'))).toEqual([]);
});
