import { readFileSync } from 'node:fs';
import type { Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { emailEndpoints } from 'contract/email';
import { fileEndpoints } from 'contract/file';
import { inquiries, inquiryEndpoints } from 'contract/inquiry';
import { jobEndpoints } from 'contract/jobs';
import { customers, supplierEndpoints, suppliers } from 'contract/partner';
import { recordEndpoints, recordSearchEndpoints } from 'contract/record';
import {
  dashboardEndpoints,
  levelEverywhere,
  notificationEndpoints,
  roles,
  savedViews,
} from 'contract/staff';
import { importEndpoints } from 'contract/transfer';
import { bearer } from '../../testing/bearer';
import { callAs, type CallRequest, uniqueWord } from '../../testing/describe-resource-routes';
import { readEvents } from '../../testing/event-reader';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { notify } from '../../notification/notifications';
import { addPerson, type Person } from './people.fixture';

/** Attempts to learn, in roundabout ways, what a role does not show. */
let api: TestApi;
let sales: Person;
let purchasing: Person;
let website: Person;
const word = uniqueWord();
const secretTerms = `${uniqueWord()} days`;
const email = `${word}@buyer.example`;
let supplierId: string;
let customerId: string;
let chemicalId: string;
let inquiryId: string;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  [sales, purchasing, website] = await Promise.all([
    addPerson(api, 'sales'),
    addPerson(api, 'purchasing'),
    addPerson(api, 'website'),
  ]);
  chemicalId = await add(chemicals.endpoints.add, { name: `${word} oxide` });
  supplierId = await add(suppliers.endpoints.add, {
    companyName: `${word} Works`,
    paymentTerms: secretTerms,
    rating: 4,
  });
  customerId = await add(customers.endpoints.add, {
    companyName: `${word} Paints`,
    emails: [email],
  });
  inquiryId = await add(inquiries.endpoints.add, {
    contactName: 'Ann Ash',
    email,
    phone: '+4912345',
  });
  await asOwner(supplierEndpoints.link, { id: supplierId, body: { chemical_ids: [chemicalId] } });
  const body = { rating: 2, companyName: `${word} Works Ltd` };
  await asOwner(suppliers.endpoints.update, { id: supplierId, body });
});
afterAll(() => api.close());

const asOwner = (endpoint: Endpoint | undefined, request: CallRequest) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

async function add(endpoint: Endpoint, body: object): Promise<string> {
  return (await asOwner(endpoint, { body })).answer.data._id;
}

function as({ token }: Person, endpoint: Endpoint | undefined, request: CallRequest = {}) {
  return callAs(api, endpoint, { token, ...request });
}

async function expectRefused(
  person: Person,
  endpoint: Endpoint | undefined,
  request?: CallRequest,
) {
  const { status, answer } = await as(person, endpoint, request);
  expect([endpoint?.name, request?.query, status, answer.type]).toEqual([
    endpoint?.name,
    request?.query,
    403,
    '/problems/not-permitted',
  ]);
  return answer;
}

