import { emailEndpoints, emails, templates } from 'contract/email';
import { inquiries, offerEndpoints, offers, statuses } from 'contract/inquiry';
import { sql } from 'kysely';
import { acceptance, openOffers } from './offer.fixture';
import { remindCustomers } from './remind-customers';

let company: Awaited<ReturnType<typeof openOffers>>;
beforeAll(async () => {
  company = await openOffers();
});
afterAll(() => company.site.api.close());

type StaffCall = Parameters<typeof company.site.staff>;
const staff = (...call: StaffCall) => company.site.staff(...call);
const remind = () => remindCustomers({ ...company.site.api.services, log: console });

/** An offer that was sent with a reminder whose day has come. */
async function reminded(fields: object = {}) {
  const { inquiryId } = await company.addInquiry();
  const draft = await company.complete(inquiryId);
  const body = { reminder: { daysBefore: 3, ...fields } };
  expect((await staff(offerEndpoints.send, { id: draft._id, body })).status).toBe(200);
  const key = await company.mailedKey(inquiryId);
  await bringForward(draft._id);
  return { inquiryId, id: String(draft._id), key };
}

const bringForward = (id: string) =>
  sql`update offer set remind_on = current_date - 2 where _id = ${id}`.execute(
    company.site.api.services.database,
  );

interface Mail {
  readonly _id: string;
  readonly subject: string;
}

const mailsOf = async (inquiryId: string): Promise<Mail[]> =>
  (await staff(emails.endpoints.list, { query: { inquiryId, sort: 'createdAt' } })).answer.data;

test('a reminder goes once, with a key of its own, and the former link still works', async () => {
  const { inquiryId, id, key } = await reminded();
  expect([await remind(), await remind()]).toEqual([1, 0]);
  const [, reminder, ...more] = await mailsOf(inquiryId);
  expect(more).toEqual([]);
  expect(reminder).toMatchObject({
    to: 'vera@example.com',
    subject: expect.stringMatching(/^Our offer OFF-.* is valid until 31 December 2999$/),
  });
  const newKey = await company.mailedKey(inquiryId);
  expect(newKey).not.toBe(key);
  for (const one of [key, newKey]) {
    expect((await company.show(one)).answer.data).toMatchObject({ state: 'sent', revision: 1 });
    expect((await company.open(one)).statusCode).toBe(200);
  }
  const { text } = (await staff(emailEndpoints.content, { id: String(reminder?._id) })).answer.data;
  expect(text).toContain('/inquiry/offer?key=hidden-in-the-outbox');
  expect(text).toContain('603.00');
  const stored = (await staff(offers.endpoints.get, { id })).answer.data;
  expect(stored.remindedAt).toEqual(expect.any(String));
  expect((await company.answer(newKey, acceptance)).status).toBe(200);
  expect((await company.show(key)).answer.data.state).toBe('accepted');
});

