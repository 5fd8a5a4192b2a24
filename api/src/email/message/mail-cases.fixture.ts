import type { ParsedMail } from './parsed-mail';
import { attachment, mailOf, multipart, nested, rawMail, textPart } from './raw-mail.fixture';

export interface MailCase {
  readonly name: string;
  readonly raw: Buffer;
  readonly outcome: Partial<ParsedMail> | ((mail: ParsedMail) => unknown);
}

const html = (body: string) => rawMail({ type: 'text/html', body });
const long = (text: string, count: number) => text.repeat(count);
const names = ({ attachments }: ParsedMail) =>
  attachments.map(({ originalName, mime }) => `${originalName} ${mime}`);

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
    raw: html('<p>Two drums</p><p>please</p>'),
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
      expect(names(mail)).toEqual(['list.csv text/csv']);
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
    outcome: (mail) => expect(names(mail)).toEqual(['mail.eml message/rfc822']),
  },
  {
    name: 'winmail.dat',
    raw: mailOf(
      multipart('mixed', [
        textPart('Hi'),
        attachment('winmail.dat', 'x\u009f>"', 'application/ms-tnef'),
      ]),
    ),
    outcome: (mail) => expect(names(mail)).toEqual(['winmail.dat application/ms-tnef']),
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
      expect(names(mail)).toEqual(['invitation.ics text/calendar']);
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
    outcome: (mail) => expect(names(mail)).toEqual(['42.zip application/zip']),
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
    outcome: (mail) => expect(names(mail)).toEqual(['attachment application/octet-stream']),
  },
];

const chinese = '您好，我们需要两桶丙酮。请报价。';
const japanese = 'お見積もりをお願いします。';
const german = 'Größe und Übergabe für 5 €';
const charsets: readonly MailCase[] = [
  {
    name: 'GB18030',
    raw: rawMail({ body: chinese, charset: 'gb18030' }),
    outcome: { text: chinese },
  },
  {
    name: 'GBK called gb2312',
    raw: rawMail({ body: chinese, charset: 'gbk', declared: 'gb2312' }),
    outcome: { text: chinese },
  },
  {
    name: 'GB18030 called UTF-8',
    raw: rawMail({ body: chinese.repeat(4), charset: 'gb18030', declared: 'utf-8' }),
    outcome: { text: chinese.repeat(4) },
  },
  {
    name: 'ISO-2022-JP',
    raw: rawMail({
      body: Buffer.from('\u001b$B$*8+@Q$b$j\u001b(B', 'latin1'),
      declared: 'iso-2022-jp',
    }),
    outcome: { text: 'お見積もり' },
  },
  {
    name: 'Shift_JIS',
    raw: rawMail({ body: japanese, charset: 'shift_jis' }),
    outcome: { text: japanese },
  },
  {
    name: 'EUC-KR',
    raw: rawMail({ body: '견적 부탁합니다', charset: 'euc-kr' }),
    outcome: { text: '견적 부탁합니다' },
  },
  { name: 'Big5', raw: rawMail({ body: '請報價', charset: 'big5' }), outcome: { text: '請報價' } },
  {
    name: 'windows-1252',
    raw: rawMail({ body: german, charset: 'windows-1252' }),
    outcome: { text: german },
  },
  {
    name: 'windows-1251',
    raw: rawMail({ body: 'Добрый день', charset: 'windows-1251' }),
    outcome: { text: 'Добрый день' },
  },
  {
    name: 'windows-1252 called UTF-8',
    raw: rawMail({
      body: `${german}. Wir möchten gerne bestellen.`,
      charset: 'windows-1252',
      declared: 'utf-8',
    }),
    outcome: ({ text }) => expect(text).toContain('möchten'),
  },
  {
    name: 'a character set that nobody knows',
    raw: rawMail({ body: 'Hello', declared: 'x-unknown' }),
    outcome: { text: 'Hello' },
  },
  {
    name: 'a subject in encoded words',
    raw: rawMail({ head: ['Subject: =?gb2312?B?0ruxyg==?= =?utf-8?Q?=C3=BC?='] }),
    outcome: ({ subject }) => expect(subject).toMatch(/ü$/),
  },
  {
    name: 'a raw subject in UTF-8',
    raw: rawMail({ head: ['Subject: Größe'] }),
    outcome: { subject: 'Größe' },
  },
];

