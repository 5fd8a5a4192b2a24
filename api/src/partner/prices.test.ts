import { chemicals, units } from 'contract/catalog';
import {
  customers,
  priceLists,
  salesPrices,
  supplierEndpoints,
  supplierPrices,
  suppliers,
} from 'contract/partner';
import { addPerson } from '../staff/role/people.fixture';
import {
  callAs,
  type CallRequest,
  describeCallsOn,
  unique,
} from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
let ids: Readonly<Record<'chemicalId' | 'supplierId' | 'unitId' | 'customerId', string>>;

beforeAll(async () => {
  api = await startTestApi();
  const word = unique();
  const idOf = async (endpoint: Parameters<typeof callAs>[1], body: object) =>
    (await staff(endpoint, { body })).answer.data._id as string;
  ids = {
    chemicalId: await idOf(chemicals.endpoints.add, { name: `Priced ${word}` }),
    supplierId: await idOf(suppliers.endpoints.add, { companyName: `Supplier ${word}` }),
    customerId: await idOf(customers.endpoints.add, { companyName: `Customer ${word}` }),
    unitId: await idOf(units.endpoints.add, {
      name: word,
      symbol: word.slice(0, 12),
      dimension: 'mass',
      factor: 1,
    }),
  };
});
afterAll(() => api.close());

const staff = (endpoint: Parameters<typeof callAs>[1], request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

const supplierPrice = (fields: object = {}) => ({
  chemicalId: ids.chemicalId,
  supplierId: ids.supplierId,
  unitId: ids.unitId,
  unitPrice: '1.25',
  currency: 'USD',
  validFrom: '2026-01-01',
  ...fields,
});

describeCallsOn(() => api, {
  resource: priceLists,
  body: (word) => ({ name: word, currency: 'EUR' }),
  change: { description: 'For distributors' },
  wrong: { body: { name: 'x', currency: 'EURO' }, path: 'currency' },
});

test('a supplier’s price names what it is for, and links the supplier to the chemical', async () => {
  const added = await staff(supplierPrices.endpoints.add, {
    body: supplierPrice({
      leadTimeDays: 14,
      incoterm: 'FCA',
      place: 'Gdansk',
      source: 'Quotation 7',
    }),
  });
  expect(added.status).toBe(201);
  expect(added.answer.data).toMatchObject({
    chemicalName: expect.stringMatching(/^Priced/),
    supplierName: expect.stringMatching(/^Supplier/),
    state: 'current',
    unitPrice: '1.25',
  });
  const linked = await staff(supplierEndpoints.chemicals, {
    query: { supplierId: ids.supplierId },
  });
  expect(linked.answer.data).toMatchObject([{ _id: ids.chemicalId }]);
});

test('a price that ended stays, and is told from those that are valid', async () => {
  const ended = supplierPrice({ validFrom: '2020-01-01', validUntil: '2020-12-31' });
  const future = supplierPrice({ validFrom: '2999-01-01' });
  for (const body of [ended, future]) await staff(supplierPrices.endpoints.add, { body });
  const inState = async (state: string) =>
    (
      await staff(supplierPrices.endpoints.list, {
        query: { supplierId: ids.supplierId, state, sort: 'validFrom' },
      })
    ).answer.data.map((row: { validFrom: string }) => row.validFrom);
  expect(await inState('ended')).toEqual(['2020-01-01']);
  expect(await inState('future')).toEqual(['2999-01-01']);
  expect(await inState('current')).toEqual(['2026-01-01']);
});

test.each([
  [{ validUntil: '2025-12-31' }, 'validUntil'],
  [{ packSize: '25' }, 'packUnitId'],
  [{ unitPrice: '0' }, 'unitPrice'],
  [{ fromQuantity: '-5' }, 'fromQuantity'],
  [{ currency: 'EURO' }, 'currency'],
])('%j is refused', async (fields, path) => {
  const { status, answer } = await staff(supplierPrices.endpoints.add, {
    body: supplierPrice(fields),
  });
  expect(status).toBe(422);
  expect(answer.errors).toMatchObject([{ path }]);
});

test('what says the same twice is refused, such as a file that is imported again', async () => {
  const add = (fields: object) =>
    staff(supplierPrices.endpoints.add, {
      body: supplierPrice({ unitPrice: '7.50', validFrom: '2026-03-01', ...fields }),
    });
  const first = await add({});
  expect(first.status).toBe(201);
  const again = await add({ unitPrice: '7.5' });
  expect([again.status, again.answer.errors[0].message]).toEqual([
    422,
    'The same price is there already',
  ]);
  expect((await add({ fromQuantity: '500' })).status).toBe(201);
  const { version, _id: id } = first.answer.data;
  const longer = { validUntil: '2026-12-31', version };
  const { status } = await staff(supplierPrices.endpoints.update, { id, body: longer });
  expect(status).toBe(200);
  expect((await add({})).status).toBe(201);
});

test('a price list is for all, a group or one, and its prices do not hold it', async () => {
  const body = { name: unique(), currency: 'EUR', customerIds: [ids.customerId] };
  const list = (await staff(priceLists.endpoints.add, { body })).answer.data;
  expect((await staff(priceLists.endpoints.add, { body })).status).toBe(409);
  const { currency: _, supplierId: __, ...rest } = supplierPrice({ priceListId: list._id });
  const price = (await staff(salesPrices.endpoints.add, { body: rest })).answer.data;
  expect(price).toMatchObject({ currency: 'EUR', listName: list.name, state: 'current' });
  expect((await staff(priceLists.endpoints.remove, { id: list._id })).status).toBe(200);
});

test('Sales see sales prices and no costs; Purchasing see costs, and not whose list it is', async () => {
  const [sales, purchasing] = [await addPerson(api, 'sales'), await addPerson(api, 'purchasing')];
  const list = await staff(priceLists.endpoints.add, {
    body: { name: unique(), currency: 'EUR', customerIds: [ids.customerId] },
  });
  const statusOf = async (endpoint: Parameters<typeof callAs>[1], { token }: { token: string }) =>
    (await callAs(api, endpoint, { token })).status;
  expect(await statusOf(supplierPrices.endpoints.list, sales)).toBe(403);
  expect(await statusOf(salesPrices.endpoints.list, sales)).toBe(200);
  expect(await statusOf(supplierPrices.endpoints.list, purchasing)).toBe(200);
  const seen = await callAs(api, priceLists.endpoints.get, {
    token: purchasing.token,
    id: list.answer.data._id,
  });
  expect(seen.answer.data.customerIds).toEqual([]);
});
