import { type Endpoint, pointersOf } from 'contract';
import { allResources } from 'contract/endpoints';
import { documents } from 'contract/document';
import { inquiries, offerEndpoints } from 'contract/inquiry';
import { jobEndpoints } from 'contract/jobs';
import { customerEndpoints, customers, supplierEndpoints, suppliers } from 'contract/partner';
import { recordEndpoints } from 'contract/record';
import { type RawBuilder, sql } from 'kysely';
import { runNextJob } from '../jobs/job-runner';
import { inSnakeCase } from '../repository/columns';
import { storePdf } from '../content/stored-files.fixture';
import { callAs, type CallRequest, uniqueWord } from '../testing/describe-resource-routes';
import { addPerson } from '../staff/role/people.fixture';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { customerContactMerge, supplierContactMerge } from './merge-contacts';
import { customerMerge, supplierMerge } from './partner-merges';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const rowsOf = async <Found>(query: RawBuilder<Found>) =>
  (await query.execute(api.services.database)).rows;
const log = { error: (fields: unknown) => void fields };
const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async (endpoint: Endpoint, body: object) =>
  (await call(endpoint, { body })).answer.data;
const get = async (endpoint: Endpoint, id: string) => (await call(endpoint, { id })).answer.data;

async function twoCustomers() {
  const word = uniqueWord();
  const kept = await add(customers.endpoints.add, { companyName: `${word} Ltd`, industry: 'Dyes' });
  const emails = [`office@${word}.example.com`];
  const other = await add(customers.endpoints.add, { companyName: `${word} Limited`, emails });
  return { word, kept, other, emails };
}

async function undo(jobId: string) {
  await call(jobEndpoints.undo, { id: jobId });
  while (await runNextJob({ services: api.services, log }));
}

describe('two customers that are one', () => {
  it('become one with the values chosen, and all that refers to the other follows', async () => {
    const { word, kept, other, emails } = await twoCustomers();
    const [first = '', second = ''] = await api.addChemicals([
      { name: `${word} 1` },
      { name: `${word} 2` },
    ]);
    const link = (id: string, chemicalId: string[]) =>
      call(customerEndpoints.link, { id, body: { chemicalId } });
    await link(kept._id, [first]);
    await link(other._id, [first, second]);
    const inquiry = await add(inquiries.endpoints.add, {
      contactName: word,
      customerId: other._id,
    });
    const file = await storePdf(api, 'staff');
    const sheet = { chemicalId: first, kind: 'SDS', title: 'Sheet', language: 'en', file };
    const { _id: document } = await add(documents.endpoints.add, sheet);
    await rowsOf(sql`
      insert into document_delivery (_id, created_at, updated_at, version, document_id, chemical_id, email, way, customer_id)
      values (gen_random_uuid(), now(), now(), 1, ${document}, ${first}, ${emails[0]}, 'sent', ${other._id})`);

    const body = {
      otherId: other._id,
      otherVersion: other.version,
      values: { emails, version: kept.version },
    };
    const merged = await call(customerEndpoints.merge, { id: kept._id, body });
    expect(merged).toMatchObject({ status: 200, answer: { data: { _id: kept._id, changed: 3 } } });
    expect(await get(customers.endpoints.get, kept._id)).toMatchObject({
      companyName: `${word} Ltd`,
      industry: 'Dyes',
      emails,
      chemicalCount: 2,
    });
    expect((await get(inquiries.endpoints.get, inquiry._id)).customerId).toBe(kept._id);
    const receiver = async () =>
      rowsOf(sql`select customer_id from document_delivery where email = ${emails[0]}`);
    expect(await receiver()).toEqual([{ customerId: kept._id }]);

    expect((await call(customers.endpoints.get, { id: other._id })).status).toBe(404);
    const went = await call(customerEndpoints.mergedInto, { id: other._id });
    expect(went.answer.data).toEqual({
      _id: kept._id,
      title: `${word} Ltd`,
      companyName: `${word} Ltd`,
    });
    const query = { resource: 'customer', search: word };
    const [trashed] = (await call(recordEndpoints.trash, { query })).answer.data;
    expect(trashed).toMatchObject({ title: `${word} Limited`, mergedInto: `${word} Ltd` });
    const history = await call(recordEndpoints.history, {
      query: { resource: 'customer', recordId: kept._id },
    });
    const told = { field: 'mergedWith', from: [], to: [`${word} Limited`] };
    expect(history.answer.data).toContainEqual(expect.objectContaining({ changes: [told] }));

    const again = await call(customerEndpoints.merge, { id: kept._id, body });
    expect(again.answer).toEqual(merged.answer);

    await undo(merged.answer.data.jobId);
    expect(await get(customers.endpoints.get, kept._id)).toMatchObject({
      emails: [],
      chemicalCount: 1,
    });
    expect(await get(customers.endpoints.get, other._id)).toMatchObject({ chemicalCount: 2 });
    expect((await get(inquiries.endpoints.get, inquiry._id)).customerId).toBe(other._id);
    expect(await receiver()).toEqual([{ customerId: other._id }]);
    expect((await call(customerEndpoints.mergedInto, { id: other._id })).status).toBe(404);
  });

  it('stay as they are when anything is refused', async () => {
    const { word, kept, other } = await twoCustomers();
    const inquiry = await add(inquiries.endpoints.add, {
      contactName: word,
      customerId: other._id,
    });
    const merge = (body: object, token = api.adminToken) =>
      call(customerEndpoints.merge, { token, id: kept._id, body });
    const whole = { otherId: other._id, otherVersion: other.version, values: {} };
    expect((await merge({ ...whole, otherVersion: 7 })).status).toBe(409);
    expect((await merge({ ...whole, values: { companyName: '' } })).status).toBe(422);
    expect((await merge({ ...whole, otherId: kept._id })).status).toBe(422);
    const { token } = await addPerson(api, 'sales');
    const refused = await merge(whole, token);
    expect([200, 403]).toContain(refused.status);
    await merge({ ...whole, values: { version: 12 } });
    const stands = refused.status === 403 ? other._id : kept._id;
    expect((await get(inquiries.endpoints.get, inquiry._id)).customerId).toBe(stands);
  });

  it('lead on by several merges', async () => {
    const { word, kept, other } = await twoCustomers();
    const third = await add(customers.endpoints.add, { companyName: `${word} Inc` });
    const merge = (id: string, otherId: string, otherVersion: number) =>
      call(customerEndpoints.merge, { id, body: { otherId, otherVersion } });
    await merge(kept._id, other._id, other.version);
    const { version } = await get(customers.endpoints.get, kept._id);
    expect((await merge(third._id, kept._id, version)).status).toBe(200);
    const went = await call(customerEndpoints.mergedInto, { id: other._id });
    expect(went.answer.data._id).toBe(third._id);
  });
});