describe('purchase facts of a supplier, for somebody in sales', () => {
  test('are empty in the record and the list, which the owner reads whole', async () => {
    const { answer } = await as(sales, suppliers.endpoints.get, { id: supplierId });
    expect(answer.data).toMatchObject({ companyName: `${word} Works Ltd`, paymentTerms: null });
    expect(answer.data.rating).toBeNull();
    const list = await as(sales, suppliers.endpoints.list);
    expect(list.answer.data).toMatchObject([{ _id: supplierId, rating: null }]);
    const own = await asOwner(suppliers.endpoints.get, { id: supplierId });
    expect(own.answer.data).toMatchObject({ paymentTerms: secretTerms, rating: 2 });
  });

  test('are found by no sort, filter or search, nor by the links to chemicals', async () => {
    for (const sort of ['rating', '-rating', 'leadTimeDays'])
      await expectRefused(sales, suppliers.endpoints.list, { query: { sort } });
    await expectRefused(sales, suppliers.endpoints.list, { query: { chemicalId } });
    const query = { chemicalId };
    await expectRefused(sales, supplierEndpoints.byChemical, { query });
    await expectRefused(sales, supplierEndpoints.countByChemical, { query });
    await expectRefused(sales, supplierEndpoints.chemicals, { id: supplierId });
    const search = await as(sales, suppliers.endpoints.list, { query: { search: secretTerms } });
    expect(search.answer.total).toBe(0);
    const { answer } = await as(sales, recordEndpoints.uses, {
      id: chemicalId,
      query: { resource: 'chemical' },
    });
    expect(answer.data).toEqual([]);
  });

  test('are in no history, and cannot be brought back', async () => {
    const query = { resource: 'supplier', recordId: supplierId };
    const seen = await as(sales, recordEndpoints.history, { query });
    expect(JSON.stringify(seen.answer)).not.toMatch(/rating|paymentTerms/);
    expect(JSON.stringify(seen.answer)).toContain('companyName');
    await expectRefused(sales, recordEndpoints.revert, { id: seen.answer.data[1]._id });
  });

  test('are neither written nor exported, and the refusal says what is needed', async () => {
    const roleId = await ownRole({ suppliers: 'all', chemicals: 'all' });
    const buyer = await addPerson(api, { roleId });
    const body = { rating: 5 };
    const refusal = await expectRefused(buyer, suppliers.endpoints.update, {
      id: supplierId,
      body,
    });
    expect(refusal.detail).toContain('edit purchase facts');
    await expectRefused(buyer, suppliers.endpoints.add, { body: { companyName: 'A', rating: 5 } });
    const blank = { companyName: `${word} B`, rating: null, paymentTerms: null };
    expect((await as(buyer, suppliers.endpoints.add, { body: blank })).status).toBe(201);
    const changed = await as(buyer, suppliers.endpoints.update, {
      id: supplierId,
      body: { notes: 'Met at the fair' },
    });
    expect(changed.answer.data).toMatchObject({ notes: 'Met at the fair', rating: null });
    const bulk = { resource: 'supplier', selection: { ids: [supplierId] } };
    const action = { kind: 'update', values: { rating: 5 } };
    await expectRefused(buyer, jobEndpoints.bulk, { body: { ...bulk, action } });
    const file = await api.inject({
      url: '/api/supplier/export?format=csv',
      headers: bearer(buyer.token),
    });
    expect(file.body).toContain(`${word} Works Ltd`);
    expect(file.body).not.toMatch(new RegExp(`Rating|${secretTerms}`));
    const guide = await as(buyer, importEndpoints.guide, { query: { resource: 'supplier' } });
    expect(JSON.stringify(guide.answer)).not.toMatch(/rating|paymentTerms/);
    await expectRefused(buyer, suppliers.endpoints.list, { query: { sort: 'rating' } });
  });
});

describe('the contacts of customers, for somebody in purchasing', () => {
  test('are empty in inquiries, and found by no filter or search', async () => {
    const { answer } = await as(purchasing, inquiries.endpoints.get, { id: inquiryId });
    expect(answer.data).toMatchObject({ contactName: 'Ann Ash', email: null, phone: null });
    await expectRefused(purchasing, inquiries.endpoints.list, { query: { email } });
    await expectRefused(purchasing, inquiryEndpoints.similar, { query: { email } });
    const search = await as(purchasing, inquiries.endpoints.list, { query: { search: email } });
    expect(search.answer.total).toBe(0);
    const timeline = await as(purchasing, inquiryEndpoints.timeline, { id: inquiryId });
    expect(JSON.stringify(timeline.answer)).not.toContain(email);
  });

  test('cannot be written to', async () => {
    const message = { subject: 'Hello', html: '<p>Hello</p>' };
    for (const to of [{ customerIds: [customerId] }, { inquiryId }, { chemicalId }]) {
      await expectRefused(purchasing, emailEndpoints.preview, { body: { ...message, ...to } });
    }
  });
});

