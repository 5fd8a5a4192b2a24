import { chemicals, units } from 'contract/catalog';
import { exchangeRates, inquiries, priceEndpoints } from 'contract/inquiry';
import {
  customers,
  priceLists,
  salesPrices,
  supplierEndpoints,
  supplierPrices,
  suppliers,
} from 'contract/partner';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

type Endpoint = Parameters<typeof callAs>[1];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const staff = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

async function add(endpoint: Endpoint, body: object): Promise<string> {
  const { status, answer } = await staff(endpoint, { body });
  expect({ status, answer }).toMatchObject({ status: 201 });
  return answer.data._id;
}

const valid = { validFrom: '2026-01-01' };

async function market() {
  const word = unique();
  const unit = (symbol: string, dimension: string, factor: number) =>
    add(units.endpoints.add, {
      name: `${symbol}${word}`,
      symbol: `${symbol}${word}`.slice(0, 16),
      dimension,
      factor,
    });
  const [kg, t] = [await unit('a', 'mass', 1), await unit('b', 'mass', 1000)];
  const chemicalId = await add(chemicals.endpoints.add, { name: `Sold ${word}`, density: 0.8 });
  const customerId = await add(customers.endpoints.add, { companyName: `Buyer ${word}` });
  const inquiryId = await add(inquiries.endpoints.add, {
    contactName: 'Petra Buyer',
    email: 'petra@example.com',
    customerId,
    items: [{ chemicalId, quantity: 600, unitId: kg }],
  });
  const list = (name: string, customerIds: readonly string[] = []) =>
    add(priceLists.endpoints.add, { name: `${name} ${word}`, currency: 'EUR', customerIds });
  const sell = (priceListId: string, fields: object) =>
    add(salesPrices.endpoints.add, { chemicalId, priceListId, unitId: kg, ...valid, ...fields });
  const supplier = async (name: string, fields: object = {}) => {
    const id = await add(suppliers.endpoints.add, { companyName: `${name} ${word}`, ...fields });
    await staff(supplierEndpoints.link, { id, body: { chemical_ids: [chemicalId] } });
    return id;
  };
  const ask = (endpoint: Endpoint, query: object = {}, token = api.adminToken) =>
    callAs(api, endpoint, {
      token,
      query: { inquiryId, chemicalId, currency: 'EUR', quantity: '600', unitId: kg, ...query },
    });
  return { word, kg, t, chemicalId, customerId, list, sell, supplier, ask };
}

test('the price of the customer’s list is suggested with its reason, in the unit of the line', async () => {
  const { list, sell, ask, customerId, t, word } = await market();
  expect((await ask(priceEndpoints.suggest)).answer.data).toEqual({
    unitPrice: null,
    unitId: null,
    reason: 'No price of this product is known',
  });
  await sell(await list('Standard'), { unitPrice: '2.50' });
  const own = await list('Own', [customerId]);
  await sell(own, { unitPrice: '2.20', fromQuantity: '500', validUntil: '2999-12-31' });
  await sell(own, { unitPrice: '0.10', validFrom: '2019-01-01', validUntil: '2020-12-31' });
  const large = (await ask(priceEndpoints.suggest)).answer.data;
  expect(large.unitPrice).toBe('2.2');
  expect(large.reason).toMatch(
    new RegExp(
      `^Price list “Own ${word}”, for this customer, from 500 a\\w+, valid until 31 December 2999$`,
    ),
  );
  const small = await ask(priceEndpoints.suggest, { quantity: '499' });
  expect(small.answer.data).toMatchObject({ unitPrice: '2.5' });
  const tons = await ask(priceEndpoints.suggest, { quantity: '0.6', unitId: t });
  expect(tons.answer.data).toMatchObject({ unitPrice: '2200', unitId: t });
});

