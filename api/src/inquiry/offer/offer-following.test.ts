import { emails, templates } from 'contract/email';
import {
  followUpEndpoints,
  followUps,
  inquiries,
  offerEndpoints,
  offers,
  statuses,
} from 'contract/inquiry';
import { recordEndpoints } from 'contract/record';
import { sql } from 'kysely';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs } from '../../testing/describe-resource-routes';
import { acceptance, openOffers } from './offer.fixture';

let company: Awaited<ReturnType<typeof openOffers>>;
beforeAll(async () => {
  company = await openOffers();
});
afterAll(() => company.site.api.close());

type StaffCall = Parameters<typeof company.site.staff>;
const staff = (...call: StaffCall) => company.site.staff(...call);
const hoursAway = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const inquiryOf = async (id: string) => (await staff(inquiries.endpoints.get, { id })).answer.data;
const statusOf = async (inquiryId: string): Promise<string> => {
  const { statusId } = await inquiryOf(inquiryId);
  return (await staff(statuses.endpoints.get, { id: statusId })).answer.data.name;
};
const statusCalled = async (name: string): Promise<string> => {
  const { data } = (await staff(statuses.endpoints.list)).answer;
  return data.find((status: { name: string }) => status.name === name)._id;
};
const moveTo = async (inquiryId: string, name: string, fields: object = {}) => {
  const body = { statusId: await statusCalled(name), ...fields };
  expect((await staff(inquiries.endpoints.update, { id: inquiryId, body })).status).toBe(200);
};
const stepsOf = async (inquiryId: string) =>
  (await staff(followUpEndpoints.byInquiry, { id: inquiryId })).answer.data;
const sendWith = (id: string, body: object) => staff(offerEndpoints.send, { id, body });
const takeBack = (id: string) => staff(offerEndpoints.takeBackPlan, { id });

/** A draft that can be sent. */
async function draftOf(sender: object = {}) {
  const { inquiryId } = await company.addInquiry([{ freeText: 'Acetone' }], sender);
  return { inquiryId, draft: await company.complete(inquiryId) };
}

