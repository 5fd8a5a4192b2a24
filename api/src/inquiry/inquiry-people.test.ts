import type { Endpoint } from 'contract';
import { inquiries } from 'contract/inquiry';
import { customerContacts, customerEndpoints, customers } from 'contract/partner';
import { callAs, type CallRequest, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async (endpoint: Endpoint, body: object) =>
  (await call(endpoint, { body })).answer.data;

async function addCustomer() {
  const word = uniqueWord();
  const email = `ada@${word}.example.com`;
  const { _id: customerId } = await add(customers.endpoints.add, { companyName: word });
  const { _id: contactId } = await add(customerContacts.endpoints.add, {
    customerId,
    name: 'Ada Roe',
    email,
  });
  return { customerId, contactId };
}

test('an inquiry names a person of its customer, and of no other', async () => {
  const { customerId, contactId } = await addCustomer();
  const other = await addCustomer();
  const body = { contactName: 'Ada Roe', customerId };
  const wrong = await call(inquiries.endpoints.add, {
    body: { ...body, contactId: other.contactId },
  });
  expect([wrong.status, wrong.answer.errors?.[0]?.path]).toEqual([422, 'contactId']);
  const { _id } = await add(inquiries.endpoints.add, { ...body, contactId });
  const query = { contactId };
  expect((await call(inquiries.endpoints.list, { query })).answer.data).toMatchObject([{ _id }]);
  expect((await call(customerContacts.endpoints.remove, { id: contactId })).status).toBe(409);
  const change = { customerId: other.customerId };
  const { answer } = await call(inquiries.endpoints.update, { id: _id, body: change });
  expect(answer.data).toMatchObject({ ...change, contactId: null });
});

test('the person follows the customer in a merge', async () => {
  const kept = await addCustomer();
  const other = await addCustomer();
  const { customerId, contactId } = other;
  const { _id } = await add(inquiries.endpoints.add, { contactName: 'x', customerId, contactId });
  const { version } = (await call(customers.endpoints.get, { id: customerId })).answer.data;
  const body = { otherId: customerId, otherVersion: version };
  expect((await call(customerEndpoints.merge, { id: kept.customerId, body })).status).toBe(200);
  expect((await call(inquiries.endpoints.get, { id: _id })).answer.data).toMatchObject({
    customerId: kept.customerId,
    contactId,
  });
});