test('several processes at once send each once', async () => {
  const all = await Promise.all([1, 2, 3].map(() => reminded()));
  const counts = await Promise.all(Array.from({ length: 4 }, () => remind()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  for (const { inquiryId } of all) expect(await mailsOf(inquiryId)).toHaveLength(2);
});

test('a reminder whose transaction fails is not lost, not noted, and keeps no other back', async () => {
  const [broken, whole] = [await reminded(), await reminded()];
  const { database } = company.site.api.services;
  await sql`alter table offer add constraint full_up
    check (reminded_at is null or _id <> ${sql.lit(broken.id)}) not valid`.execute(database);
  const log = { error: jest.fn() };
  expect(await remindCustomers({ ...company.site.api.services, log })).toBe(1);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await mailsOf(broken.inquiryId)).toHaveLength(1);
  expect(await mailsOf(whole.inquiryId)).toHaveLength(2);
  await sql`alter table offer drop constraint full_up`.execute(database);
  expect(await remind()).toBe(1);
  expect(await mailsOf(broken.inquiryId)).toHaveLength(2);
});

const statusOfKind = async (kind: string): Promise<string> => {
  const { data } = (await staff(statuses.endpoints.list)).answer;
  return data.find((status: { kind: string }) => status.kind === kind)._id;
};

type Sent = Awaited<ReturnType<typeof reminded>>;
const ends: readonly (readonly [string, (sent: Sent) => Promise<unknown>])[] = [
  ['was accepted', ({ key }) => company.answer(key, acceptance)],
  ['was declined', ({ key }) => company.answer(key, { answer: 'decline' })],
  ['was superseded', ({ inquiryId }) => company.sendNext(inquiryId)],
  ['expired', ({ id }) => company.expire(id)],
  ['is not to be reminded of', ({ id }) => staff(offerEndpoints.cancelReminder, { id })],
  [
    'is of an inquiry that is lost',
    async ({ inquiryId: id }) =>
      staff(inquiries.endpoints.update, {
        id,
        body: { statusId: await statusOfKind('lost'), lostReason: 'Price' },
      }),
  ],
  [
    'is of an inquiry that is won',
    async ({ inquiryId: id }) =>
      staff(inquiries.endpoints.update, { id, body: { statusId: await statusOfKind('won') } }),
  ],
  [
    'is of an inquiry in the trash',
    ({ inquiryId }) =>
      sql`update inquiry set deleted_at = now() where _id = ${inquiryId}`.execute(
        company.site.api.services.database,
      ),
  ],
];

test.each(ends)('no reminder goes for an offer that %s', async (_, end) => {
  const sent = await reminded();
  await end(sent);
  expect(await remind()).toBe(0);
});

test('none goes before its day, nor without being asked for', async () => {
  const { inquiryId } = await company.addInquiry();
  const draft = await company.complete(inquiryId);
  await staff(offerEndpoints.send, { id: draft._id, body: { reminder: { daysBefore: 3 } } });
  await company.sendNext((await company.addInquiry()).inquiryId);
  expect(await remind()).toBe(0);
  const again = await staff(offerEndpoints.cancelReminder, { id: draft._id });
  expect(again.answer.data).toMatchObject({ remindOn: null });
});

test('a reminder at once with an answer, or with “Do not send”, has one outcome', async () => {
  const [answered, cancelled] = [await reminded(), await reminded()];
  const [count] = await Promise.all([
    remind(),
    company.answer(answered.key, { answer: 'decline' }),
    staff(offerEndpoints.cancelReminder, { id: cancelled.id }),
  ]);
  let sent = 0;
  for (const { inquiryId, id } of [answered, cancelled]) {
    const { remindedAt } = (await staff(offers.endpoints.get, { id })).answer.data;
    const reminders = (await mailsOf(inquiryId)).filter(({ subject }) =>
      / is valid /.test(subject),
    );
    expect(reminders).toHaveLength(remindedAt === null ? 0 : 1);
    sent += reminders.length;
  }
  expect(sent).toBe(count);
});

test('the company’s template is used with the link, and the built-in text when it is gone or cannot be filled in', async () => {
  const template = async (html: string) => {
    const name = `Reminder ${html.length} ${Math.random()}`;
    const body = { name, subject: 'Still open: {{offer.number}}', html };
    return String((await staff(templates.endpoints.add, { body })).answer.data._id);
  };
  const plain = await template(
    '<p>Dear {{recipient.name}}, {{offer.total}} {{inquiry.number}}</p>',
  );
  const [own, gone, broken] = [
    await reminded({ templateId: plain }),
    await reminded({ templateId: await template('<p>Gone</p>') }),
    await reminded({ templateId: await template('<p>Broken</p>') }),
  ];
  const { database } = company.site.api.services;
  await sql`update template set deleted_at = now() where html like '%Gone%'`.execute(database);
  await sql`update template set html = '<p>{{#offer}}</p>' where html like '%Broken%'`.execute(
    database,
  );
  expect(await remind()).toBe(3);
  const [, first] = await mailsOf(own.inquiryId);
  expect(first?.subject).toMatch(/^Still open: OFF-/);
  const { text, html } = (await staff(emailEndpoints.content, { id: String(first?._id) })).answer
    .data;
  expect(text).toMatch(/603\.00\s*EUR INQ-/);
  const link = 'https://example.com/inquiry/offer?key=hidden-in-the-outbox';
  expect(html.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=')).toContain(`href="${link}`);
  for (const { inquiryId } of [gone, broken]) {
    expect((await mailsOf(inquiryId))[1]?.subject).toMatch(/^Our offer OFF-/);
  }
});

test('without a mail server none is noted, and the next round sends it', async () => {
  const { inquiryId } = await reminded();
  const { database } = company.site.api.services;
  await sql`update smtp set is_default = false`.execute(database);
  expect(await remind()).toBe(0);
  await sql`update smtp set is_default = true`.execute(database);
  expect(await remind()).toBe(1);
  expect(await mailsOf(inquiryId)).toHaveLength(2);
});
