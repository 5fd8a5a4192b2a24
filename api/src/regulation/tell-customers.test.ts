import type { Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { regulationEndpoints as endpoints, regulatoryColumns } from 'contract/regulation';
import { callAs, type CallRequest } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { readTableFile } from './table-files';

let api: TestApi;
let id: string;
let acetone: string;
let toluene: string;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const server = { name: 'Office', host: 'mail.example.com', port: 587, isDefault: true };
  const payload = { ...server, fromAddress: 'office@example.com' };
  const headers = { authorization: `Bearer ${api.adminToken}` };
  await api.inject({ method: 'POST', url: '/api/smtp/add', headers, payload });
  acetone = await add('Acetone {{company.name}}', '67-64-1');
  toluene = await add('Toluene', '108-88-3');
  const methanol = await add('Methanol', '67-56-1');
  await deliver(acetone, 'ann@example.com');
  await deliver(acetone, 'bea@example.com');
  await deliver(toluene, 'ann@example.com');
  await deliver(methanol, 'cid@example.com');
  await deliver(toluene, 'old@example.com', { age: '13 months' });
  await deliver(toluene, 'not@example.com', { way: 'left-out' });
  await deliver(toluene, 'coa@example.com', { kind: 'COA' });
  id = await upload();
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

async function add(name: string, casNumber: string): Promise<string> {
  return (await call(chemicals.endpoints.add, { body: { name, casNumber } })).answer.data._id;
}

interface Delivered {
  readonly age?: string;
  readonly way?: string;
  readonly kind?: string;
}

function deliver(
  chemicalId: string,
  email: string,
  { age = '1 day', way = 'sent', kind = 'SDS' }: Delivered = {},
): Promise<void> {
  return api.sql(
    `with made as (
      insert into document (_id, created_at, updated_at, version, chemical_id, kind, title, file, language, access, series_id)
      values (gen_random_uuid(), now(), now(), 1, $1, $2, 'Sheet', 'none.pdf', 'en', 'request', gen_random_uuid())
      returning _id)
    insert into document_delivery (_id, created_at, updated_at, version, document_id, chemical_id, email, way)
    select gen_random_uuid(), now() - $3::interval, now(), 1, _id, $1, $4, $5 from made`,
    [chemicalId, kind, age, email, way],
  );
}

/** A newer edition in which acetone changes and toluene is gone. */
async function upload(): Promise<string> {
  const { rows, ...head } = await readTableFile('annex-vi');
  const changed = rows
    .filter((row) => !row.startsWith('601-021-00-3'))
    .map((row) => (row.startsWith('606-001-00-8') ? row.replaceAll('H225', 'H224') : row));
  const body = {
    ...head,
    edition: '24th ATP',
    published: '2026-06',
    licence: 'Law',
    columns: regulatoryColumns['annex-vi'],
    title: 'CLP Annex VI, Table 3',
    rows: changed,
  };
  return (await call(endpoints.addImport, { body })).answer.data._id;
}

test('those who got a sheet of a chemical with a changed entry are told once, each of theirs', async () => {
  const early = await call(endpoints.tellCustomers, { id });
  expect([early.status, early.answer.detail]).toEqual([409, '24th ATP is not loaded.']);
  await call(endpoints.applyImport, { id, body: { replacesSameEdition: false } });
  const expected = { customers: 2, chemicals: 2 };
  expect((await call(endpoints.customersToTell, { id })).answer.data).toEqual(expected);
  expect((await call(endpoints.tellCustomers, { id })).answer.data).toEqual(expected);
  const again = await call(endpoints.tellCustomers, { id });
  expect([again.status, again.answer.detail]).toEqual([
    409,
    'Customers were told of 24th ATP already.',
  ]);
  const mails = await api.services.database
    .selectFrom('email')
    .innerJoin('emailBatch', 'emailBatch._id', 'email.batchId')
    .select(['to', 'email.subject', 'emailBatch.html'])
    .orderBy('to')
    .execute();
  expect(mails.map(({ to }) => to)).toEqual(['ann@example.com', 'bea@example.com']);
  expect(mails[0]?.subject).toBe(
    'CLP Annex VI, Table 3, 24th ATP: Acetone company.name, CAS 67-64-1 and 1 more',
  );
  expect(mails[0]?.html).toContain('<li>Toluene, CAS 108-88-3</li>');
  expect(mails[1]?.html).not.toContain('Toluene');
  expect((await call(endpoints.imports)).answer.data[0].toldAt).not.toBeNull();
});
