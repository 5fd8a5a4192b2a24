import { charsetMail } from './charset-mail.fixture';
import { hostileMail } from './hostile-mail.fixture';
import {
  attachment,
  htmlMail,
  type MailCase,
  mailOf,
  multipart,
  namesOf,
  rawMail,
  textPart,
} from './raw-mail.fixture';

const kinds: readonly MailCase[] = [
  {
    name: 'plain text',
    raw: rawMail(),
    outcome: {
      subject: 'A question',
      text: 'Hello',
      html: null,
      sentAt: '2026-12-01T08:00:00.000Z',
      messageId: '<one@x.example>',
      problem: null,
    },
  },
  {
    name: 'both forms',
    raw: mailOf(
      multipart('alternative', [textPart('Hello'), textPart('<p>Hello</p>', 'text/html')]),
    ),
    outcome: { text: 'Hello', html: '<p>Hello</p>' },
  },
  {
    name: 'HTML alone has a text',
    raw: htmlMail('<p>Two drums</p><p>please</p>'),
    outcome: { text: 'Two drums\n\nplease' },
  },
  {
    name: 'a picture within',
    raw: mailOf(
      multipart('related', [
        textPart('<p>Logo <img src="cid:a"></p>', 'text/html'),
        attachment('a.png', 'x', 'image/png'),
      ]),
    ),
    outcome: { html: '<p>Logo </p>' },
  },
  {
    name: 'mixed with a file',
    raw: mailOf(
      multipart('mixed', [textPart('See file'), attachment('list.csv', 'a,b', 'text/csv')]),
    ),
    outcome: (mail) => {
      expect(mail.text).toBe('See file');
      expect(namesOf(mail)).toEqual(['list.csv text/csv']);
    },
  },
  {
    name: 'signed',
    raw: mailOf(
      multipart('signed', [
        textPart('Signed words'),
        attachment('smime.p7s', 'x', 'application/pkcs7-signature'),
      ]),
    ),
    outcome: { text: 'Signed words' },
  },
  {
    name: 'a broken DKIM signature',
    raw: rawMail({ head: ['DKIM-Signature: v=1; a=rsa-sha256; d=x.example; bh=broken; b=broken'] }),
    outcome: { text: 'Hello', problem: null },
  },
  {
    name: 'no parts where some are declared',
    raw: rawMail({ head: ['Content-Type: multipart/mixed; boundary="none"'] }),
    outcome: { problem: null },
  },
  {
    name: 'no closing boundary',
    raw: rawMail({
      head: ['Content-Type: multipart/mixed; boundary="b"'],
      body: '--b\r\nContent-Type: text/plain\r\n\r\nStill read',
    }),
    outcome: { text: 'Still read' },
  },
  { name: 'an empty body', raw: rawMail({ body: '' }), outcome: { text: '' } },
  {
    name: 'nothing at all',
    raw: Buffer.alloc(0),
    outcome: { text: '', subject: '', messageId: null },
  },
  {
    name: 'a nested forward',
    raw: mailOf(
      multipart('mixed', [
        textPart('See below'),
        { type: 'message/rfc822', body: rawMail({ body: 'The former words' }).toString() },
      ]),
    ),
    outcome: ({ text, quoted }) => {
      expect(text).toMatch(/^See below/);
      expect(quoted).toContain('The former words');
    },
  },
  {
    name: 'a forward as a file',
    raw: mailOf(
      multipart('mixed', [
        textPart('See file'),
        {
          type: 'message/rfc822',
          head: ['Content-Disposition: attachment; filename="mail.eml"'],
          body: rawMail().toString(),
        },
      ]),
    ),
    outcome: (mail) => expect(namesOf(mail)).toEqual(['mail.eml message/rfc822']),
  },
  {
    name: 'winmail.dat',
    raw: mailOf(
      multipart('mixed', [
        textPart('Hi'),
        attachment('winmail.dat', 'x\u009f>"', 'application/ms-tnef'),
      ]),
    ),
    outcome: (mail) => expect(namesOf(mail)).toEqual(['winmail.dat application/ms-tnef']),
  },
  {
    name: 'an invitation',
    raw: mailOf(
      multipart('alternative', [
        textPart('Meet us'),
        {
          type: 'text/calendar; method=REQUEST; charset=utf-8',
          body: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
        },
      ]),
    ),
    outcome: (mail) => {
      expect(mail.text).toBe('Meet us');
      expect(namesOf(mail)).toEqual(['invitation.ics text/calendar']);
    },
  },
  {
    name: 'a zip bomb is but a name',
    raw: mailOf(
      multipart('mixed', [
        textPart('Hi'),
        attachment('42.zip', 'PK\u0003\u0004', 'application/zip'),
      ]),
    ),
    outcome: (mail) => expect(namesOf(mail)).toEqual(['42.zip application/zip']),
  },
  {
    name: 'an attachment without a name',
    raw: mailOf(
      multipart('mixed', [
        textPart('Hi'),
        {
          ...attachment('x', 'x'),
          head: ['Content-Disposition: attachment', 'Content-Transfer-Encoding: base64'],
        },
      ]),
    ),
    outcome: (mail) => expect(namesOf(mail)).toEqual(['attachment application/octet-stream']),
  },
];

