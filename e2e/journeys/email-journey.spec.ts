import { type MailServer } from 'contract/email';
import { customerEndpoints } from 'contract/partner';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { type MailHost, startMailHost } from '../support/mail-host';
import { addChemical, addCustomer } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

// A trace injects scripts into every frame, and the preview's sandbox reports each as an error.
test.use({ trace: 'off' });

let host: MailHost;

test.beforeAll(async () => {
  host = await startMailHost();
});
test.afterAll(() => host.close());

test('from a mail server to a mailing whose failed messages are sent again', async ({
  staffPage: page,
  api,
  problems,
}) => {
  test.slow();
  const word = unique();
  const server: Pick<MailServer, 'name'> = { name: `Relay ${word}` };
  const template = `Offer ${word}`;
  const chemical = await addChemical(api);
  const addresses = ['ann', 'ben', 'cleo'].map((name) => `${name}-${word}@example.com`);
  for (const email of addresses) {
    const customer = await addCustomer(api, { emails: [email], marketingConsent: true });
    const body = { chemicalId: chemical._id };
    await api.call(customerEndpoints.link, { id: customer._id, body });
  }
  const [, refused] = addresses;
  host.refuse(refused);

  await test.step('set up a server', async () => {
    await page.goto(adminHrefs.newMailServer);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(server.name);
    await page.getByRole('textbox', { name: 'Host' }).fill('127.0.0.1');
    await page.getByRole('radio', { name: 'None' }).click();
    await page.getByLabel('Port').fill(String(host.port));
    await page.getByRole('textbox', { name: 'Sender email' }).fill('sales@example.com');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: server.name })).toBeVisible();
  });

  await test.step('and test it', async () => {
    await page.getByRole('link', { name: server.name }).click();
    await page.getByRole('button', { name: 'Test' }).click();
    const dialog = page.getByRole('dialog', { name: `Test “${server.name}”` });
    await dialog.getByLabel('Send a test message to').fill(`test-${word}@example.com`);
    await dialog.getByRole('button', { name: 'Test' }).click();
    await expect(dialog.getByLabel('What was said')).toContainText('250');
    await expectAccessible(page);
    expect(host.delivered).toEqual([`test-${word}@example.com`]);
  });

  await test.step('write a template, with its preview beside it', async () => {
    await page.goto(adminHrefs.newTemplate);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(template);
    await page.getByRole('textbox', { name: 'Subject' }).fill('{{chemical.name}} is in stock');
    await page.getByRole('radio', { name: 'Source' }).click();
    await page
      .getByRole('textbox', { name: 'Message' })
      .fill('<p>Dear {{customer.contactPerson}}, we have {{chemical.name}}.</p>');
    const preview = page.getByRole('region', { name: 'Preview' });
    // The sandboxed frame runs no scripts, so Playwright cannot inspect its document.
    await expect(preview.locator('iframe')).toHaveAttribute('srcdoc', /we have Acetone/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: template })).toBeVisible();
  });

  await test.step('send it to all buyers of a chemical', async () => {
    await page.goto(adminHrefs.writeToBuyers(chemical._id));
    await expect(page.getByText('3 recipients')).toBeVisible();
    await page.getByRole('combobox', { name: 'Mail server' }).click();
    await page.getByRole('option', { name: server.name }).click();
    await page.getByRole('combobox', { name: 'Template', exact: true }).fill(template);
    await page.getByRole('option', { name: template }).click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(/is in stock/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send…' }).click();
    const question = page.getByRole('alertdialog', { name: 'Send to 3 recipients?' });
    await expect(question).toContainText(server.name);
    await question.getByRole('button', { name: 'Send 3 messages' }).click();
  });

  await test.step('watch it arrive, and send the failed ones again', async () => {
    const progress = page.getByRole('region', { name: 'Progress of the sending' });
    await expect(progress.getByText('All 3 messages have ended')).toBeVisible();
    await expect(progress.getByLabel('Messages by state')).toContainText('Failed1');
    await expect(progress.getByText('No such mailbox here')).toBeVisible();
    await expectAccessible(page);
    host.refuse(undefined);
    await progress.getByRole('button', { name: 'Resend only the failed ones' }).click();
    await expect(progress.getByText('All 3 messages were sent')).toBeVisible();
    expect(host.delivered.slice(1).toSorted()).toEqual(addresses);
  });

  await test.step('on a phone, in the dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
  expect(problems).toEqual([]);
});
