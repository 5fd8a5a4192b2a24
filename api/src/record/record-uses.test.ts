import { type Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { recordEndpoints } from 'contract/record';
import { callAs, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: object) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async (endpoint: Endpoint, body: object) =>
  (await call(endpoint, { body })).answer.data;

test('what points to a record is told with the first five, and nothing of it when nothing does', async () => {
  const word = uniqueWord();
  const chemical = await add(chemicals.endpoints.add, { name: `${word} oxide` });
  const query = { resource: 'chemical' };
  const uses = async () =>
    (await call(recordEndpoints.uses, { id: chemical._id, query })).answer.data;
  expect(await uses()).toEqual([]);
  const ids = [];
  for (let number = 1; number <= 6; number += 1) {
    const { _id } = await add(suppliers.endpoints.add, { companyName: `${word} ${number}` });
    ids.push(_id);
    const body = { chemical_ids: [chemical._id] };
    await call(supplierEndpoints.link, { id: _id, body });
  }
  expect(await uses()).toEqual([
    {
      resource: 'supplier',
      label: 'suppliers',
      total: 6,
      filter: 'chemicalId',
      canMove: false,
      records: ids.slice(0, 5).map((_id, index) => ({ _id, title: `${word} ${index + 1}` })),
    },
  ]);
  const unknown = await call(recordEndpoints.uses, {
    id: chemical._id,
    query: { resource: 'moon' },
  });
  expect(unknown.status).toBe(404);
});
