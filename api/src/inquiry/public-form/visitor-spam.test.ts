import { careerApplications } from 'contract/content';
import {
  contactEndpoints,
  inquiries,
  productInquiries,
  productInquiryEndpoints,
} from 'contract/inquiry';
import { openFormSecrets } from '../../kernel/form-secrets';
import { onlyKey } from '../../kernel/secrets/key-set';
import { derivedLastingKeys } from '../../db/lasting-keys';
import { openSite, pdf, type Site } from './visitor.fixture';

const { create, convert } = productInquiryEndpoints;
const { contact } = contactEndpoints;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.api.close());

const sentOf = async (reference: string | undefined) =>
  (await site.staff(productInquiries.endpoints.list, { query: { search: reference } })).answer
    .data[0];

const anotherSecret = new TextEncoder().encode('what another installation signs with');
const anotherInstallation = () =>
  openFormSecrets(onlyKey(anotherSecret), derivedLastingKeys(anotherSecret)['form status']);
const minuteAgo = () => new Date(Date.now() - 60_000);

/** What programs send, by the reason for which it is kept apart. */
const spam: readonly (readonly [string, string, () => object])[] = [
  ['a field that people do not see', 'honeypot', () => ({ homepage: 'https://spam.example' })],
  ['no token', 'no-token', () => ({ formToken: undefined })],
  ['an empty token', 'no-token', () => ({ formToken: '' })],
  ['a token of a day ago', 'no-token', () => ({ formToken: site.tokenOf(24 * 3600 + 1) })],
  ['a forged time', 'no-token', () => ({ formToken: site.tokenOf(60).replace(/^./, '0') })],
  [
    'a token of another installation',
    'no-token',
    () => ({ formToken: anotherInstallation().token(minuteAgo()) }),
  ],
  ['a session’s token', 'no-token', () => ({ formToken: site.api.adminToken })],
  ['a form filled in at once', 'too-fast', () => ({ formToken: site.tokenOf(2) })],
];

describe.each(spam)('%s', (_, reason, fields) => {
  it('puts a product inquiry apart, answered like any other', async () => {
    const good = await site.send(create, site.productForm());
    const bad = await site.send(create, site.productForm(fields()));
    expect([bad.status, Object.keys(bad.answer.data)]).toEqual([201, ['reference', 'statusKey']]);
    expect(bad.reference?.slice(0, 9)).toBe(good.reference?.slice(0, 9));
    expect(await sentOf(bad.reference)).toMatchObject({ status: 'spam', spamReason: reason });
    expect(await sentOf(good.reference)).toMatchObject({ status: 'new', spamReason: null });
  });

  it('puts a contact message apart, answered like any other', async () => {
    const before = await site.count('inquiry');
    const bad = await site.send(contact, site.message(fields()));
    expect(bad.status).toBe(201);
    expect(await site.count('inquiry')).toBe(before);
    expect(await sentOf(bad.reference)).toMatchObject({
      status: 'spam',
      spamReason: reason,
      form: 'contact',
      subject: 'A question',
    });
    const good = await site.send(contact, site.message());
    expect(bad.reference?.slice(0, 9)).toBe(good.reference?.slice(0, 9));
    expect(await site.count('inquiry')).toBe(before + 1);
  });
});

it('nobody is a program after three seconds, nor within a day, nor by a process whose clock is ahead', async () => {
  for (const seconds of [3, 3600, 24 * 3600 - 60, -3600]) {
    const sent = await site.send(create, site.productForm({ formToken: site.tokenOf(seconds) }));
    expect(await sentOf(sent.reference)).toMatchObject({ status: 'new' });
  }
});

it('an application of a program is kept apart with its résumé', async () => {
  const { reference, status } = await site.apply({ resume: pdf, homepage: 'x' });
  expect(status).toBe(201);
  const query = { search: reference, status: 'spam' };
  const { answer } = await site.staff(careerApplications.endpoints.list, { query });
  expect(answer.data).toMatchObject([{ reference, status: 'spam' }]);
  expect(answer.data[0].resume).toMatch(/\.pdf$/);
});

it('a contact message taken for spam stays where it is, and becomes the inquiry of its number', async () => {
  const { reference } = await site.send(contact, site.message({ homepage: 'x' }));
  const { _id: id } = await sentOf(reference);
  const body = { status: 'new' };
  await site.staff(productInquiries.endpoints.update, { id, body });
  expect(await sentOf(reference)).toMatchObject({ status: 'new', spamReason: null });
  const { answer } = await site.staff(convert, { id });
  expect(answer.data).toMatchObject({ number: reference, isNew: true });
  const inquiry = (await site.staff(inquiries.endpoints.get, { id: answer.data._id })).answer.data;
  expect(inquiry).toMatchObject({
    number: reference,
    productInquiryId: id,
    contactName: 'Vera Visitor',
    subject: 'A question',
    message: 'Do you ship to Kenya?',
  });
});
