import { followUps, inquiries, statuses } from 'contract/inquiry';
import { type Notification } from 'contract/staff';
import { sql } from 'kysely';
import { callAs } from '../testing/describe-resource-routes';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { raiseReminders, startReminders } from './raise-reminders';

let api: TestApi;
let colleague: { id: string; token: string };

beforeAll(async () => {
  api = await startTestApi();
  const answer = await api.inject({
    method: 'POST',
    url: '/api/admin/register',
    headers: bearer(api.adminToken),
    payload: {
      firstname: 'Colin',
      lastname: 'League',
      email: 'colin@example.com',
      password: 'a long pass phrase',
    },
  });
  const id: string = answer.json().admin._id;
  colleague = { id, token: await api.services.sessions.open(id) };
});
beforeEach(async () => {
  await sql`delete from followup; delete from notification`.execute(api.services.database);
});
afterAll(() => api.close());

const raise = () => raiseReminders(api.services.database);
const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const daysAgo = (days: number) => minutesAway(-days * 24 * 60);

async function addInquiry(fields: object = {}): Promise<{ _id: string; number: string }> {
  const body = { contactName: 'Ann Beyer', company: 'Brightwater Ltd', ...fields };
  const added = await callAs(api, inquiries.endpoints.add, { token: api.adminToken, body });
  return added.answer.data;
}

async function addFollowUp(inquiryId: string, fields: object = {}): Promise<string> {
  const body = { inquiryId, message: 'Ask for the order', dueAt: minutesAway(-1), ...fields };
  const added = await callAs(api, followUps.endpoints.add, { token: api.adminToken, body });
  return added.answer.data._id;
}

async function change(id: string, fields: object): Promise<void> {
  const changed = await callAs(api, followUps.endpoints.update, {
    token: api.adminToken,
    id,
    body: fields,
  });
  expect(changed.status).toBe(200);
}

async function notices(token = api.adminToken): Promise<Notification[]> {
  const answer = await api.inject({ url: '/api/notification/get', headers: bearer(token) });
  // Who is assigned an inquiry is told of that too.
  return answer.json().data.filter(({ kind }: { kind: string }) => kind === 'follow-up-due');
}

test('who answers for the inquiry is told once, with whom it is about and a way there', async () => {
  const inquiry = await addInquiry({ assignedTo: colleague.id });
  await addFollowUp(inquiry._id, { kind: 'email' });
  await addFollowUp(inquiry._id, { dueAt: minutesAway(10) });
  expect([await raise(), await raise()]).toEqual([1, 0]);
  expect(await notices(colleague.token)).toEqual([
    expect.objectContaining({
      kind: 'follow-up-due',
      message: `Write to Ann Beyer of Brightwater Ltd: Ask for the order (${inquiry.number})`,
      link: `/edit-inquiry/${inquiry._id}`,
    }),
  ]);
  expect(await notices()).toEqual([]);
});

test('else who wrote the follow-up is told, and all when that one is gone', async () => {
  const inquiry = await addInquiry({ company: null });
  const mine = await addFollowUp(inquiry._id);
  await raise();
  expect([await notices(), await notices(colleague.token)]).toMatchObject([
    { length: 1 },
    { length: 0 },
  ]);
  await sql`update followup set admin_id = null where _id = ${mine}`.execute(api.services.database);
  await change(mine, { dueAt: minutesAway(-0.5) });
  await raise();
  expect([await notices(), await notices(colleague.token)]).toMatchObject([
    { length: 2 },
    { length: 1 },
  ]);
});

test('each time at which one is due is told once, however often it is moved', async () => {
  const { _id } = await addInquiry();
  const [first, second] = [minutesAway(-3), minutesAway(-2)];
  const followUp = await addFollowUp(_id, { dueAt: first });
  expect(await raise()).toBe(1);
  await change(followUp, { dueAt: minutesAway(60) });
  expect(await raise()).toBe(0);
  await change(followUp, { dueAt: second });
  expect([await raise(), await raise()]).toEqual([1, 0]);
  await change(followUp, { dueAt: first });
  expect(await raise()).toBe(0);
  expect(await notices()).toHaveLength(2);
});

test('what is done, removed or of a removed inquiry is not told', async () => {
  const [living, removed] = [await addInquiry(), await addInquiry()];
  await addFollowUp(living._id, { doneAt: minutesAway(0) });
  await addFollowUp(living._id, { dueAt: null });
  const gone = await addFollowUp(living._id);
  await callAs(api, followUps.endpoints.remove, { token: api.adminToken, id: gone });
  await addFollowUp(removed._id);
  await sql`update inquiry set deleted_at = now() where _id = ${removed._id}`.execute(
    api.services.database,
  );
  expect(await raise()).toBe(0);
});

test('what was overdue for more than a month when it was first seen is noted and not told', async () => {
  const { _id } = await addInquiry();
  await addFollowUp(_id, { dueAt: daysAgo(31), message: 'Imported' });
  await addFollowUp(_id, { dueAt: daysAgo(29), message: 'Forgotten' });
  expect([await raise(), await raise()]).toEqual([2, 0]);
  expect(await notices()).toMatchObject([{ message: expect.stringContaining('Forgotten') }]);
});

test('several processes at once tell each once', async () => {
  const { _id } = await addInquiry();
  for (let number = 0; number < 60; number += 1) {
    await addFollowUp(_id, { message: `Step ${number}` });
  }
  const rounds = Array.from({ length: 6 }, () => raise());
  const noted = (await Promise.all(rounds)).reduce((sum, count) => sum + count, await raise());
  expect(noted).toBe(60);
  const messages = (await notices()).map(({ message }) => message);
  expect([messages.length, new Set(messages).size]).toEqual([60, 60]);
});

test('what came due while no process ran is told once by the next that starts', async () => {
  const { _id } = await addInquiry();
  await addFollowUp(_id);
  const { database } = api.services;
  for (let start = 0; start < 2; start += 1) {
    const job = startReminders({ database, log: console });
    await job.stop();
  }
  expect(await notices()).toHaveLength(1);
});

test('a reminder whose notification cannot be written is not lost', async () => {
  const { _id } = await addInquiry();
  await addFollowUp(_id, { message: 'Important' });
  const { database } = api.services;
  await sql`alter table notification add constraint full_up check (kind = '') not valid`.execute(
    database,
  );
  await expect(raise()).rejects.toThrow('full_up');
  await sql`alter table notification drop constraint full_up`.execute(database);
  expect(await raise()).toBe(1);
  expect(await notices()).toHaveLength(1);
});

test('an inquiry that is won reminds of what was planned since alone', async () => {
  const inquiry = await addInquiry();
  await addFollowUp(inquiry._id, { message: 'Send the offer' });
  const { answer } = await callAs(api, statuses.endpoints.list, { token: api.adminToken });
  const won = answer.data.find(({ kind }: { kind: string }) => kind === 'won');
  await callAs(api, inquiries.endpoints.update, {
    token: api.adminToken,
    id: inquiry._id,
    body: { statusId: won._id },
  });
  expect(await raise()).toBe(0);
  await addFollowUp(inquiry._id, { message: 'Ask how it went' });
  expect(await raise()).toBe(1);
  expect((await notices()).map(({ message }) => message)).toEqual([
    expect.stringContaining('Ask how it went'),
  ]);
});
