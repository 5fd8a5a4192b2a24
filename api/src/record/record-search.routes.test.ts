import { type Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { inquiries } from 'contract/inquiry';
import { customers, suppliers } from 'contract/partner';
import { type FoundRecord, recordSearchEndpoints } from 'contract/record';
import { callAs, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const add = async (endpoint: Endpoint, body: object) =>
  (await callAs(api, endpoint, { token: api.adminToken, body })).answer.data;
const find = (q: string) =>
  callAs(api, recordSearchEndpoints.find, { token: api.adminToken, query: { q } });

test('one text finds chemicals, partners and inquiries, drafts among them, and tells them apart', async () => {
  const word = uniqueWord();
  const address = { city: 'Leeds', country: 'GB' };
  const chemical = await add(chemicals.endpoints.add, { name: `${word} oxide` });
  const supplier = await add(suppliers.endpoints.add, { companyName: `${word} Works`, address });
  const customer = await add(customers.endpoints.add, { companyName: `${word} Paints` });
  const inquiry = await add(inquiries.endpoints.add, { contactName: word, company: 'Any Ltd' });
  const { answer } = await find(word);
  expect(answer.data).toEqual([
    { resource: 'chemical', _id: chemical._id, title: `${word} oxide`, subtitle: null },
    { resource: 'supplier', _id: supplier._id, title: `${word} Works`, subtitle: 'Leeds' },
    { resource: 'customer', _id: customer._id, title: `${word} Paints`, subtitle: null },
    { resource: 'inquiry', _id: inquiry._id, title: inquiry.number, subtitle: 'Any Ltd' },
  ]);
  const byNumber = await find(inquiry.number.toLowerCase());
  expect(byNumber.answer.data).toMatchObject([{ resource: 'inquiry', _id: inquiry._id }]);
});

test('five of each at most', async () => {
  const word = uniqueWord();
  for (let count = 0; count < 7; count += 1) {
    await add(suppliers.endpoints.add, { companyName: `${word} ${count}` });
  }
  const { answer } = await find(word);
  const found = answer.data.filter(({ resource }: FoundRecord) => resource === 'supplier');
  expect(found).toHaveLength(5);
});

test.each(['%', "'", '   a', '(', '\\', 'a'.repeat(200)])('takes %j as text', async (text) => {
  expect((await find(text)).status).toBe(200);
});

test('is for staff', async () => {
  expect((await callAs(api, recordSearchEndpoints.find, { query: { q: 'a' } })).status).toBe(403);
});

test('an inquiry is found by a chemical that it asks for', async () => {
  const name = `${uniqueWord()} oxide`;
  const chemical = await add(chemicals.endpoints.add, { name });
  const items = [{ chemicalId: chemical._id }];
  const inquiry = await add(inquiries.endpoints.add, { contactName: 'Ann Ash', items });
  const { answer } = await find(name);
  expect(answer.data).toMatchObject([
    { resource: 'chemical', _id: chemical._id },
    { resource: 'inquiry', _id: inquiry._id, title: inquiry.number },
  ]);
});
