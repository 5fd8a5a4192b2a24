import type { Endpoint } from 'contract';
import { calendarEndpoints, followUps, inquiries, statuses } from 'contract/inquiry';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs, type CallRequest, uniqueWord } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async (endpoint: Endpoint, body: object, token = api.adminToken) =>
  (await call(endpoint, { body, token })).answer.data;

async function renewed(token = api.adminToken): Promise<string> {
  const { status, answer } = await call(calendarEndpoints.renewFeed, { token });
  expect(status).toBe(200);
  return new URL(answer.data.url).searchParams.get('token') ?? '';
}

async function read(token: string, headers: Record<string, string> = {}) {
  const url = `/api/calendar/follow-ups.ics?${new URLSearchParams({ token }).toString()}`;
  const answer = await api.inject({ url, headers });
  const events =
    answer.statusCode === 200
      ? new ICAL.Component(ICAL.parse(answer.body))
          .getAllSubcomponents('vevent')
          .map((one) => new ICAL.Event(one))
      : [];
  return { answer, events };
}

test('has the open follow-ups of its person, and follows their changes', async () => {
  const key = await renewed();
  const word = uniqueWord();
  const inquiry = await add(inquiries.endpoints.add, {
    contactName: word,
    company: `${word}, Ltd`,
  });
  const dueAt = '2031-05-01T08:00:00.000Z';
  const body = { inquiryId: inquiry._id, message: `Ask ${word}; today`, dueAt };
  const { _id } = await add(followUps.endpoints.add, body);
  await add(followUps.endpoints.add, { inquiryId: inquiry._id, message: 'a note', kind: 'note' });
  const first = await read(key);
  expect(first.answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const [one] = first.events.filter(({ summary }) => summary.includes(word));
  expect([one?.uid, one?.sequence, one?.summary]).toEqual([
    _id,
    0,
    `Call ${word} of ${word}, Ltd (${inquiry.number})`,
  ]);
  const etag = String(first.answer.headers['etag']);
  expect((await read(key, { 'if-none-match': etag })).answer.statusCode).toBe(304);

  const later = '2031-05-02T09:15:00.000Z';
  await call(followUps.endpoints.update, { id: _id, body: { dueAt: later } });
  const second = await read(key, { 'if-none-match': etag });
  const [moved] = second.events.filter(({ uid }) => uid === _id);
  expect([moved?.sequence, moved?.startDate.toJSDate().toISOString()]).toEqual([1, later]);
  const doneAt = '2031-05-02T10:00:00.000Z';
  await call(followUps.endpoints.update, { id: _id, body: { doneAt } });
  expect((await read(key)).events.filter(({ uid }) => uid === _id)).toEqual([]);
});

test('is of its person alone, and shows what the role shows now', async () => {
  const { token, adminId: id } = await addPerson(api, 'sales');
  const key = await renewed(token);
  const word = uniqueWord();
  const mine = await add(inquiries.endpoints.add, { contactName: word, assignedTo: id });
  const due = { message: word, dueAt: '2031-05-01T08:00:00.000Z' };
  await add(followUps.endpoints.add, { ...due, inquiryId: mine._id });
  const other = await add(inquiries.endpoints.add, { contactName: word });
  await add(followUps.endpoints.add, { ...due, inquiryId: other._id });
  const summaries = async () => (await read(key)).events.map(({ summary }) => summary);
  expect(await summaries()).toEqual([`Call ${word} (${mine.number})`]);
  const { answer } = await call(statuses.endpoints.list, { query: { pageSize: 50 } });
  const won = answer.data.find(({ kind }: { kind: string }) => kind === 'won');
  await call(inquiries.endpoints.update, { id: mine._id, body: { statusId: won._id } });
  expect(await summaries()).toEqual([]);
  await sql`update admin set deleted_at = now() where _id = ${id}`.execute(api.services.database);
  expect((await read(key)).answer.statusCode).toBe(404);
});

test('ends when its address is renewed or removed, and its key is stored as a hash', async () => {
  const former = await renewed();
  const key = await renewed();
  expect((await read(former)).answer.statusCode).toBe(404);
  expect((await read(key)).answer.statusCode).toBe(200);
  const { rows } = await sql`select key_hash from calendar_feed`.execute(api.services.database);
  expect(JSON.stringify(rows)).not.toContain(key);
  expect((await call(calendarEndpoints.readFeed)).answer.data).toMatchObject({});
  await call(calendarEndpoints.removeFeed);
  expect((await read(key)).answer.statusCode).toBe(404);
  expect((await call(calendarEndpoints.readFeed)).answer.data).toBeNull();
  for (const wrong of ['', 'x', "' or 1=1", 'a'.repeat(101)])
    expect([400, 404]).toContain((await read(wrong)).answer.statusCode);
});

test('the calendar of the panel has a period, of one person or of all', async () => {
  const word = uniqueWord();
  const { adminId: id } = await addPerson(api, 'sales');
  const theirs = await add(inquiries.endpoints.add, { contactName: word, assignedTo: id });
  const day = (hours: number) => new Date(Date.UTC(2032, 0, 5, hours)).toISOString();
  for (const hours of [-1, 0, 23, 24])
    await add(followUps.endpoints.add, {
      inquiryId: theirs._id,
      message: `${word} ${hours}`,
      dueAt: day(hours),
    });
  const range = async (query: Record<string, string>) =>
    (await call(calendarEndpoints.range, { query })).answer.data;
  const query = { from: day(0), until: day(24) };
  const messages = ({ entries }: { entries: { message: string }[] }) =>
    entries.map(({ message }) => message);
  expect(messages(await range(query))).toEqual([`${word} 0`, `${word} 23`]);
  expect(messages(await range({ ...query, adminId: id }))).toHaveLength(2);
  const mine = (await call(inquiries.endpoints.list)).status;
  expect(mine).toBe(200);
  const wide = await call(calendarEndpoints.range, {
    query: { from: day(0), until: '2032-04-01T00:00:00.000Z' },
  });
  expect(wide.status).toBe(422);
});
