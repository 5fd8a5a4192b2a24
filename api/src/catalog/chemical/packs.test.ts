import { chemicalEndpoints, chemicals, units } from 'contract/catalog';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
const unit: Record<string, string> = {};

const staff = (endpoint: Parameters<typeof callAs>[1], request: object) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const pack = (quantity: number, symbol: string, container: string) => ({
  quantity,
  unitId: unit[symbol],
  container,
});
const packs = async () => (await callAs(api, chemicalEndpoints.packs, {})).answer.data;
const add = async (fields: object): Promise<string> =>
  (await staff(chemicals.endpoints.add, { body: { status: 'published', ...fields } })).answer.data
    ._id;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  for (const [symbol, dimension, factor] of [
    ['kg', 'mass', 1],
    ['L', 'volume', 1],
  ] as const) {
    const body = { name: symbol, symbol, dimension, factor };
    unit[symbol] = (await staff(units.endpoints.add, { body })).answer.data._id;
  }
});
afterAll(() => api.close());

it('an empty catalogue is sold in nothing', async () => {
  expect(await packs()).toEqual({ packs: [], forms: [] });
});

describe('the packs of published chemicals', () => {
  let hidden = '';
  beforeAll(async () => {
    await add({
      name: 'One',
      packagings: [pack(25, 'kg', 'Steel drum'), pack(200, 'kg', 'steel drum')],
    });
    await add({
      name: 'Two',
      packagings: [pack(60, 'kg', 'Steel drum'), pack(200, 'L', 'Steel drum')],
    });
    await add({ name: 'Of nothing' });
    await add({
      name: 'Of forms',
      packagings: [pack(1, 'kg', 'Never shown')],
      offeredForms: [
        { name: '50 %', physicalForm: 'solution', packagings: [pack(1000, 'L', 'IBC')] },
        { name: 'Pearls', physicalForm: 'pearls', packagings: [pack(25, 'kg', "Bag ' or 1=1")] },
        { name: 'Without' },
      ],
    });
    hidden = await add({
      name: 'A draft',
      status: 'draft',
      packagings: [pack(5, 'kg', 'Secret box')],
      offeredForms: [],
    });
  });

  it('are those that their pages show, by container and unit', async () => {
    expect(await packs()).toEqual({
      packs: [
        {
          container: 'Steel drum',
          chemicals: 2,
          amounts: [
            { unit: 'L', from: 200, to: 200 },
            { unit: 'kg', from: 25, to: 200 },
          ],
        },
        {
          container: "Bag ' or 1=1",
          chemicals: 1,
          amounts: [{ unit: 'kg', from: 25, to: 25 }],
        },
        { container: 'IBC', chemicals: 1, amounts: [{ unit: 'L', from: 1000, to: 1000 }] },
      ],
      forms: [
        { form: 'pearls', chemicals: 1 },
        { form: 'solution', chemicals: 1 },
      ],
    });
  });

  it('follow what is published and withdrawn', async () => {
    const containers = async () =>
      (await packs()).packs.map(({ container }: { container: string }) => container);
    await staff(chemicals.endpoints.update, { id: hidden, body: { status: 'published' } });
    expect(await containers()).toContain('Secret box');
    await staff(chemicals.endpoints.remove, { id: hidden });
    expect(await containers()).not.toContain('Secret box');
  });
});