const bidi = '\u202Efdp.exe';
const hostile: readonly MailCase[] = [
  {
    name: 'scripts and handlers',
    raw: html(
      '<p onclick="x()">Hi<script>x()</script></p><iframe src="https://e.example"></iframe>',
    ),
    outcome: { html: '<p>Hi</p>' },
  },
  {
    name: 'pictures of others',
    raw: html('<p>Hi<img src="https://t.example/a.gif" width="1"></p>'),
    outcome: {
      html: '<p>Hi</p>',
      remotePictures: 1,
      picturedHtml: '<p>Hi<img src="https://t.example/a.gif" width="1" /></p>',
    },
  },
  {
    name: 'pictures in styles',
    raw: html('<p style="background:url(https://t.example/a.gif);color:red">Hi</p>'),
    outcome: { html: '<p style="color:red">Hi</p>' },
  },
  {
    name: 'a link that lies',
    raw: html('<a href="https://evil.example/x?a=1&amp;b=2">https://bank.example</a>'),
    outcome: {
      html: '<a href="https://evil.example/x?a=1&amp;b=2" rel="noopener noreferrer">https://bank.example</a> [evil.example]',
    },
  },
  {
    name: 'a link that says its host',
    raw: html('<a href="https://x.example/">x.example</a>'),
    outcome: ({ html: shown }) => expect(shown).not.toContain('['),
  },
  {
    name: 'a link that only begins with its host',
    raw: html('<a href="https://evil.example">evil.example.bank.example</a>'),
    outcome: ({ html: shown }) => expect(shown).toContain('[evil.example]'),
  },
  {
    name: 'a link with a look-alike host',
    raw: html('<a href="https://b\u0430nk.example">bank.example</a>'),
    outcome: ({ html: shown }) => expect(shown).toContain('[xn--'),
  },
  {
    name: 'other schemes',
    raw: html('<a href="javascript:x()">a</a><a href="data:text/html,x">b</a>'),
    outcome: { html: '<a>a</a><a>b</a>' },
  },
  {
    name: 'a form',
    raw: html('<form action="https://e.example"><input name="password"><p>Sign in</p></form>'),
    outcome: { html: '<p>Sign in</p>' },
  },
  {
    name: 'template tags are words',
    raw: html('<p>{{company.name}}</p>'),
    outcome: { html: '<p>{{company.name}}</p>' },
  },
  {
    name: 'HTML nested ten thousand deep',
    raw: html(`${long('<div>', 10_100)}Hi`),
    outcome: ({ html: shown, text }) => {
      expect(shown).toBeNull();
      expect(text).toContain('Hi');
    },
  },
  {
    name: 'HTML nested a thousand deep',
    raw: html(`${long('<div>', 1_000)}Hi`),
    outcome: ({ html: shown }) => expect(shown?.length).toBeLessThan(3_000),
  },
  {
    name: 'very long HTML',
    raw: html(`<p>${long('a ', 600_000)}</p>`),
    outcome: ({ html: shown, text }) => {
      expect(shown).toBeNull();
      expect(text.length).toBeLessThanOrEqual(200_000);
    },
  },
  { name: 'unclosed tags without end', raw: html(long('<a ', 5_000)), outcome: { problem: null } },
  {
    name: 'parts nested too deeply',
    raw: mailOf(nested(60)),
    outcome: ({ problem, subject }) => {
      expect(problem).toContain('cannot be told apart');
      expect(subject).toBe('A question');
    },
  },
  {
    name: 'parts nested deeply',
    raw: mailOf(nested(20)),
    outcome: { text: 'The innermost', problem: null },
  },
  {
    name: 'five hundred attachments',
    raw: mailOf(
      multipart(
        'mixed',
        Array.from({ length: 500 }, (_, index) => attachment(`${index}.txt`, 'x')),
      ),
    ),
    outcome: ({ attachments }) => expect(attachments).toHaveLength(200),
  },
  {
    name: 'ten thousand recipients',
    raw: rawMail({
      head: [
        `To: ${Array.from({ length: 10_000 }, (_, index) => `a${index}@x.example`).join(',\r\n ')}`,
      ],
    }),
    outcome: ({ to }) => expect(to).toHaveLength(100),
  },
  {
    name: 'a head of a megabyte',
    raw: rawMail({ head: [`X-Junk: ${long('x', 1_000_000)}`] }),
    outcome: ({ problem, subject }) => {
      expect(problem).not.toBeNull();
      expect(subject).toBe('A question');
    },
  },
  {
    name: 'a subject of a page',
    raw: rawMail({ head: [`Subject: ${long('word ', 1_000)}`] }),
    outcome: ({ subject }) => expect(subject).toHaveLength(500),
  },
  {
    name: 'a line break in a subject',
    raw: rawMail({ head: ['Subject: =?utf-8?Q?Hi=0D=0ABcc:_x@y.example?='] }),
    outcome: { subject: 'Hi Bcc: x@y.example' },
  },
  {
    name: 'a line break in a name',
    raw: rawMail({ head: ['From: =?utf-8?Q?Ann=0ATo=3Ax?= <ann@x.example>'] }),
    outcome: { from: { name: 'Ann To:x', address: 'ann@x.example' } },
  },
  { name: 'null bytes', raw: rawMail({ body: 'a\u0000b' }), outcome: { text: 'a\uFFFDb' } },
  {
    name: 'half of a character',
    raw: html('<p>&#xD83D;x</p>'),
    outcome: ({ html: shown, text }) => expect(`${shown}${text}`).not.toMatch(/\p{Cs}/u),
  },
  {
    name: 'words that run backwards',
    raw: rawMail({ head: [`Subject: ${bidi}`], body: bidi }),
    outcome: { subject: '[U+202E]fdp.exe', text: '[U+202E]fdp.exe' },
  },
  {
    name: 'a file name that runs backwards',
    raw: mailOf(multipart('mixed', [textPart('Hi'), attachment(bidi, 'x')])),
    outcome: (mail) => expect(names(mail)[0]).toContain('[U+202E]'),
  },
  {
    name: 'a file name that climbs',
    raw: mailOf(multipart('mixed', [textPart('Hi'), attachment('../../etc/passwd', 'x')])),
    outcome: ({ attachments }) => expect(attachments).toHaveLength(1),
  },
  {
    name: 'a sender that is no address',
    raw: rawMail({ head: ['From: <script>alert(1)</script>'] }),
    outcome: { problem: null },
  },
  {
    name: 'no sender',
    raw: rawMail({ head: ['From: '] }),
    outcome: { from: { name: '', address: '' } },
  },
  {
    name: 'a date of nonsense',
    raw: rawMail({ head: ['Date: 31 Foo 99999999'] }),
    outcome: { sentAt: null },
  },
  {
    name: 'a Message-ID of a page',
    raw: rawMail({ head: [`Message-ID: <${long('x', 5_000)}@x.example>`] }),
    outcome: { messageId: null },
  },
  {
    name: 'a thousand references',
    raw: rawMail({
      head: [
        `References: ${Array.from({ length: 1_000 }, (_, index) => `<${index}@x.example>`).join('\r\n ')}`,
      ],
    }),
    outcome: ({ references }) => {
      expect(references).toHaveLength(50);
      expect(references[0]).toBe('<0@x.example>');
    },
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
  ...charsets,
  ...hostile,
  ...machines,
  ...quotes,
];
