import { Inquiry } from 'contract/inquiry';
import { Customer } from 'contract/partner';
import {
  blankReply,
  composedMail,
  draftContent,
  replyRecords,
  signedReply,
  withTemplate,
} from './reply-draft';

const id = (place: number) => `0190c5d0-0000-7000-8000-${String(place).padStart(12, '0')}`;
const at = '2026-11-21T08:30:00.000Z';
const record = { _id: id(1), version: 1, createdAt: at, updatedAt: at };

const inquiry = {
  ...Inquiry.parse({
    ...record,
    ...Object.fromEntries(
      Object.keys(Inquiry.shape).flatMap((name) => (name in record ? [] : [[name, null]])),
    ),
    number: 'INQ-2026-000001',
    contactName: 'Ann',
    items: [{ freeText: 'Something' }, { chemicalId: id(2) }, { chemicalId: id(3) }],
    itemNames: [],
    priority: 'normal',
    attachments: [],
    hasNewReply: false,
    documentsWanted: [],
    email: 'ann@example.com',
  }),
  email: 'ann@example.com',
};
const plain = { smtpId: null, signature: null };
const customer = {
  _id: Customer.shape._id.parse(id(4)),
  emails: ['ann@example.com'],
  active: true,
};

test('a reply is addressed to the customer where the address is his, else to the address alone', () => {
  expect(replyRecords({ inquiry, customer }, inquiry.email)).toEqual({
    customerIds: [id(4)],
    inquiryId: id(1),
    linked: 'none',
    chemicalId: id(2),
  });
  const others = [
    undefined,
    { ...customer, active: false },
    { ...customer, emails: ['office@example.com', 'ann@example.com'] },
  ];
  for (const other of others) {
    const records = replyRecords({ inquiry, customer: other }, inquiry.email);
    expect(records).toMatchObject({ to: ['ann@example.com'] });
  }
});

test('a draft is saved as it is typed, and sent to single addresses', () => {
  const typed = { ...blankReply(inquiry, plain), cc: 'bo@example.com; cy@example.com ,\ndee' };
  expect(draftContent(typed, inquiry._id)).toMatchObject({ cc: typed.cc, html: '', kind: 'new' });
  expect(composedMail(typed, inquiry._id)).toMatchObject({
    to: 'ann@example.com',
    cc: ['bo@example.com', 'cy@example.com', 'dee'],
    attachments: [],
  });
});

test('a reply begins with the subject and the words that it answers', () => {
  const withMessage = { ...inquiry, subject: 'Acetone', message: 'Need <5> kg\nsoon' };
  expect(blankReply(withMessage, plain)).toMatchObject({
    subject: 'Re: Acetone (INQ-2026-000001)',
    html: '<p></p><blockquote><p>Need &lt;5&gt; kg</p><p>soon</p></blockquote>',
  });
});

test.each([
  [null, null],
  ['', null],
  [' \n\n ', null],
  ['Sam Sample', '<p></p><p>Sam Sample</p>'],
  ['Sam\r\nSales\r\n\r\nExample Ltd', '<p></p><p>Sam<br>Sales</p><p>Example Ltd</p>'],
  ['<b>Sam</b> & Co', '<p></p><p>&lt;b&gt;Sam&lt;/b&gt; &amp; Co</p>'],
  ['{{sender.name}}', '<p></p><p>{ {sender.name}}</p>'],
  ['王小明\n销售部', '<p></p><p>王小明<br>销售部</p>'],
])('the signature %j stands below what is written', (signature, html) => {
  expect(signedReply(signature)).toBe(html);
});

test('a signature stands above the quoted inquiry', () => {
  const { html } = blankReply({ ...inquiry, message: 'Need 5 kg' }, { ...plain, signature: 'Sam' });
  expect(html).toBe('<p></p><p>Sam</p><blockquote><p>Need 5 kg</p></blockquote>');
});

test('a template replaces a new mail, and goes on top of an answer', () => {
  const file = { title: 'Terms', file: 'a.pdf' };
  const filled = {
    template: { value: 'x', label: 'Terms' },
    subject: 'Our terms',
    html: '<p>Dear Ann</p>',
    attachments: [file],
    emptyVariables: [],
    signature: 'Sam',
  };
  const blank = blankReply(inquiry, plain);
  expect(withTemplate({ ...blank, html: '<p>Half</p>' }, filled)).toMatchObject({
    subject: 'Our terms',
    html: '<p>Dear Ann</p><p>Sam</p>',
    attachments: [file],
  });
  const own = { title: 'Own', file: 'b.pdf' };
  const answer = { ...blank, kind: 'reply' as const, html: '<p>Half</p><p>Sam</p>' };
  expect(withTemplate({ ...answer, attachments: [own, file] }, filled)).toMatchObject({
    subject: blank.subject,
    html: '<p>Dear Ann</p><p>Half</p><p>Sam</p>',
    attachments: [own, file],
  });
});
