import {
  attachment,
  htmlMail,
  type MailCase,
  mailOf,
  multipart,
  namesOf,
  nested,
  rawMail,
  textPart,
} from './raw-mail.fixture';

const long = (text: string, count: number) => text.repeat(count);

const bidi = '\u202Efdp.exe';
/** What strangers mean ill. */
export const hostileMail: readonly MailCase[] = [
  {
    name: 'scripts and handlers',
    raw: htmlMail(
      '<p onclick="x()">Hi<script>x()</script></p><iframe src="https://e.example"></iframe>',
    ),
    outcome: { html: '<p>Hi</p>' },
  },
  {
    name: 'pictures of others',
    raw: htmlMail('<p>Hi<img src="https://t.example/a.gif" width="1"></p>'),
    outcome: {
      html: '<p>Hi</p>',
      remotePictures: 1,
      picturedHtml: '<p>Hi<img src="https://t.example/a.gif" width="1" /></p>',
    },
  },
  {
    name: 'pictures in styles',
    raw: htmlMail('<p style="background:url(https://t.example/a.gif);color:red">Hi</p>'),
    outcome: { html: '<p style="color:red">Hi</p>' },
  },
  {
    name: 'a link that lies',
    raw: htmlMail('<a href="https://evil.example/x?a=1&amp;b=2">https://bank.example</a>'),
    outcome: {
      html: '<a href="https://evil.example/x?a=1&amp;b=2" rel="noopener noreferrer">https://bank.example</a> [evil.example]',
    },
  },
  {
    name: 'a link that says its host',
    raw: htmlMail('<a href="https://x.example/">x.example</a>'),
    outcome: ({ html: shown }) => expect(shown).not.toContain('['),
  },
  {
    name: 'a link that only begins with its host',
    raw: htmlMail('<a href="https://evil.example">evil.example.bank.example</a>'),
    outcome: ({ html: shown }) => expect(shown).toContain('[evil.example]'),
  },
  {
    name: 'a link with a look-alike host',
    raw: htmlMail('<a href="https://b\u0430nk.example">bank.example</a>'),
    outcome: ({ html: shown }) => expect(shown).toContain('[xn--'),
  },
  {
    name: 'other schemes',
    raw: htmlMail('<a href="javascript:x()">a</a><a href="data:text/html,x">b</a>'),
    outcome: { html: '<a>a</a><a>b</a>' },
  },
  {
    name: 'a form',
    raw: htmlMail('<form action="https://e.example"><input name="password"><p>Sign in</p></form>'),
    outcome: { html: '<p>Sign in</p>' },
  },
  {
    name: 'template tags are words',
    raw: htmlMail('<p>{{company.name}}</p>'),
    outcome: { html: '<p>{{company.name}}</p>' },
  },
  {
    name: 'HTML nested ten thousand deep',
    raw: htmlMail(`${long('<div>', 10_100)}Hi`),
    outcome: ({ html: shown, text }) => {
      expect(shown).toBeNull();
      expect(text).toContain('Hi');
    },
  },
  {
    name: 'HTML nested a thousand deep',
    raw: htmlMail(`${long('<div>', 1_000)}Hi`),
    outcome: ({ html: shown }) => expect(shown?.length).toBeLessThan(3_000),
  },
  {
    name: 'very long HTML',
    raw: htmlMail(`<p>${long('a ', 600_000)}</p>`),
    outcome: ({ html: shown, text }) => {
      expect(shown).toBeNull();
      expect(text.length).toBeLessThanOrEqual(200_000);
    },
  },
  {
    name: 'unclosed tags without end',
    raw: htmlMail(long('<a ', 5_000)),
    outcome: { problem: null },
  },
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
    raw: htmlMail('<p>&#xD83D;x</p>'),
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
    outcome: (mail) => expect(namesOf(mail)[0]).toContain('[U+202E]'),
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
