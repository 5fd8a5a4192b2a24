import { type Endpoint } from 'contract';
import { chemicals, units } from 'contract/catalog';
import {
  callAs,
  describeCallsOn,
  unique,
  type CallRequest,
} from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

const body = (word: string) => ({ name: word, symbol: word, dimension: 'mass', factor: 0.001 });

describe('units', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  describeCallsOn(() => api, {
    resource: units,
    body,
    change: { name: 'Changed', factor: 2.5 },
    wrong: { body: { ...body('x'), dimension: 'colour' }, path: 'dimension' },
  });

  const call = (endpoint: Endpoint, request: CallRequest) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });

  it('have symbols of their own, also when one comes back from the trash', async () => {
    const word = unique();
    const first = await call(units.endpoints.add, { body: body(word) });
    const second = await call(units.endpoints.add, { body: body(word) });
    expect(second).toMatchObject({ status: 409, answer: { errors: [{ path: 'symbol' }] } });
    await call(units.endpoints.remove, { id: first.answer.data._id });
    expect((await call(units.endpoints.add, { body: body(word) })).status).toBe(201);
    const restored = await api.inject({
      method: 'PUT',
      url: `/api/trash/restore?resource=unit&id=${first.answer.data._id}`,
      headers: { authorization: `Bearer ${api.adminToken}` },
    });
    expect(restored.statusCode).toBe(409);
  });

  it('stay while a chemical uses them, also in its packagings', async () => {
    const unit = (await call(units.endpoints.add, { body: body(unique()) })).answer.data;
    const packagings = [{ quantity: 25, unitId: unit._id, container: 'Drum' }];
    const name = `Testane ${unique()}`;
    const chemical = await call(chemicals.endpoints.add, { body: { name, packagings } });
    const refused = await call(units.endpoints.remove, { id: unit._id });
    expect(refused).toMatchObject({ status: 409, answer: { type: '/problems/in-use' } });
    expect(refused.answer.detail).toContain(`1 chemical: ${name}`);
    await call(chemicals.endpoints.remove, { id: chemical.answer.data._id });
    expect((await call(units.endpoints.remove, { id: unit._id })).status).toBe(200);
  });

  it('are read by visitors', async () => {
    expect((await callAs(api, units.endpoints.list)).status).toBe(200);
  });
});