test('a supplier takes the place of another in the costs of offers, of those sent too', async () => {
  const word = uniqueWord();
  const kept = await add(suppliers.endpoints.add, { companyName: `${word} AG` });
  const other = await add(suppliers.endpoints.add, { companyName: `${word} A.G.` });
  const inquiry = await add(inquiries.endpoints.add, { contactName: word });
  const make = await call(offerEndpoints.make, { id: inquiry._id, body: {} });
  const { _id } = make.answer.data;
  const key = '0192f3a4-0000-7000-8000-00000000000a';
  const line = { key, freeText: word };
  const cost = { key, supplierId: other._id, unitPrice: '4', currency: 'EUR' };
  await rowsOf(sql`
    update offer set sent_at = now(), lines = ${JSON.stringify([line])}::jsonb,
      costs = ${JSON.stringify([cost])}::jsonb where _id = ${_id}`);
  const costs = async () => {
    const [row] = await rowsOf(sql<{ costs: unknown }>`select costs from offer where _id = ${_id}`);
    return row?.costs;
  };
  const body = { otherId: other._id, otherVersion: other.version };
  const merged = await call(supplierEndpoints.merge, { id: kept._id, body });
  expect(merged.status).toBe(200);
  expect(await costs()).toMatchObject([{ key, supplierId: kept._id }]);
  await undo(merged.answer.data.jobId);
  expect(await costs()).toMatchObject([{ key, supplierId: other._id }]);
});

describe.each([customerMerge, supplierMerge, customerContactMerge, supplierContactMerge])(
  'the list of what refers to a $resource',
  (rules) => {
    const { resource: name, fields, ledgers, own } = rules;

    it('has every field of the contract', () => {
      const pointing = allResources.flatMap((resource) =>
        Object.entries(resource.fields).flatMap(([path, field]) =>
          pointersOf(field).some((pointer) => pointer.resource === name)
            ? [`${resource.name}.${path}`]
            : [],
        ),
      );
      expect(pointing.toSorted()).toEqual(fields.toSorted());
    });

    it('has every column of the database', async () => {
      const rows = await rowsOf(sql<{ table: string }>`
       select source.relname as table
       from pg_constraint as key
       join pg_class as source on source.oid = key.conrelid
       join pg_class as target on target.oid = key.confrelid
       where key.contype = 'f' and target.relname = ${inSnakeCase(name)}
       union
       select table_name from information_schema.columns
       where table_schema = current_schema() and column_name = ${`${inSnakeCase(name)}_id`}`);
      const tableOf = (resource: string) => api.services.tables.get(resource)?.table ?? resource;
      const listed = [
        ...fields.map((field) => inSnakeCase(tableOf(field.split('.')[0] ?? ''))),
        ...ledgers.map(({ table }) => inSnakeCase(table)),
        ...own,
      ];
      const stored = new Set(rows.map(({ table }) => table));
      expect([...stored].filter((table) => !listed.includes(table))).toEqual([]);
      expect(stored.size).toBeGreaterThanOrEqual(fields.length);
    });
  },
);
