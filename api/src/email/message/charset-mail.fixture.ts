import { type MailCase, rawMail } from './raw-mail.fixture';

const chinese = '您好，我们需要两桶丙酮。请报价。';
const japanese = 'お見積もりをお願いします。';
const german = 'Größe und Übergabe für 5 €';
/** Character sets as they are declared, and wrongly declared. */
export const charsetMail: readonly MailCase[] = [
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
