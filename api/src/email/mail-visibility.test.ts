import type { Endpoint } from 'contract';
import { emailBatches, emailEndpoints, emails, mailServers } from 'contract/email';
import { inquiries, inquiryEndpoints } from 'contract/inquiry';
import { customers, suppliers } from 'contract/partner';
import { recordEndpoints } from 'contract/record';
import { levelEverywhere, roles } from 'contract/staff';
import { storePdf } from '../content/stored-files.fixture';
import { addPerson, type Person } from '../staff/role/people.fixture';
import { bearer } from '../testing/bearer';
import { callAs, type CallRequest, unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

/** A mail is visible to those who may view what it is about. */
let api: TestApi;
let purchasing: Person;
let sales: Person;
let clerk: Person;
let inquiryId: string;
const sent: Record<'customer' | 'supplier' | 'inquiry' | 'typed' | 'both', string> = {
  customer: '',
  supplier: '',
  inquiry: '',
  typed: '',
  both: '',
};
let file: string;

const asOwner = (endpoint: Endpoint | undefined, request: CallRequest) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const as = ({ token }: Person, endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(api, endpoint, { token, ...request });

async function add(endpoint: Endpoint, body: object): Promise<string> {
  const { status, answer } = await asOwner(endpoint, { body });
  expect([status, answer.errors]).toEqual([201, undefined]);
  return answer.data._id;
}

async function send(to: object, token = api.adminToken): Promise<string> {
  const body = { subject: 'Our offer', html: '<p>Dear reader</p>', ...to };
  const { status, answer } = await callAs(api, emailEndpoints.send, { token, body });
  expect([status, answer.errors]).toEqual([201, undefined]);
  return answer.data.batchId;
}

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped', mail: 'stopped' });
  const server = { name: 'Office', host: 'mail.example.com', port: 587, isDefault: true };
  await add(mailServers.endpoints.add, { ...server, fromAddress: 'office@example.com' });
  const companyName = 'Kék Bálna';
  const customerId = await add(customers.endpoints.add, {
    companyName,
    emails: ['buyer@example.com'],
  });
  const supplierId = await add(suppliers.endpoints.add, {
    companyName,
    emails: ['seller@example.com'],
  });
  inquiryId = await add(inquiries.endpoints.add, {
    contactName: 'Ann Ash',
    email: 'ann@example.com',
  });
  file = await storePdf(api, 'staff');
  const attachments = [{ title: 'Offer', file }];
  sent.customer = await send({ customerIds: [customerId], attachments });
  sent.supplier = await send({ supplierIds: [supplierId] });
  sent.inquiry = await send({ to: ['ann@example.com'], inquiryId });
  sent.typed = await send({ to: ['somebody@example.com'] });
  sent.both = await send({ customerIds: [customerId], supplierIds: [supplierId] });
  [purchasing, sales] = await Promise.all([addPerson(api, 'purchasing'), addPerson(api, 'sales')]);
  const levels = { ...levelEverywhere('none'), email: 'all' };
  const roleId = await add(roles.endpoints.add, { name: unique(), levels });
  clerk = await addPerson(api, { roleId });
});
afterAll(() => api.close());

const mailOf = async (batchId: string) =>
  (await asOwner(emails.endpoints.list, { query: { batchId } })).answer.data[0]._id;

test('Purchasing lists, counts and finds mails to suppliers alone', async () => {
  const list = await as(purchasing, emails.endpoints.list);
  expect(list.answer.total).toBe(2);
  for (const { to } of list.answer.data) expect(to).toBe('seller@example.com');
  const batches = await as(purchasing, emailBatches.endpoints.list);
  expect(batches.answer).toMatchObject({ total: 1, data: [{ _id: sent.supplier }] });
  for (const query of [{ search: 'ann@' }, { to: 'buyer@example.com' }, { inquiryId }]) {
    expect((await as(purchasing, emails.endpoints.list, { query })).answer.total).toBe(0);
  }
  expect((await as(sales, emails.endpoints.list)).answer.total).toBe(6);
});

test('a mail that is not visible has no record, content, history or attachment', async () => {
  for (const batchId of [sent.customer, sent.inquiry, sent.typed]) {
    const id = await mailOf(batchId);
    expect((await as(purchasing, emails.endpoints.get, { id })).status).toBe(404);
    expect((await as(purchasing, emailEndpoints.content, { id })).status).toBe(404);
    const batch = { id: batchId };
    expect((await as(purchasing, emailBatches.endpoints.get, batch)).status).toBe(404);
  }
  const id = await mailOf(sent.supplier);
  expect((await as(purchasing, emailEndpoints.content, { id })).status).toBe(200);
  const timeline = await as(purchasing, inquiryEndpoints.timeline, { id: inquiryId });
  const kinds = timeline.answer.data.map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain('email');
  const download = async ({ token }: Person) =>
    (await api.inject({ url: `/api/file/download/${file}`, headers: bearer(token) })).statusCode;
  expect([await download(purchasing), await download(sales)]).toEqual([404, 200]);
});

test('who may send sees their own mails, and neither changes nor exports the others', async () => {
  expect((await as(clerk, emails.endpoints.list)).answer.total).toBe(0);
  const own = await send({ to: ['printer@example.com'] }, clerk.token);
  const list = await as(clerk, emails.endpoints.list);
  expect(list.answer).toMatchObject({ total: 1, data: [{ to: 'printer@example.com' }] });
  const body = { evenIfUnknown: false };
  const { customer: id } = sent;
  expect((await as(clerk, emailEndpoints.cancelBatch, { id })).status).toBe(404);
  expect((await as(clerk, emailEndpoints.retryBatch, { id, body })).status).toBe(404);
  const mailId = await mailOf(id);
  expect((await as(clerk, emailEndpoints.cancel, { id: mailId })).status).toBe(404);
  expect((await asOwner(emails.endpoints.get, { id: mailId })).answer.data.status).toBe('queued');
  const url = '/api/email/export?format=csv';
  const { body: csv } = await api.inject({ url, headers: bearer(clerk.token) });
  expect(csv).toContain('printer@example.com');
  expect(csv).not.toMatch(/buyer@|seller@|ann@|somebody@/);
  const history = { resource: 'email', recordId: await mailOf(own) };
  await as(clerk, emailEndpoints.cancel, { id: history.recordId });
  const entries = async (person: Person) =>
    (await as(person, recordEndpoints.history, { query: history })).answer.total;
  expect([await entries(clerk), await entries(purchasing)]).toEqual([1, 0]);
});
