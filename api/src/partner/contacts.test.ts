import type { Endpoint } from 'contract';
import { jobEndpoints } from 'contract/jobs';
import {
  customerContactEndpoints,
  customerContacts,
  customerEndpoints,
  customers,
  supplierContacts,
  supplierEndpoints,
  supplierPrices,
  suppliers,
} from 'contract/partner';
import { chemicals, units } from 'contract/catalog';
import { recordEndpoints } from 'contract/record';
import { runNextJob } from '../jobs/job-runner';
import { addPerson } from '../staff/role/people.fixture';
import {
  callAs,
  type CallRequest,
  describeCallsOn,
  uniqueWord,
} from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async (endpoint: Endpoint, body: object) => {
  const { status, answer } = await call(endpoint, { body });
  expect([status, answer]).toMatchObject([201, {}]);
  return answer.data;
};
const get = async (endpoint: Endpoint, id: string) => (await call(endpoint, { id })).answer.data;
const update = (resource: { endpoints: { update: Endpoint } }, id: string, body: object) =>
  call(resource.endpoints.update, { id, body });
const log = { error: (fields: unknown) => void fields };

describeCallsOn(() => api, {
  resource: customerContacts,
  body: async (word, { adminToken }) => {
    const body = { companyName: `Of ${word}` };
    const { answer } = await callAs(api, customers.endpoints.add, { token: adminToken, body });
    return { customerId: answer.data._id, name: word };
  },
  change: { role: 'Buyer' },
  wrong: { body: { name: 'x', email: 'nobody' }, path: 'email' },
});

