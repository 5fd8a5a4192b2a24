import { mailAccounts, mailboxEndpoints, mailMessages } from 'contract/email';
import { inquiries, offers } from 'contract/inquiry';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { type ImapHost, startImapHost } from '../support/imap-host';
import { rawMail } from '../support/raw-mail';
import type { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

interface Conversation {
  readonly language: string;
  readonly charset: Parameters<typeof rawMail>[0]['charset'];
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly attachment?: { readonly name: string; readonly type: string; readonly bytes: Buffer };
  /** A line of the message or its list, as it is shown beside the form. */
  readonly shown: string;
  /** What is read: the names in the catalogue, with their kilograms. */
  readonly lines: readonly (readonly [chemical: string, kilograms: number])[];
  /** Fields of the inquiry that stand in the mail. */
  readonly fields: Readonly<Record<string, string>>;
  readonly reply: string;
  /** How the reply introduces what it quotes. */
  readonly quoted: string;
}

const workbook = fileURLToPath(new URL('../fixtures/lists/bedarf.xlsx', import.meta.url));

const conversations: readonly Conversation[] = [
  {
    language: 'an English mail with a table',
    charset: 'utf-8',
    name: 'Maria Lopez',
    subject: 'Our demand for March',
    text: 'Dear Sirs,\n\nplease quote for the list attached.\n\nDelivery terms: DAP Leeds\nOur ref: PR-77812\n\nKind regards\nMaria Lopez\nExample Coatings Ltd',
    attachment: {
      name: 'demand.csv',
      type: 'text/csv',
      bytes: Buffer.from('Product;Qty;Unit\nCitric acid;500;kg\nGlycerol;250;kg\n'),
    },
    shown: 'Citric acid 500 kg',
    lines: [
      ['Citric acid', 500],
      ['Glycerol', 250],
    ],
    fields: {
      company: 'Example Coatings Ltd',
      incoterm: 'DAP',
      destination: 'Leeds',
      customerReference: 'PR-77812',
    },
    reply: 'Thank you, we accept your offer.',
    quoted: 'On Mon, 30 Nov 2026 at 10:12, Sales wrote:',
  },
  {
    language: 'a German mail with a workbook',
    charset: 'iso-8859-1',
    name: 'Jörg Müller',
    subject: 'Anfrage für März',
    text: 'Sehr geehrte Damen und Herren,\n\nbitte bieten Sie uns die Produkte der angehängten Liste an.\n\nLieferbedingung: DAP Hamburg\nZahlungsbedingungen: 14 Tage netto\n\nMit freundlichen Grüßen\n\nJörg Müller\nBeispiel Farben GmbH\nTelefon: +49 40 1234567',
    attachment: {
      name: 'bedarf.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: readFileSync(workbook),
    },
    shown: 'Aceton 67-64-1 1200 kg',
    lines: [
      ['Acetone', 1200],
      ['Toluene', 850],
    ],
    fields: {
      company: 'Beispiel Farben GmbH',
      incoterm: 'DAP',
      destination: 'Hamburg',
      paymentTerms: '14 Tage netto',
    },
    reply: 'Vielen Dank, wir nehmen Ihr Angebot an. Schöne Grüße',
    quoted: 'Am 30.11.2026 um 10:12 schrieb Sales:',
  },
  {
    language: 'a Chinese mail with its list as text',
    charset: 'gb18030',
    name: '王伟',
    subject: '询价',
    text: '您好，\n\n请报价以下产品：\n丙酮 160公斤\n甲醇 200公斤\n\n付款方式：月结30天\n目的港：上海\n\n谢谢\n王伟\n示例化工有限公司\n电话：+86 21 5555 0100',
    shown: '丙酮 160公斤',
    lines: [
      ['Acetone', 160],
      ['Methanol', 200],
    ],
    fields: { company: '示例化工有限公司', destination: '上海', paymentTerms: '月结30天' },
    reply: '谢谢，我们接受贵公司的报价。',
    quoted: '在 2026年11月30日 10:12，Sales 写道：',
  },
];

let host: ImapHost;
test.beforeEach(async () => {
  host = await startImapHost();
});
test.afterEach(() => host.close());

for (const conversation of conversations) {
  const { language, charset, name, text } = conversation;
  test(`${language} becomes an inquiry with its lines, an offer, and an order won by the reply`, async ({
    staffPage: page,
    api,
    problems,
  }) => {
    test.slow();
    const word = unique();
    const address = `buyer@${word}.example.com`;
    const subject = `${conversation.subject} ${word}`;
    const mail = { from: { name, address }, charset } as const;
    const accountId = await addMailbox(api, `Sales ${word}`);
    host.deliver(
      rawMail({
        ...mail,
        subject,
        text,
        messageId: `<order.${word}@example.com>`,
        ...(conversation.attachment !== undefined && { attachment: conversation.attachment }),
      }),
    );

    await test.step('it reaches the inbox', async () => {
      await expectArrived(api, subject);
      await page.goto(adminHrefs.inbox);
      await page.getByRole('link', { name: new RegExp(subject) }).click();
      await expect(page.getByRole('link', { name: /^New inquiry/ })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the form of a new inquiry has its lines, beside what they were read from', async () => {
      await page.keyboard.press('n');
      const list = conversation.attachment?.name ?? 'Message';
      const rows = page.getByRole('list', { name: list, exact: true });
      await expect(rows.locator('mark', { hasText: conversation.shown })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveCount(2);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.waitForURL(/\/edit-inquiry\//);
    });

    const inquiry = await test.step('the inquiry is what the mail says', async () => {
      const { data } = await api.call(inquiries.endpoints.list, { query: { search: address } });
      expect(data).toHaveLength(1);
      const id = data[0]?._id;
      if (id === undefined) throw new Error('The inquiry is listed');
      const found = (await api.call(inquiries.endpoints.get, { id })).data;
      expect(found).toMatchObject({ contactName: name, email: address, ...conversation.fields });
      const read = found.items.map(({ quantity }) => quantity);
      expect(read).toEqual(conversation.lines.map(([, kilograms]) => kilograms));
      const happened = page.getByRole('list', { name: 'What happened' });
      await expect(happened).toContainText(`${name} wrote a mail`);
      return found;
    });

    await test.step('an offer is made, priced and sent', async () => {
      const head = page.getByRole('region', { name: 'Where it stands' });
      await head.getByRole('button', { name: 'Make an offer' }).click();
      await expect(page.getByRole('heading', { name: /^Offer OFF-.*, version 1$/ })).toBeVisible();
      const { data } = await api.call(offers.endpoints.list, {
        query: { inquiryId: inquiry._id },
      });
      const [offer] = data;
      if (offer === undefined) throw new Error('The offer is listed');
      const lines = offer.lines.map((line) => ({ ...line, unitPrice: '1.50' }));
      await api.call(offers.endpoints.update, { id: offer._id, body: { lines } });
      await page.reload();
      const grid = page.getByRole('grid', { name: 'Lines' });
      for (const [chemical] of conversation.lines) await expect(grid).toContainText(chemical);
      await page.getByRole('button', { name: 'Send the offer' }).click();
      await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    });

    await test.step('the customer’s reply is in the timeline', async () => {
      const sent = await sentTo(api, address);
      const quoted = sent.text.split('\n').map((line) => `> ${line}`);
      host.deliver(
        rawMail({
          ...mail,
          charset: 'utf-8',
          subject: `Re: ${sent.subject}`,
          text: [conversation.reply, '', conversation.quoted, ...quoted.slice(0, 5)].join('\n'),
          messageId: `<reply.${word}@example.com>`,
          inReplyTo: sent.messageId,
        }),
      );
      const attached = async () => {
        const query = { accountId, inquiryId: inquiry._id } as const;
        const { data } = await api.call(mailMessages.endpoints.list, { query });
        return new Set(data.map(({ filedBy }) => filedBy));
      };
      await expect.poll(attached, patient).toEqual(new Set(['person', 'reply']));
      await page.goto(adminHrefs.editInquiry(inquiry._id));
      const happened = page.getByRole('list', { name: 'What happened' });
      await expect(happened).toContainText(conversation.reply);
      await expectAccessible(page);
    });

    await test.step('and it is won', async () => {
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Won' }).click();
      // The offer planned a next step.
      await page.getByRole('button', { name: 'Move to Won' }).click();
      const won = async () => {
        const query = { search: address, statusKind: 'won' } as const;
        return (await api.call(inquiries.endpoints.list, { query })).total;
      };
      await expect.poll(won).toBe(1);
    });
    expect(problems).toEqual([]);
  });
}

/** Mailboxes without a reader are looked for every ten seconds, on a busy machine less often. */
const patient = { timeout: 120_000 };

async function addMailbox(api: StaffApi, name: string) {
  const body = {
    name,
    host: '127.0.0.1',
    port: host.port,
    security: 'none',
    username: 'sales@example.com',
    password: 'secret words',
  } as const;
  return (await api.call(mailAccounts.endpoints.add, { body })).data._id;
}

async function expectArrived(api: StaffApi, search: string): Promise<void> {
  const arrived = async () =>
    (await api.call(mailMessages.endpoints.list, { query: { search } })).total;
  await expect.poll(arrived, patient).toBe(1);
}

/** The latest mail to somebody. */
async function sentTo(api: StaffApi, to: string) {
  const latest = async () => {
    const { data } = await api.call(mailboxEndpoints.list, { query: { pageSize: 100 } });
    return data.find((mail) => mail.to.includes(to))?._id;
  };
  await expect.poll(latest, patient).toBeDefined();
  const id = (await latest()) ?? '';
  const { messageId, subject, text } = (await api.call(mailboxEndpoints.get, { id })).data;
  return { messageId: messageId ?? '', subject, text: text ?? '' };
}