test('a list in the trash has no prices any more', async () => {
  const { list, sell, ask } = await market();
  const gone = await list('Gone');
  await sell(gone, { unitPrice: '2.50' });
  await staff(priceLists.endpoints.remove, { id: gone });
  expect((await ask(priceEndpoints.suggest)).answer.data.unitPrice).toBeNull();
});

test('suppliers of the chemical are compared in one currency, those without a valid price last', async () => {
  const { supplier, ask, chemicalId, kg, t } = await market();
  const rate = { fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.9', ratedOn: '2026-02-01' };
  await add(exchangeRates.endpoints.add, rate);
  const [dear, cheap, none, ended] = [
    await supplier('Dear', { leadTimeDays: 21 }),
    await supplier('Cheap'),
    await supplier('None'),
    await supplier('Ended'),
  ];
  await supplier('Idle', { active: false });
  const buy = (supplierId: string, fields: object) =>
    add(supplierPrices.endpoints.add, { supplierId, chemicalId, unitId: kg, ...valid, ...fields });
  await buy(dear, { unitPrice: '1.30', currency: 'EUR' });
  await buy(cheap, { unitPrice: '1400', currency: 'USD', unitId: t, leadTimeDays: 5 });
  await buy(ended, {
    unitPrice: '0.01',
    currency: 'EUR',
    validFrom: '2020-01-01',
    validUntil: '2020-12-31',
  });
  const { data } = (await ask(priceEndpoints.compare)).answer;
  expect(data).toMatchObject([
    { supplierId: cheap, unitPrice: '1.4', currency: 'USD', converted: '1.2600', leadTimeDays: 5 },
    { supplierId: dear, unitPrice: '1.3', currency: 'EUR', converted: '1.3000', leadTimeDays: 21 },
    {
      supplierId: ended,
      unitPrice: null,
      reason: expect.stringContaining('ended on 31 December 2020'),
    },
    { supplierId: none, unitPrice: null, converted: null },
  ]);
});

test('Sales get prices and no costs', async () => {
  const { ask } = await market();
  const { token } = await addPerson(api, 'sales');
  expect((await ask(priceEndpoints.suggest, {}, token)).status).toBe(200);
  expect((await ask(priceEndpoints.compare, {}, token)).status).toBe(403);
});

test('without a price, a list with a margin counts it from today’s lowest cost; its own list goes first', async () => {
  const { list, sell, supplier, ask, chemicalId, customerId, kg, word } = await market();
  const counting = (name: string, marginPercent: string, customerIds: readonly string[] = []) =>
    add(priceLists.endpoints.add, {
      name: `${name} ${word}`,
      currency: 'EUR',
      marginPercent,
      customerIds,
    });
  await counting('Counted', '20');
  expect((await ask(priceEndpoints.suggest)).answer.data.unitPrice).toBeNull();
  const supplierId = await supplier('Cheap');
  const cost = { supplierId, chemicalId, unitId: kg, unitPrice: '1.00', currency: 'EUR' };
  await add(supplierPrices.endpoints.add, { ...cost, ...valid });
  expect((await ask(priceEndpoints.suggest)).answer.data).toMatchObject({
    unitPrice: '1.2500',
    reason: `Price list “Counted ${word}”, for all customers, counted from today’s lowest cost`,
  });
  await sell(await list('Standard'), { unitPrice: '3' });
  expect((await ask(priceEndpoints.suggest)).answer.data.unitPrice).toBe('3');
  await counting('Own', '50', [customerId]);
  expect((await ask(priceEndpoints.suggest)).answer.data.unitPrice).toBe('2.0000');
});

test('a margin is a fact of purchase, whose price Sales see alone', async () => {
  const { token } = await addPerson(api, 'sales');
  const id = await add(priceLists.endpoints.add, {
    name: unique(),
    currency: 'EUR',
    marginPercent: '20',
  });
  const seen = await callAs(api, priceLists.endpoints.get, { token, id });
  expect(seen.answer.data).toMatchObject({ marginPercent: null });
});