describe.each([
  { partners: customers, contacts: customerContacts, company: 'customerId' },
  { partners: suppliers, contacts: supplierContacts, company: 'supplierId' },
] as const)('persons of a $partners.name', ({ partners, contacts, company }) => {
  const peopleOf = async (id: string) => {
    const query = { [company]: id, sort: 'order' };
    return (await call(contacts.endpoints.list, { query })).answer.data;
  };

  test('the fields of the company are the main contact, whichever is written', async () => {
    const word = uniqueWord();
    const one = `one@${word}.example.com`;
    const two = `two@${word}.example.com`;
    const office = `office@${word}.example.com`;
    const { _id } = await add(partners.endpoints.add, {
      companyName: word,
      contactPerson: 'Ada Roe',
      emails: [one, office],
      phones: ['+49 30 901820'],
    });
    const [ada] = await peopleOf(_id);
    expect(ada).toMatchObject({ name: 'Ada Roe', email: one, phone: '+4930901820', isMain: true });

    await update(contacts, ada._id, { name: 'Ada Lind', role: 'Buyer', email: two });
    const said = { contactPerson: 'Ada Lind', designation: 'Buyer', emails: [two, office] };
    expect(await get(partners.endpoints.get, _id)).toMatchObject(said);

    const bo = await add(contacts.endpoints.add, { [company]: _id, name: 'Bo', isMain: true });
    expect(await get(partners.endpoints.get, _id)).toMatchObject({
      contactPerson: 'Bo',
      designation: null,
      emails: [two, office],
    });
    expect((await peopleOf(_id)).map(({ isMain }: { isMain: boolean }) => isMain)).toEqual([
      false,
      true,
    ]);
    await update(partners, _id, { contactPerson: 'Ada Lind' });
    expect(await get(contacts.endpoints.get, ada._id)).toMatchObject({ isMain: true });
    await call(contacts.endpoints.remove, { id: ada._id });
    expect(await get(partners.endpoints.get, _id)).toMatchObject({ contactPerson: null });
    await update(contacts, bo._id, { isMain: true });
    const query = { resource: contacts.name };
    expect((await call(recordEndpoints.restore, { id: ada._id, query })).status).toBe(200);
    const mains = (await peopleOf(_id)).filter(({ isMain }: { isMain: boolean }) => isMain);
    expect(mains).toHaveLength(1);
    const { contactPerson } = await get(partners.endpoints.get, _id);
    expect(contactPerson).toBe(mains[0].name);
  });

  test('are not found while the company is in the trash', async () => {
    const { _id } = await add(partners.endpoints.add, {
      companyName: uniqueWord(),
      contactPerson: 'Ada Roe',
    });
    const [ada] = await peopleOf(_id);
    await call(partners.endpoints.remove, { id: _id });
    expect((await call(contacts.endpoints.get, { id: ada._id })).status).toBe(404);
    expect((await update(contacts, ada._id, { name: 'x' })).status).toBe(404);
    expect(await peopleOf(_id)).toEqual([]);
  });

  test('an eleventh address is refused, and nothing is written', async () => {
    const word = uniqueWord();
    const emails = Array.from({ length: 10 }, (_, n) => `a${n}@${word}.example.com`);
    const { _id } = await add(partners.endpoints.add, { companyName: word, emails });
    const body = { [company]: _id, name: 'Bo', email: `bo@${word}.example.com`, isMain: true };
    expect((await call(contacts.endpoints.add, { body })).status).toBe(422);
    expect(await peopleOf(_id)).toEqual([]);
  });

  test('two main contacts chosen at once leave one', async () => {
    const { _id } = await add(partners.endpoints.add, { companyName: uniqueWord() });
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const people = [];
    for (const name of names)
      people.push(await add(contacts.endpoints.add, { [company]: _id, name }));
    const answers = await Promise.all(
      people.map((one) => update(contacts, one._id, { isMain: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const mains = (await peopleOf(_id)).filter(({ isMain }: { isMain: boolean }) => isMain);
    expect(mains).toHaveLength(1);
    expect(await get(partners.endpoints.get, _id)).toMatchObject({ contactPerson: mains[0].name });
  });
});

test('persons are put in order within their company alone', async () => {
  const { _id: customerId } = await add(customers.endpoints.add, { companyName: uniqueWord() });
  const { _id: otherId } = await add(customers.endpoints.add, { companyName: uniqueWord() });
  const ids: string[] = [];
  for (const name of ['Ada', 'Bo', 'Cy'])
    ids.push((await add(customerContacts.endpoints.add, { customerId, name }))._id);
  const other = await add(customerContacts.endpoints.add, { customerId: otherId, name: 'Di' });
  const [ada = '', bo = '', cy = ''] = ids;
  await call(customerContactEndpoints.reorder, { body: { ids: [cy, ada] } });
  const query = { customerId, sort: 'order' };
  const { answer } = await call(customerContacts.endpoints.list, { query });
  expect(answer.data.map(({ _id }: { _id: string }) => _id)).toEqual([cy, ada, bo]);
  const wrong = await call(customerContactEndpoints.reorder, { body: { ids: [ada, other._id] } });
  expect(wrong.status).toBe(404);
});

test('persons follow a merge of their companies, and go back with its undo', async () => {
  const word = uniqueWord();
  const kept = await add(customers.endpoints.add, {
    companyName: `${word} Ltd`,
    contactPerson: 'Ada Roe',
    emails: [`ada@${word}.example.com`],
  });
  const other = await add(customers.endpoints.add, {
    companyName: `${word} Limited`,
    contactPerson: 'Bo Lind',
    emails: [`bo@${word}.example.com`],
  });
  const people = async (customerId: string) =>
    (await call(customerContacts.endpoints.list, { query: { customerId, sort: 'name' } })).answer
      .data;
  const body = {
    otherId: other._id,
    otherVersion: other.version,
    values: { contactPerson: 'Bo Lind', version: kept.version },
  };
  const merged = await call(customerEndpoints.merge, { id: kept._id, body });
  expect(merged.status).toBe(200);
  expect(await people(kept._id)).toMatchObject([
    { name: 'Ada Roe', isMain: false },
    { name: 'Bo Lind', isMain: true, email: `bo@${word}.example.com` },
  ]);
  expect(await get(customers.endpoints.get, kept._id)).toMatchObject({
    contactPerson: 'Bo Lind',
    emails: [`bo@${word}.example.com`, `ada@${word}.example.com`],
  });
  await call(jobEndpoints.undo, { id: merged.answer.data.jobId });
  while (await runNextJob({ services: api.services, log }));
  expect(await people(kept._id)).toMatchObject([{ name: 'Ada Roe', isMain: true }]);
  expect(await people(other._id)).toMatchObject([{ name: 'Bo Lind', isMain: true }]);
  expect(await get(customers.endpoints.get, kept._id)).toMatchObject({
    contactPerson: 'Ada Roe',
    emails: [`ada@${word}.example.com`],
  });
  expect(await get(customers.endpoints.get, other._id)).toMatchObject({ contactPerson: 'Bo Lind' });
});

test('prices of a supplier follow a merge too', async () => {
  const word = uniqueWord();
  const kept = await add(suppliers.endpoints.add, { companyName: `${word} AG` });
  const other = await add(suppliers.endpoints.add, { companyName: `${word} A.G.` });
  const unit = await add(units.endpoints.add, {
    name: word,
    symbol: word.slice(0, 12),
    dimension: 'mass',
    factor: 1,
  });
  const chemical = await add(chemicals.endpoints.add, { name: `${word}ol` });
  const price = await add(supplierPrices.endpoints.add, {
    supplierId: other._id,
    chemicalId: chemical._id,
    unitId: unit._id,
    unitPrice: '2',
    currency: 'EUR',
    validFrom: '2026-01-01',
  });
  const body = { otherId: other._id, otherVersion: other.version };
  expect((await call(supplierEndpoints.merge, { id: kept._id, body })).status).toBe(200);
  expect(await get(supplierPrices.endpoints.get, price._id)).toMatchObject({
    supplierId: kept._id,
  });
});

test('whoever may not see suppliers sees none of their persons', async () => {
  const { token } = await addPerson(api, 'sales');
  const mine = await call(customerContacts.endpoints.list, { token });
  const theirs = await call(supplierContacts.endpoints.list, { token });
  const may = await call(suppliers.endpoints.list, { token });
  expect(mine.status).toBe(200);
  expect(theirs.status).toBe(may.status);
});
