import type { Endpoint } from 'contract';
import { mailAccounts } from 'contract/email';
import { followUps, inquiries, inquiryEndpoints } from 'contract/inquiry';
import { sql } from 'kysely';
import { addPerson, type Person } from '../staff/role/people.fixture';
import { callAs, type CallRequest } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
let sales: Person;
let boxes: { company: string; personal: string };
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  sales = await addPerson(api, 'sales');
  boxes = { company: await addBox(api.adminToken), personal: await addBox(sales.token, true) };
});
afterAll(() => api.close());

const call = (token: string, endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(api, endpoint, { token, ...request });
const timelineOf = async (id: string, query: CallRequest['query'] = {}, token = sales.token) =>
  (await call(token, inquiryEndpoints.timeline, { id, query: { pageSize: 100, ...query } })).answer;

async function addBox(token: string, isPersonal = false): Promise<string> {
  const server = { host: 'imap.example.com', port: 993, password: 'secret words', isActive: false };
  const body = { name: 'Box', username: 'box@example.com', isPersonal, ...server };
  return (await call(token, mailAccounts.endpoints.add, { body })).answer.data._id;
}
async function addInquiry(fields: object = {}): Promise<string> {
  const body = { contactName: 'Ann Lee', email: 'ann@one.example', ...fields };
  return (await call(api.adminToken, inquiries.endpoints.add, { body })).answer.data._id;
}

interface Written {
  readonly thread?: number;
  readonly subject?: string;
  readonly text?: string;
  readonly to?: string;
  readonly minutes?: number;
  readonly isPersonal?: boolean;
}
const threadId = (place: number) => `00000000-0000-8000-a000-${String(place).padStart(12, '0')}`;
let places = 0;
async function addMessage(inquiryId: string, written: Written = {}) {
  places += 1;
  const { thread = places, subject = 'A question', text = 'Words', minutes = 0 } = written;
  const { to = 'sales@example.com', isPersonal = false } = written;
  await sql`
    insert into mail_message (_id, created_at, updated_at, version, account_id, owner_id, message_key,
      direction, subject, from_name, from_address, "to", cc, received_at, "references", thread_id,
      text, quoted, remote_pictures, excerpt, attachments, attachment_count, size, is_automatic,
      is_flood, state, inquiry_id)
    values (gen_random_uuid(), now(), now(), 1, ${isPersonal ? boxes.personal : boxes.company},
      ${isPersonal ? sales.adminId : null}, ${`key ${places}`}, 'in', ${subject}, 'Ann Lee',
      'ann@one.example', ${JSON.stringify([{ name: '', address: to }])}::jsonb, '[]',
      now() + make_interval(mins => ${minutes}), '[]', ${threadId(thread)}, ${text}, '', 0,
      ${text.slice(0, 200)}, '[]', 0, 100, false, false, 'attached', ${inquiryId})`.execute(
    api.services.database,
  );
}
const note = (inquiryId: string, message: string) =>
  call(sales.token, followUps.endpoints.add, { body: { inquiryId, kind: 'note', message } });
const shown = ({ data }: { data: { kind: string; message?: { subject: string } }[] }) =>
  data.flatMap(({ kind, message }) => (kind === 'change' ? [] : [message?.subject ?? kind]));

it('folds the mails of a thread into the newest, with their number, and unfolds them', async () => {
  const inquiryId = await addInquiry();
  for (const [place, subject] of ['one', 'two', 'three'].entries())
    await addMessage(inquiryId, { thread: 900, subject, minutes: place });
  await addMessage(inquiryId, { subject: 'alone', minutes: -1 });
  await addMessage(await addInquiry(), { thread: 900, subject: 'of another inquiry', minutes: 9 });
  await addMessage(inquiryId, { thread: 900, subject: 'own', minutes: 5, isPersonal: true });
  const folded = await timelineOf(inquiryId, { folded: true });
  expect(shown(folded)).toEqual(['own', 'alone']);
  expect(folded.data[0].thread).toEqual({ id: threadId(900), count: 4 });
  const ofOwner = await timelineOf(inquiryId, { folded: true }, api.adminToken);
  expect(shown(ofOwner)).toEqual(['three', 'alone']);
  expect(ofOwner.data[0].thread.count).toBe(3);
  const thread = { threadId: threadId(900), pageSize: 2 };
  const first = await timelineOf(inquiryId, thread, api.adminToken);
  expect([shown(first), first.total]).toEqual([['three', 'two'], 3]);
  expect(shown(await timelineOf(inquiryId, { ...thread, page: 2 }, api.adminToken))).toEqual([
    'one',
  ]);
  expect(shown(await timelineOf(inquiryId))).toEqual(['own', 'three', 'two', 'one', 'alone']);
  expect((await timelineOf(inquiryId, { threadId: 'x' })).status).toBe(400);
  expect((await timelineOf(inquiryId, { threadId: threadId(1_000_000) })).data).toEqual([]);
});

it('finds words in subjects, texts and people of every kind of entry, and nothing else', async () => {
  const inquiryId = await addInquiry({ message: 'Need 100% Aceton, bitte', subject: 'Angebot' });
  await addMessage(inquiryId, { subject: 'Lösemittel', text: '请报价 丙酮 20 吨' });
  await addMessage(inquiryId, { subject: 'Copy', to: 'lab_desk@two.example' });
  await addMessage(inquiryId, { subject: 'Privat', text: 'aceton', isPersonal: true });
  await note(inquiryId, 'Called: wants 5 kg of toluene');
  const found = async (search: string, token = sales.token) => {
    const answer = await timelineOf(inquiryId, { search, folded: true }, token);
    expect(answer.total).toBe(answer.data.length);
    return shown(answer).toSorted();
  };
  const cases: [string, string[]][] = [
    ['LÖSEMITTEL', ['Lösemittel']],
    ['丙酮', ['Lösemittel']],
    ['aceton', ['Privat', 'message']],
    ['bitte need', ['message']],
    ['angebot', ['message']],
    ['toluene', ['followUp']],
    ['tester', ['followUp']],
    ['lab_desk', ['Copy']],
    ['labXdesk', []],
    ['100%', ['message']],
    ['%', ['message']],
    ["' or true --", []],
    ['contactName', []],
    ['Ann Lee', ['Copy', 'Lösemittel', 'Privat', 'message']],
  ];
  for (const [search, entries] of cases)
    expect([search, await found(search)]).toEqual([search, entries]);
  expect(await found('aceton', api.adminToken)).toEqual(['message']);
  expect((await timelineOf(inquiryId, { search: 'x'.repeat(201) })).status).toBe(400);
});

it('a long conversation is read by page, by as many statements as a short one', async () => {
  const [short, long] = [await addInquiry(), await addInquiry()];
  await addMessage(short);
  for (let place = 0; place < 300; place += 1)
    await addMessage(long, {
      thread: 10_000 + (place % 40),
      minutes: place,
      text: 'x'.repeat(5_000),
    });
  await sql`analyze mail_message`.execute(api.services.database);
  const statements = async (id: string) =>
    api.countStatements(() => timelineOf(id, { pageSize: 10, folded: true }));
  for (const id of [short, long]) await statements(id);
  const [few, many] = [await statements(short), await statements(long)];
  expect(many).toBe(few);
  const answer = await timelineOf(long, { pageSize: 10, folded: true });
  expect([answer.data.length, answer.total]).toEqual([10, 41]);
  expect(answer.data[0].thread.count).toBe(8);
  expect((await timelineOf(long, { pageSize: 10 })).total).toBe(301);
});