describe('records that a role does not show', () => {
  test('are not in the palette', async () => {
    const kinds = async (person: Person) => {
      const { answer } = await as(person, recordSearchEndpoints.find, { query: { q: word } });
      return answer.data.map(({ resource }: { resource: string }) => resource).toSorted();
    };
    expect(await kinds(sales)).toEqual(['chemical', 'customer', 'inquiry', 'supplier', 'supplier']);
    expect(await kinds(purchasing)).toEqual(['chemical', 'supplier', 'supplier']);
    expect(await kinds(website)).toEqual(['chemical']);
  });

  test('do not count in the dashboard', async () => {
    const figures = async (person: Person) =>
      (await as(person, dashboardEndpoints.get)).answer.data;
    expect((await figures(sales)).outcome.total).toBe(1);
    expect((await figures(website)).outcome.total).toBe(0);
    expect((await figures(website)).byDay).toEqual([]);
  });

  test('are what visitors see where these see them: drafts are hidden', async () => {
    const nobody = await addPerson(api, { roleId: await ownRole({}) });
    const ofVisitor = (await callAs(api, chemicals.endpoints.list)).answer;
    expect((await as(nobody, chemicals.endpoints.list)).answer).toEqual(ofVisitor);
    expect((await as(website, chemicals.endpoints.list)).answer.total).toBe(1);
  });

  test('have no shared views, jobs or notices, in lists and in the stream', async () => {
    const view = { name: word, resource: 'customer', isShared: true };
    await asOwner(savedViews.endpoints.add, { body: view });
    const names = async (person: Person) =>
      (await as(person, savedViews.endpoints.list)).answer.data.length;
    expect([await names(sales), await names(website)]).toEqual([1, 0]);
    const bulk = { resource: 'customer', selection: { ids: [customerId] } };
    const job = { ...bulk, action: { kind: 'update', values: { active: true } } };
    const { answer } = await asOwner(jobEndpoints.bulk, { body: job });
    await expectRefused(website, jobEndpoints.get, { id: answer.data._id });
    expect((await as(website, jobEndpoints.list)).answer.total).toBe(0);
    expect((await as(sales, jobEndpoints.list)).answer.total).toBe(1);

    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await readEvents(`${address}/api/notification/stream`, bearer(website.token));
    expect(await stream.next()).toMatchObject({ event: 'list', data: [] });
    await api.services.database.transaction().execute(async (work) => {
      await notify(work, { kind: 'contact-message', message: `From ${email}`, link: null });
      await notify(work, { kind: 'remote-released', message: 'Email 2', link: '/releases' });
      await notify(work, { kind: 'identity-linked', message: 'For all', link: null });
    });
    const told = [await stream.next(), await stream.next()];
    expect(told).toMatchObject([
      { data: { kind: 'remote-released', message: 'The panel was updated', link: null } },
      { data: { message: 'For all' } },
    ]);
    stream.leave();
    const list = await as(website, notificationEndpoints.list);
    expect(list.answer.data).toMatchObject([{ message: 'For all' }]);
  });

  test('have no notices of releases where they may look at releases alone', async () => {
    const seenWith = async (releases: 'view' | 'all') => {
      const levels = { ...levelEverywhere('view'), releases };
      const role = await asOwner(roles.endpoints.add, { body: { name: uniqueWord(), levels } });
      const person = await addPerson(api, { roleId: role.answer.data._id });
      const message = uniqueWord();
      await api.services.database
        .transaction()
        .execute((work) => notify(work, { kind: 'remote-revoked', message, link: '/releases' }));
      const { data } = (await as(person, notificationEndpoints.list)).answer;
      return data.some((notice: { message: string }) => notice.message === message);
    };
    expect([await seenWith('view'), await seenWith('all')]).toEqual([false, true]);
  });

  test('have no files', async () => {
    const form = new FormData();
    const bytes = readFileSync('docs/pictures/panel.jpg');
    form.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'contract.jpg');
    const stored = await api.inject({
      method: 'POST',
      url: '/api/file/add?audience=staff',
      headers: bearer(api.adminToken),
      payload: form,
    });
    const { name } = stored.json().data;
    const documents = [{ title: 'Contract', file: name }];
    await asOwner(customers.endpoints.update, { id: customerId, body: { documents } });
    const download = async ({ token }: Person) =>
      (await api.inject({ url: `/api/file/download/${name}`, headers: bearer(token) })).statusCode;
    expect([await download(sales), await download(website)]).toEqual([200, 404]);
    const readOnly = await addPerson(api, 'read-only');
    await expectRefused(readOnly, fileEndpoints.add);
  });
});

async function ownRole(levels: Readonly<Record<string, string>>): Promise<string> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/role/add',
    headers: bearer(api.adminToken),
    payload: { name: uniqueWord(), levels: { ...levelEverywhere('none'), ...levels } },
  });
  return answer.json().data._id;
}
