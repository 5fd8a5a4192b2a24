import { Inquiry } from 'contract/inquiry';
import { Customer } from 'contract/partner';
import { blankReply, composedMail, draftContent, replyRecords } from './reply-draft';

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
  const typed = { ...blankReply(inquiry, null), cc: 'bo@example.com; cy@example.com ,\ndee' };
  expect(draftContent(typed, inquiry._id)).toMatchObject({ cc: typed.cc, html: '', kind: 'new' });
  expect(composedMail(typed, inquiry._id)).toMatchObject({
    to: 'ann@example.com',
    cc: ['bo@example.com', 'cy@example.com', 'dee'],
    attachments: [],
  });
});

test('a reply begins with the subject and the words that it answers', () => {
  const withMessage = { ...inquiry, subject: 'Acetone', message: 'Need <5> kg\nsoon' };
  expect(blankReply(withMessage, null)).toMatchObject({
    subject: 'Re: Acetone (INQ-2026-000001)',
    html: '<p></p><blockquote><p>Need &lt;5&gt; kg</p><p>soon</p></blockquote>',
  });
});
