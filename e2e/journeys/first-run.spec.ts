import type { Page } from '@playwright/test';
import { minFillSeconds } from 'contract/inquiry';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { type MailHost, startMailHost } from '../support/mail-host';
import { type ReleaseServer, startReleaseServer } from '../support/release-server';
import { account } from '../support/surroundings';
import { expect, test } from '../support/test';

let server: ReleaseServer;
let host: MailHost;

test.beforeAll(async () => {
  [server, host] = await Promise.all([startReleaseServer([]), startMailHost()]);
});
test.afterAll(() => Promise.all([server.stop(), host.close()]));

const buyer = 'ann@example.com';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30z"/></svg>';
const chemicals = 'Name,CAS number\r\nAcetone,67-64-1\r\nMethanol,67-56-1';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Sees to one item of the list, which ticks it. */
async function seeTo(page: Page, item: string, work: () => Promise<void>): Promise<void> {
  await test.step(item, async () => {
    await page.getByRole('link', { name: new RegExp(`^${item}`) }).click();
    await work();
    await page.getByRole('link', { name: /: dashboard$/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: item })).toContainText('Done:');
  });
}

test('a new company answers its first inquiry by the start list alone', async ({
  browser,
  problems,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  await page.goto('/login');
  const start = performance.now();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('0 of 13 done')).toBeVisible();

  await seeTo(page, 'Enter your company', async () => {
    await field(page, 'Company name').fill('First Day Chemicals');
    await page.getByRole('slider', { name: 'Hue' }).fill('200');
    await save(page);
    await expect(page.getByRole('link', { name: 'First Day Chemicals: dashboard' })).toBeVisible();
  });

  await seeTo(page, 'Add your logo', async () => {
    await page.getByRole('button', { name: 'New logo' }).first().click();
    await page.getByRole('radio', { name: 'For light grounds' }).click();
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
    await page.getByLabel('Picture').setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Focal point' })).toBeVisible();
    await save(page);
    await expect(page).toHaveURL(/logo-table/);
  });

  await seeTo(page, 'Enter an address', async () => {
    await page.getByRole('button', { name: 'New contact address' }).first().click();
    await field(page, 'Label').fill('Office');
    await save(page);
    await expect(page.getByRole('row', { name: /Office/ })).toBeVisible();
  });

  await seeTo(page, 'Add a mail server', async () => {
    await page.getByRole('button', { name: 'New mail server' }).first().click();
    await field(page, 'Name').fill('Relay');
    await page.getByRole('textbox', { name: 'Host' }).fill('127.0.0.1');
    await page.getByRole('radio', { name: 'None' }).click();
    await page.getByLabel('Port').fill(String(host.port));
    await page.getByRole('textbox', { name: 'Sender email' }).fill('sales@example.com');
    await page.getByRole('checkbox', { name: 'Use as default server' }).check();
    await save(page);
    await page.getByRole('link', { name: 'Relay' }).click();
    await page.getByRole('button', { name: 'Test' }).click();
    const dialog = page.getByRole('dialog', { name: 'Test “Relay”' });
    await dialog.getByRole('button', { name: 'Test' }).click();
    await expect(dialog.getByText('127.0.0.1 answers')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await seeTo(page, 'Create your first category', async () => {
    await page.getByRole('link', { name: 'New category' }).first().click();
    await field(page, 'Name').fill('Solvents');
    await save(page);
    await expect(page.getByRole('treeitem', { name: /^Solvents/ })).toBeVisible();
  });

  await seeTo(page, 'Add your first chemicals', async () => {
    const file = { name: 'first.csv', mimeType: 'text/csv', buffer: Buffer.from(chemicals) };
    await page.getByLabel('File to import').setInputFiles(file);
    await page.getByRole('button', { name: 'Choose the columns' }).click();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: /^Import 2 new/ }).click();
    await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await seeTo(page, 'Build the menu', async () => {
    await page.getByRole('link', { name: 'New menu item' }).first().click();
    await field(page, 'Title').fill('Range');
    await page.getByRole('combobox', { name: 'Path' }).fill('/categories');
    await save(page);
    await expect(page.getByText('/categories', { exact: true })).toBeVisible();
  });

  await seeTo(page, 'Invite a colleague', async () => {
    const form = page.getByRole('form', { name: 'Invite a colleague' });
    await form.getByLabel('Email').fill('colleague@example.com');
    await form.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: /^Sales/ }).click();
    await form.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText('colleague@example.com').first()).toBeVisible();
  });

  await seeTo(page, 'Go live', async () => {
    await expect(page.getByRole('checkbox', { name: 'Select Acetone' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Fill in and publish' }).click();
    await expect(page.getByText('2 chemicals published').first()).toBeVisible();
  });

  await test.step('a visitor asks', async () => {
    await visitor.goto('/acetone');
    await visitor
      .getByRole('button', { name: /^Add to inquiry/ })
      .first()
      .click();
    await visitor.getByRole('link', { name: 'Inquiry, 1 line' }).click();
    await visitor.getByRole('textbox', { name: /^Name/ }).fill('Ann Buyer');
    await visitor.getByLabel('Email').fill(buyer);
    await visitor.waitForTimeout(minFillSeconds * 1000);
    await visitor.getByRole('button', { name: 'Send inquiry' }).last().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('received');
  });

  await seeTo(page, 'Answer your first inquiry', async () => {
    await page
      .getByRole('row', { name: /Ann Buyer/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('button', { name: 'Create inquiry' }).click();
    await page.getByRole('button', { name: 'Reply' }).click();
    const reply = page.getByRole('dialog', { name: /^Reply to/ });
    const message = reply.getByRole('textbox', { name: 'Message' });
    await message.click();
    await message.pressSequentially('We have it.');
    await reply.getByRole('button', { name: 'Send now' }).click();
    const next = page.getByRole('dialog', { name: 'What is the next step?' });
    await next.getByRole('button', { name: 'No next step' }).click();
    // A mail can be taken back for ten seconds.
    await expect.poll(() => host.delivered, { timeout: 30_000 }).toContain(buyer);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`From the first sign-in to the first answer: ${seconds} s\n`);
  expect(problems).toEqual([]);

  await test.step('the list is in order on a phone, in the dark, and can be closed', async () => {
    // A second factor and a second person have journeys of their own.
    await expect(page.getByText('10 of 13 done')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close this list' }).click();
    await page.getByRole('button', { name: 'Close it' }).click();
    await expect(page.getByText('Get started')).toBeHidden();
  });
});
