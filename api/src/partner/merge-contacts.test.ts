import type { Endpoint } from 'contract';
import { inquiries } from 'contract/inquiry';
import { jobEndpoints } from 'contract/jobs';
import {
  customerContactEndpoints,
  customerContacts,
  customers,
  supplierContactEndpoints,
  supplierContacts,
  suppliers,
} from 'contract/partner';
import { recordEndpoints } from 'contract/record';
import { runNextJob } from '../jobs/job-runner';
import { addPerson } from '../staff/role/people.fixture';
import { callAs, type CallRequest, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const log = { error: (fields: unknown) => void fields };
const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async (endpoint: Endpoint, body: object) =>
  (await call(endpoint, { body })).answer.data;
const get = async (endpoint: Endpoint, id: string) => (await call(endpoint, { id })).answer.data;
const person = (id: string) => get(customerContacts.endpoints.get, id);
const company = (id: string) => get(customers.endpoints.get, id);
const merge = (id: string, body: object, token = api.adminToken) =>
  call(customerContactEndpoints.merge, { token, id, body });

async function undo(jobId: string) {
  await call(jobEndpoints.undo, { id: jobId });
  while (await runNextJob({ services: api.services, log }));
}

async function addCustomer() {
  const word = uniqueWord();
  const added = await add(customers.endpoints.add, { companyName: `${word} Ltd` });
  return { word, customerId: added._id };
}

const addContact = (customerId: string, facts: object) =>
  add(customerContacts.endpoints.add, { customerId, ...facts });

describe('two contacts of one customer', () => {
  it('become one: values chosen, main contact, the stricter consent and inquiries follow', async () => {
    const { word, customerId } = await addCustomer();
    const email = `ada@${word}.example.com`;
    const kept = await addContact(customerId, { name: 'Ada Roe', marketingConsent: true });
    const other = await addContact(customerId, { name: 'A. Roe', email, isMain: true });
    const { _id: inquiryId } = await add(inquiries.endpoints.add, {
      contactName: 'A. Roe',
      customerId,
      contactId: other._id,
    });
    const before = await company(customerId);
    expect(before).toMatchObject({ contactPerson: 'A. Roe', emails: [email] });

    const body = {
      otherId: other._id,
      otherVersion: other.version,
      values: { email, version: kept.version },
    };
    const merged = await merge(kept._id, body);
    expect(merged).toMatchObject({ status: 200, answer: { data: { _id: kept._id } } });
    expect(await person(kept._id)).toMatchObject({
      name: 'Ada Roe',
      email,
      isMain: true,
      marketingConsent: false,
    });
    expect(await company(customerId)).toMatchObject({ contactPerson: 'Ada Roe', emails: [email] });
    expect((await get(inquiries.endpoints.get, inquiryId)).contactId).toBe(kept._id);
    const went = await call(customerContactEndpoints.mergedInto, { id: other._id });
    expect(went.answer.data).toEqual({ _id: kept._id, title: 'Ada Roe' });
    const query = { resource: 'customerContact', recordId: kept._id };
    const history = await call(recordEndpoints.history, { query });
    expect(history.answer.data).toContainEqual(
      expect.objectContaining({ changes: [{ field: 'mergedWith', from: [], to: ['A. Roe'] }] }),
    );
    expect((await merge(kept._id, body)).answer).toEqual(merged.answer);

    await undo(merged.answer.data.jobId);
    expect(await person(kept._id)).toMatchObject({
      email: null,
      isMain: false,
      marketingConsent: true,
    });
    expect(await person(other._id)).toMatchObject({ email, isMain: true });
    expect(await company(customerId)).toMatchObject({ contactPerson: 'A. Roe', emails: [email] });
    expect((await get(inquiries.endpoints.get, inquiryId)).contactId).toBe(other._id);
    expect((await call(customerContactEndpoints.mergedInto, { id: other._id })).status).toBe(404);
  });

  it('keep the main contact that is kept, and an address that is not chosen stays with the company', async () => {
    const { word, customerId } = await addCustomer();
    const [office, own] = [`office@${word}.example.com`, `ada@${word}.example.com`];
    const kept = await addContact(customerId, { name: 'Ada Roe', email: office, isMain: true });
    const other = await addContact(customerId, { name: 'Roe, Ada', email: own });
    const { status } = await merge(kept._id, { otherId: other._id, otherVersion: 1 });
    expect(status).toBe(200);
    expect(await company(customerId)).toMatchObject({
      contactPerson: 'Ada Roe',
      emails: [office, own],
    });
    expect((await person(kept._id)).isMain).toBe(true);
  });

  it('consents when that is chosen', async () => {
    const { customerId } = await addCustomer();
    const kept = await addContact(customerId, { name: 'Ada' });
    const other = await addContact(customerId, { name: 'Ada Roe', marketingConsent: true });
    const values = { marketingConsent: true };
    await merge(kept._id, { otherId: other._id, otherVersion: 1, values });
    expect((await person(kept._id)).marketingConsent).toBe(true);
  });
});

test('a contact of another customer brings the inquiries along, and leaves its company without a name', async () => {
  const [one, two] = [await addCustomer(), await addCustomer()];
  const kept = await addContact(one.customerId, { name: 'Ada Roe', isMain: true });
  const other = await addContact(two.customerId, { name: 'Ada R.', isMain: true });
  const { _id: inquiryId } = await add(inquiries.endpoints.add, {
    contactName: 'Ada R.',
    customerId: two.customerId,
    contactId: other._id,
  });
  const merged = await merge(kept._id, { otherId: other._id, otherVersion: 1 });
  expect(merged.status).toBe(200);
  const inquiry = () => get(inquiries.endpoints.get, inquiryId);
  expect(await inquiry()).toMatchObject({ customerId: one.customerId, contactId: kept._id });
  expect((await company(one.customerId)).contactPerson).toBe('Ada Roe');
  expect((await company(two.customerId)).contactPerson).toBeNull();
  await undo(merged.answer.data.jobId);
  expect(await inquiry()).toMatchObject({ customerId: two.customerId, contactId: other._id });
  expect((await company(two.customerId)).contactPerson).toBe('Ada R.');
});

test('contacts of a supplier merge alike', async () => {
  const word = uniqueWord();
  const { _id: supplierId } = await add(suppliers.endpoints.add, { companyName: word });
  const body = { supplierId, name: 'Jo' };
  const kept = await add(supplierContacts.endpoints.add, body);
  const other = await add(supplierContacts.endpoints.add, { ...body, isMain: true });
  const merged = await call(supplierContactEndpoints.merge, {
    id: kept._id,
    body: { otherId: other._id, otherVersion: other.version },
  });
  expect(merged.status).toBe(200);
  expect((await get(supplierContacts.endpoints.get, kept._id)).isMain).toBe(true);
  expect((await call(supplierContacts.endpoints.get, { id: other._id })).status).toBe(404);
});

test('a merge that is refused changes nothing', async () => {
  const { customerId } = await addCustomer();
  const kept = await addContact(customerId, { name: 'Ada' });
  const other = await addContact(customerId, { name: 'Ada Roe' });
  const whole = { otherId: other._id, otherVersion: other.version };
  const { token } = await addPerson(api, 'read-only');
  const answers = [
    await merge(kept._id, { ...whole, otherVersion: 9 }),
    await merge(kept._id, { ...whole, values: { version: 9 } }),
    await merge(kept._id, { ...whole, otherId: kept._id }),
    await merge(kept._id, { ...whole, otherId: customerId }),
    await merge(kept._id, { ...whole, values: { name: '' } }),
    await merge(kept._id, { ...whole, values: { customerId } }),
    await merge(kept._id, { ...whole, values: { companyName: 'X' } }),
    await merge(kept._id, whole, token),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 422, 404, 422, 422, 422, 403]);
  expect(await person(other._id)).toMatchObject({ version: 1, name: 'Ada Roe' });
  expect(await person(kept._id)).toMatchObject({ version: 1 });
});
