import { chemicals } from 'contract/catalog';
import { documentDeliveries, documents } from 'contract/document';
import { mailAccounts, mailboxEndpoints } from 'contract/email';
import { fileEndpoints, StoredFile } from 'contract/file';
import { inquiries, inquiryEndpoints } from 'contract/inquiry';
import { adminEndpoints } from 'contract/staff';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { type ImapHost, startImapHost } from '../support/imap-host';
import { addChemical } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

let imap: ImapHost;

test.beforeAll(async () => {
  imap = await startImapHost();
});
test.afterAll(() => imap.close());

test('a mail is answered with a document, which is in the conversation, the log and the Sent folder', async ({
  staffPage: page,
  api,
  problems,
}) => {
  test.slow();
  const word = unique();
  const email = `quinn-${word}@example.com`.toLowerCase();
  const subject = `Data sheet ${word}`;
  const chemical = await addChemical(api);
  const chemicalId = chemicals.id.parse(chemical._id);
  const stored = await page.request.post(`/api/${fileEndpoints.add.path}?audience=staff`, {
    headers: { authorization: `Bearer ${api.token}` },
    multipart: {
      file: {
        name: 'sheet.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'),
      },
    },
  });
  const { name: file } = StoredFile.parse((await stored.json()).data);
  const sheet = { kind: 'SDS', title: 'Safety data sheet', language: 'en', file } as const;
  await api.call(documents.endpoints.add, { body: { chemicalId, ...sheet } });
  const { data: inquiry } = await api.call(inquiries.endpoints.add, {
    body: { contactName: `Quinn ${word}`, email, items: [{ chemicalId }] },
  });
  await api.call(adminEndpoints.updateProfile, { body: { signature: `Sales desk ${word}` } });
  imap.deliver(
    Buffer.from(
      `From: Quinn <${email}>\r\nTo: sales@example.com\r\nSubject: ${subject}\r\nMessage-ID: <${word}@example.com>\r\n\r\nPlease send the data sheet.\r\n`,
    ),
  );
  const { data: account } = await api.call(mailAccounts.endpoints.add, {
    body: {
      name: `Sales ${word}`,
      host: '127.0.0.1',
      port: imap.port,
      security: 'none',
      username: `sales-${word}@example.com`,
      password: 'any words',
      sentFolder: 'Sent',
    },
  });
  const happened = page.getByRole('list', { name: 'What happened' });

  await test.step('the mail comes in', async () => {
    const timeline = () => api.call(inquiryEndpoints.timeline, { id: inquiry._id });
    const hasArrived = async () => JSON.stringify((await timeline()).data).includes(subject);
    await expect.poll(hasArrived, { timeout: 120_000 }).toBe(true);
    await page.goto(adminHrefs.editInquiry(inquiry._id));
    await expect(happened.getByText(subject, { exact: true })).toBeVisible();
  });

  await test.step('it is answered with the document', async () => {
    await page.getByRole('button', { name: `Reply to “${subject}”` }).click();
    const form = page.getByRole('dialog', { name: `Reply to ${inquiry.number}` });
    await expect(form.getByText(`Sales desk ${word}`)).toBeVisible();
    await form.getByRole('textbox', { name: 'Message' }).press('Control+Home');
    await page.keyboard.type('Here it is.');
    await form.getByRole('button', { name: 'Attach documents or offers' }).click();
    const files = page.getByRole('dialog', { name: 'Attach files' });
    await files.getByRole('checkbox', { name: /Safety data sheet/ }).click();
    await expectAccessible(page);
    await files.getByRole('button', { name: 'Done' }).click();
    await expect(form.getByText('0.1 of 25.0 MB')).toBeVisible();
    await form.getByRole('button', { name: 'Send now' }).click();
    const next = page.getByRole('dialog', { name: 'What is the next step?' });
    await next.getByRole('button', { name: 'Save' }).click();
  });

  await test.step('the conversation has the answer with the document, above the mail', async () => {
    const files = happened.getByRole('list', { name: 'Attachments' });
    await expect(files.getByRole('button', { name: /Safety data sheet/ })).toBeVisible();
    await happened.getByRole('button', { name: /^1 earlier mail/ }).click();
    const earlier = page.getByRole('list', { name: 'Earlier mails' });
    await expect(earlier.getByText(subject, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it arrives once, is logged, and is in the Sent folder', async () => {
    const arrived = async () => {
      const { data } = await api.call(mailboxEndpoints.list, { query: { pageSize: 100 } });
      return data.filter(({ to, hasAttachments }) => to.includes(email) && hasAttachments).length;
    };
    await expect.poll(arrived, { timeout: 120_000 }).toBe(1);
    await expect.poll(() => imap.folder('Sent').length, { timeout: 120_000 }).toBe(1);
    expect(imap.folder('Sent').join('')).toContain(`In-Reply-To: <${word}@example.com>`);
    const query = { inquiryId: inquiry._id };
    const { data } = await api.call(documentDeliveries.endpoints.list, { query });
    expect(data).toMatchObject([{ email, kind: 'SDS', way: 'sent' }]);
  });

  await api.call(adminEndpoints.updateProfile, { body: { signature: null } });
  await api.call(mailAccounts.endpoints.remove, { id: account._id });
  expect(problems).toEqual([]);
});