describe('sending an offer', () => {
  it.each([
    ['New', 'Quoted'],
    ['Contacted', 'Quoted'],
    ['Quoted', 'Quoted'],
    ['Negotiation', 'Negotiation'],
    ['Won', 'Won'],
    ['Lost', 'Lost'],
  ])('finds an inquiry at %s and leaves it at %s', async (before, after) => {
    const { inquiryId, draft } = await draftOf();
    await moveTo(inquiryId, before, before === 'Lost' ? { lostReason: 'Price' } : {});
    const { answer } = await company.send(draft._id);
    expect(await statusOf(inquiryId)).toBe(after);
    const isMoved = before !== after;
    expect(answer.data.movedTo).toBe(isMoved ? await statusCalled('Quoted') : null);
  });

  it('moves nothing where no status is for offers, nor to a removed one, and only an open one may be', async () => {
    const id = await statusCalled('Quoted');
    const refused = await staff(statuses.endpoints.update, {
      id: await statusCalled('Won'),
      body: { isQuoted: true },
    });
    expect(refused.answer.errors).toMatchObject([{ path: 'isQuoted' }]);
    await staff(statuses.endpoints.update, { id, body: { isQuoted: false } });
    const { inquiryId, draft } = await draftOf();
    await company.send(draft._id);
    expect(await statusOf(inquiryId)).toBe('New');
    await staff(statuses.endpoints.update, { id, body: { isQuoted: true } });
  });

  it('plans the next step with it, beside one that is there, and notes the move in the history', async () => {
    const { inquiryId, draft } = await draftOf();
    const dueAt = hoursAway(2);
    await staff(followUps.endpoints.add, { body: { inquiryId, message: 'Call', dueAt } });
    const followUpAt = hoursAway(48);
    const { answer } = await sendWith(draft._id, { message: null, followUpAt });
    const steps = await stepsOf(inquiryId);
    expect(steps).toMatchObject([
      { _id: answer.data.followUpId, dueAt: followUpAt, doneAt: null },
      { message: 'Call', dueAt, doneAt: null },
    ]);
    expect(steps[0].message).toMatch(/^Follow up offer OFF-.*, version 1, valid until 31 December/);
    expect((await inquiryOf(inquiryId)).nextFollowUpAt).toBe(dueAt);
    const history = await staff(recordEndpoints.history, {
      query: { resource: 'inquiry', recordId: inquiryId },
    });
    expect(JSON.stringify(history.answer.data)).toContain(await statusCalled('Quoted'));
  });

  it.each([
    ['followUpAt', { followUpAt: '2026-01-01T09:00:00.000Z' }],
    ['followUpAt', { followUpAt: 'tomorrow' }],
    ['reminder.daysBefore', { reminder: { daysBefore: 0 } }],
    ['reminder.daysBefore', { reminder: { daysBefore: 91 } }],
    [
      'reminder.templateId',
      { reminder: { daysBefore: 3, templateId: '019ac000-0000-7000-8000-000000000009' } },
    ],
    ['validity', { validity: 3 }],
  ])('refuses what is wrong at %s, and sends and plans nothing', async (path, body) => {
    const { inquiryId, draft } = await draftOf();
    const { status, answer } = await sendWith(draft._id, body);
    expect([status, answer.errors[0].path]).toEqual([422, path]);
    expect(await statusOf(inquiryId)).toBe('New');
    expect(await stepsOf(inquiryId)).toEqual([]);
    const stored = await staff(offers.endpoints.get, { id: draft._id });
    expect(stored.answer.data).toMatchObject({ state: 'draft', remindOn: null });
  });

  it('refuses a reminder on a day that is past or today', async () => {
    const day = (away: number) => hoursAway(away * 24).slice(0, 10);
    const { inquiryId } = await company.addInquiry();
    const draft = await company.complete(inquiryId, { validUntil: day(5) });
    const refused = await sendWith(draft._id, { reminder: { daysBefore: 7 } });
    expect(refused.answer.errors).toMatchObject([{ path: 'reminder.daysBefore' }]);
    const sent = await sendWith(draft._id, { reminder: { daysBefore: 3 } });
    expect(sent.answer.data).toMatchObject({ remindOn: day(2), remindedAt: null });
  });

  it('sent twice at once plans one step and queues one mail', async () => {
    const { inquiryId, draft } = await draftOf();
    const body = { followUpAt: hoursAway(48) };
    const sent = await Promise.all([1, 2, 3].map(() => sendWith(draft._id, body)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await stepsOf(inquiryId)).toHaveLength(1);
    const ledger = await staff(emails.endpoints.list, { query: { inquiryId } });
    expect(ledger.answer.data).toHaveLength(1);
  });

  it('leaves neither step nor status nor mail behind when its transaction fails', async () => {
    const { inquiryId, draft } = await draftOf();
    const { database } = company.site.api.services;
    await sql`alter table offer_key add constraint full_up check (key_hash = '') not valid`.execute(
      database,
    );
    expect((await sendWith(draft._id, { followUpAt: hoursAway(48) })).status).toBe(500);
    await sql`alter table offer_key drop constraint full_up`.execute(database);
    expect(await statusOf(inquiryId)).toBe('New');
    expect(await stepsOf(inquiryId)).toEqual([]);
    expect((await sendWith(draft._id, { followUpAt: hoursAway(48) })).status).toBe(200);
    expect(await stepsOf(inquiryId)).toHaveLength(1);
  });
});

describe('taking back what sending did', () => {
  const sentWithStep = async () => {
    const { inquiryId, draft } = await draftOf();
    const { answer } = await sendWith(draft._id, { followUpAt: hoursAway(48) });
    return { inquiryId, id: String(draft._id), step: String(answer.data.followUpId) };
  };

  it('removes the step and sets the former status, once', async () => {
    const { inquiryId, id } = await sentWithStep();
    const taken = await takeBack(id);
    expect(taken.answer.data).toMatchObject({
      state: 'sent',
      followUpId: null,
      movedFrom: null,
      movedTo: null,
    });
    expect(await stepsOf(inquiryId)).toEqual([]);
    expect(await statusOf(inquiryId)).toBe('New');
    expect(await inquiryOf(inquiryId)).toMatchObject({ nextFollowUpAt: null });
    await moveTo(inquiryId, 'Quoted');
    expect((await takeBack(id)).status).toBe(200);
    expect(await statusOf(inquiryId)).toBe('Quoted');
  });

  it('keeps a status that somebody set since, and a step that is done', async () => {
    const { inquiryId, id, step } = await sentWithStep();
    await moveTo(inquiryId, 'Negotiation');
    await staff(followUps.endpoints.update, { id: step, body: { doneAt: hoursAway(0) } });
    expect((await takeBack(id)).status).toBe(200);
    expect(await statusOf(inquiryId)).toBe('Negotiation');
    expect(await stepsOf(inquiryId)).toHaveLength(1);
  });

  it('keeps the status of an inquiry with a newer version or an answer', async () => {
    const { inquiryId, id } = await sentWithStep();
    await company.sendNext(inquiryId);
    await takeBack(id);
    expect(await statusOf(inquiryId)).toBe('Quoted');
    const other = await sentWithStep();
    await company.answer(await company.mailedKey(other.inquiryId), acceptance);
    await takeBack(other.id);
    expect(await statusOf(other.inquiryId)).toBe('Won');
  });

  it('at once with an answer leaves the inquiry as the answer makes it', async () => {
    const { inquiryId, id } = await sentWithStep();
    const key = await company.mailedKey(inquiryId);
    const [taken, answered] = await Promise.all([takeBack(id), company.answer(key, acceptance)]);
    expect([taken.status, answered.status]).toEqual([200, 200]);
    expect(await statusOf(inquiryId)).toBe('Won');
  });

  it('is for those who edit inquiries', async () => {
    const { id } = await sentWithStep();
    const { token } = await addPerson(company.site.api, 'read-only');
    const { api } = company.site;
    expect((await callAs(api, offerEndpoints.takeBackPlan, { id, token })).status).toBe(403);
    expect((await callAs(api, offerEndpoints.cancelReminder, { id, token })).status).toBe(403);
  });
});

test('an answer ends the planned step', async () => {
  const { inquiryId, draft } = await draftOf();
  await sendWith(draft._id, { followUpAt: hoursAway(48) });
  await company.answer(await company.mailedKey(inquiryId), { answer: 'decline' });
  const planned = (await stepsOf(inquiryId)).filter(({ message }: { message: string }) =>
    message.startsWith('Follow up'),
  );
  expect(planned).toMatchObject([{ doneAt: expect.any(String) }]);
});

test('the mail of an offer says the sum in figures and words, and its replies go to the seller', async () => {
  const { token } = await addPerson(company.site.api, 'sales');
  const { inquiryId } = await company.addInquiry();
  const fields = { freight: '12.5', vatRule: 'domestic', vatPercent: '19' };
  const draft = await company.complete(inquiryId, fields);
  const { api } = company.site;
  const sent = await callAs(api, offerEndpoints.send, { id: draft._id, body: {}, token });
  expect(sent.status).toBe(200);
  const { html, replyTo, adminId } = await api.services.database
    .selectFrom('emailBatch')
    .innerJoin('email', 'email.batchId', 'emailBatch._id')
    .select(['html', 'replyTo', 'adminId'])
    .where('email.inquiryId', '=', inquiryId)
    .executeTakeFirstOrThrow();
  expect(html).toContain(
    '732.44\u00a0EUR (seven hundred thirty-two euros and 44&#x2F;100), with freight and VAT 19 %.',
  );
  const seller = await api.services.database
    .selectFrom('admin')
    .select('email')
    .where('_id', '=', String(adminId))
    .executeTakeFirstOrThrow();
  expect(replyTo).toBe(seller.email);
});

test('templates may name the offer and its link', async () => {
  const html = '<p><a href="{{offer.link}}">{{offer.number}}</a> {{offer.validUntil}}</p>';
  const body = { name: 'A reminder', subject: '{{offer.number}}', html };
  expect((await staff(templates.endpoints.add, { body })).status).toBe(201);
  const wrong = { ...body, name: 'Wrong', html: '<p>{{offer.cost}}</p>' };
  expect((await staff(templates.endpoints.add, { body: wrong })).status).toBe(422);
});
