import type { Endpoint } from 'contract';
import { mailAccounts, mailDraftEndpoints } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { sql } from 'kysely';
import { addPerson, type Person } from '../../staff/role/people.fixture';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { parseMail } from '../message/parse-mail';
import { storeMessage } from '../message/store-message';
import { composed, question } from './composed-mail.fixture';

let api: TestApi;
let ann: Person;
let bo: Person;
let inquiryId: string;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  [ann, bo] = [await addPerson(api, 'sales'), await addPerson(api, 'sales')];
  const body = { contactName: 'Vera', email: 'vera@one.example' };
  inquiryId = (await call(api.adminToken, inquiries.endpoints.add, { body })).answer.data._id;
});
afterAll(() => api.close());

const call = (token: string, endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(api, endpoint, { token, ...request });
const save = (person: Person, answersId: string | null = null) =>
  call(person.token, mailDraftEndpoints.save, {
    body: { ...composed(inquiryId, answersId), cc: '' },
  });
const writersFor = async (person: Person, id = inquiryId) =>
  (await call(person.token, mailDraftEndpoints.writers, { id })).answer.data;
const age = (person: Person, seconds: number) =>
  sql`update mail_draft set updated_at = now() - make_interval(secs => ${seconds})
    where admin_id = ${person.adminId}`.execute(api.services.database);

async function arrive(owner: Person | null): Promise<string> {
  const body = {
    name: 'Box',
    host: 'imap.example.com',
    port: 993,
    username: 'box@example.com',
    password: 'secret words',
    isActive: false,
    isPersonal: owner !== null,
  };
  const token = owner?.token ?? api.adminToken;
  const accountId = (await call(token, mailAccounts.endpoints.add, { body })).answer.data._id;
  const raw = question('vera@one.example', owner ? 'For you' : 'For all');
  const mail = await parseMail(raw);
  await storeMessage(api.services, {
    position: { accountId, uidValidity: '1', uid: 1 },
    ownerId: owner?.adminId ?? null,
    mail,
    left: [],
    size: raw.length,
    receivedAt: new Date().toISOString(),
  });
  const stored = await api.services.database
    .selectFrom('mailMessage')
    .select('_id')
    .where('messageKey', '=', mail.key)
    .executeTakeFirstOrThrow();
  await sql`update mail_message set state = 'attached', inquiry_id = ${inquiryId}
    where _id = ${stored._id}`.execute(api.services.database);
  return stored._id;
}

it('names who else writes, for two minutes after each key, and never oneself', async () => {
  expect(await writersFor(bo)).toEqual([]);
  await save(ann);
  const [writer, ...others] = await writersFor(bo);
  expect(others).toEqual([]);
  expect(writer).toMatchObject({ adminId: ann.adminId, answersId: null });
  expect(writer.name).toMatch(/ Tester$/);
  expect(await writersFor(ann)).toEqual([]);
  await age(ann, 119);
  expect(await writersFor(bo)).toHaveLength(1);
  await age(ann, 121);
  expect(await writersFor(bo)).toEqual([]);
  const message = await arrive(null);
  await save(ann, message);
  expect(await writersFor(bo)).toMatchObject([{ answersId: message }]);
  expect((await save(bo, message)).status).toBe(200);
  expect(await writersFor(ann)).toMatchObject([{ adminId: bo.adminId, answersId: message }]);
  await call(ann.token, mailDraftEndpoints.discard, { body: { inquiryId } });
  expect(await writersFor(bo)).toEqual([]);
});

it('says nothing of who answers a message of their own mailbox, nor of other inquiries, nor to others', async () => {
  await save(ann, await arrive(ann));
  expect(await writersFor(bo)).toEqual([]);
  const body = { contactName: 'Vic', email: 'vic@one.example' };
  const other = (await call(api.adminToken, inquiries.endpoints.add, { body })).answer.data._id;
  await save(bo);
  expect(await writersFor(ann, other)).toEqual([]);
  const reader = await addPerson(api, 'read-only');
  expect((await call(reader.token, mailDraftEndpoints.writers, { id: inquiryId })).status).toBe(
    403,
  );
  expect((await call(ann.token, mailDraftEndpoints.writers, { id: 'x' })).status).toBe(400);
});