const machines: readonly MailCase[] = [
  {
    name: 'an out-of-office note',
    raw: rawMail({ head: ['Auto-Submitted: auto-replied; owner-email="a@x.example"'] }),
    outcome: { isAutomatic: true },
  },
  {
    name: 'a person says so',
    raw: rawMail({ head: ['Auto-Submitted: no', 'Subject: Out of office supplies'] }),
    outcome: { isAutomatic: false },
  },
  {
    name: 'an older out-of-office note',
    raw: rawMail({ head: ['X-Autoreply: yes'] }),
    outcome: { isAutomatic: true },
  },
  { name: 'bulk', raw: rawMail({ head: ['Precedence: bulk'] }), outcome: { isAutomatic: true } },
  {
    name: 'no return path',
    raw: rawMail({ head: ['Return-Path: <>'] }),
    outcome: { isAutomatic: true },
  },
  {
    name: 'a read receipt',
    raw: rawMail({
      head: ['Content-Type: multipart/report; report-type=disposition-notification; boundary="r"'],
      body: '--r\r\n\r\nRead\r\n--r--',
    }),
    outcome: { isReceipt: true },
  },
];

const quotes: readonly MailCase[] = [
  {
    name: 'an answer above',
    raw: rawMail({
      body: 'Yes please.\r\n\r\nOn Mon, 1 Dec 2026 at 09:00, Sales <sales@example.com> wrote:\r\n> How much?\r\n> Sales',
    }),
    outcome: {
      text: 'Yes please.',
      quoted: 'On Mon, 1 Dec 2026 at 09:00, Sales <sales@example.com> wrote:\n> How much?\n> Sales',
    },
  },
  {
    name: 'answers between',
    raw: rawMail({ body: 'Ann wrote:\r\n> How much?\r\nTwo drums.\r\n> When?\r\nMonday.' }),
    outcome: { quoted: '' },
  },
  {
    name: 'an answer of Outlook, in German',
    raw: rawMail({
      body: 'Passt.\r\n\r\nVon: Sales\r\nGesendet: Montag\r\nAn: Ann\r\n\r\nAngebot',
    }),
    outcome: { text: 'Passt.' },
  },
  {
    name: 'an answer in Chinese',
    raw: rawMail({ body: '好的。\r\n\r\n发件人：销售\r\n发送时间：2026年\r\n\r\n报价' }),
    outcome: { text: '好的。' },
  },
];

export const mailCases: readonly MailCase[] = [
  ...kinds,
  ...charsetMail,
  ...hostileMail,
  ...machines,
  ...quotes,
];
