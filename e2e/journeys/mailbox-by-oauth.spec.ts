import { mailAccounts, mailMessages } from 'contract/email';
import { adminHrefs } from '../support/admin-hrefs';
import { type AuthorizationHost, startAuthorizationHost } from '../support/authorization-server';
import { expectAccessible } from '../support/axe';
import { type ImapHost, startImapHost } from '../support/imap-host';
import { serverUrl } from '../support/surroundings';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

let imap: ImapHost;
let provider: AuthorizationHost;

test.beforeAll(async () => {
  [imap, provider] = await Promise.all([startImapHost(), startAuthorizationHost()]);
});
test.afterAll(() => Promise.all([imap.close(), provider.close()]));

test('a mailbox is allowed at its provider and read by its token; a way back counts once', async ({
  staffPage: page,
  context,
  api,
  problems,
}) => {
  test.slow();
  // Without PUBLIC_URL the server calls itself localhost.
  const url = serverUrl().replace('127.0.0.1', 'localhost');
  await context.addCookies([{ name: 'jwt', value: api.token, url, sameSite: 'Strict' }]);
  const name = `Sales ${unique()}`;
  const subject = `By token ${unique()}`;
  imap.deliver(
    Buffer.from(
      `From: Quinn <quinn@example.com>\r\nSubject: ${subject}\r\nMessage-ID: <${unique()}@example.com>\r\n\r\nHello.\r\n`,
    ),
  );
  const server = { host: '127.0.0.1', port: imap.port, security: 'none' } as const;
  const { data: account } = await api.call(mailAccounts.endpoints.add, {
    body: {
      name,
      ...server,
      username: 'sales@example.com',
      signIn: 'oauth2',
      ...provider.account,
    },
  });
  const row = page.getByRole('row', { name });

  await test.step('the access is allowed at the provider', async () => {
    await page.goto(adminHrefs.mailAccount);
    await expect(row.getByRole('button', { name: 'Sign in at the provider' })).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Sign in at the provider' }).click();
    await page.getByRole('link', { name: 'Allow' }).click();
    const notice = `“${name}” is signed in to and will be read`;
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/mail-account$/);
    expect(provider.grants).toEqual(['authorization_code']);
  });

  await test.step('its mail comes in', async () => {
    const inbox = () => api.call(mailMessages.endpoints.list, { query: { pageSize: 100 } });
    const hasArrived = async () => (await inbox()).data.some((mail) => mail.subject === subject);
    await expect.poll(hasArrived, { timeout: 120_000 }).toBe(true);
    await page.goto(adminHrefs.inbox);
    await expect(page.getByText(subject)).toBeVisible();
  });

  await test.step('a way back counts once', async () => {
    await page.goto(`${adminHrefs.mailAccount}-sign-in?code=1&state=used`);
    await expect(page.getByText(/took too long, or was begun elsewhere/)).toBeVisible();
    await expectAccessible(page);
  });
  await api.call(mailAccounts.endpoints.remove, { id: account._id });
  // The refusal that was meant to be.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});
