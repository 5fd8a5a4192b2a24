import type { Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { type Job, jobEndpoints } from 'contract/jobs';
import { runNextJob } from './job-runner';
import { callAs, type CallRequest, unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const log = { error: (fields: unknown) => expect(fields).toBeUndefined() };
const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

async function workOff(): Promise<void> {
  while (await runNextJob({ services: api.services, log }));
}

function addChemicals(count: number, word: string): Promise<string[]> {
  return api.addChemicals(
    Array.from({ length: count }, (_, index) => ({ name: `${word} ${index}` })),
  );
}

async function bulk(selection: object, action: object): Promise<Job> {
  const { answer } = await call(jobEndpoints.bulk, {
    body: { resource: 'chemical', selection, action },
  });
  await workOff();
  return (await call(jobEndpoints.get, { id: answer.data._id })).answer.data;
}

const chemicalOf = async (id: string) => (await call(chemicals.endpoints.get, { id })).answer.data;

describe('a bulk with a value for each record', () => {
  it('sets a value of its own in each record, and takes all of them back at once', async () => {
    const ids = await addChemicals(60, unique());
    const values = Object.fromEntries(
      ids.map((id, index) => [id, index === 3 ? null : `${index} %`]),
    );
    const job = await bulk({ ids }, { kind: 'set', field: 'purity', values });
    expect(job).toMatchObject({ state: 'done', total: 60, canUndo: true });
    const purityOf = async (index: number) => (await chemicalOf(ids[index] ?? '')).purity;
    expect([await purityOf(0), await purityOf(3), await purityOf(59)]).toEqual([
      '0 %',
      null,
      '59 %',
    ]);
    await call(jobEndpoints.undo, { id: job._id });
    await workOff();
    expect([await purityOf(0), await purityOf(59)]).toEqual([null, null]);
  });

  it('refuses values of its own that are missing, invalid, computed, or for records that are not named', async () => {
    const [id = '', other = ''] = await addChemicals(2, unique());
    const status = async (selection: object, action: object) => {
      const body = { resource: 'chemical', selection, action: { kind: 'set', ...action } };
      const { status: code, answer } = await call(jobEndpoints.bulk, { body });
      return [code, answer.errors?.[0]?.path];
    };
    const ids = [id, other];
    const purity = { field: 'purity', values: { [id]: '9 %' } };
    expect(await status({ ids }, purity)).toEqual([422, `action.values.${other}`]);
    expect(await status({ query: {} }, purity)).toEqual([422, 'selection']);
    const density = { field: 'density', values: { [id]: 'heavy' } };
    expect(await status({ ids: [id] }, density)).toEqual([422, `action.values.${id}`]);
    const computed = { field: 'sortKey', values: { [id]: 'x' } };
    expect(await status({ ids: [id] }, computed)).toEqual([422, `action.values.${id}`]);
    const unknown = { field: 'constructor', values: { [id]: 'x' } };
    expect(await status({ ids: [id] }, unknown)).toEqual([422, 'action.field']);
  });
});
