import type { Endpoint } from 'contract';
import { careerApplications } from 'contract/content';
import { mailServers } from 'contract/email';
import { supplierEndpoints } from 'contract/partner';
import { auditEndpoints } from 'contract/record';
import {
  levelEverywhere,
  notificationEndpoints,
  type Permissions,
  roles,
  savedViews,
} from 'contract/staff';
import { importEndpoints } from 'contract/transfer';
import { storePdf } from '../../content/stored-files.fixture';
import { bearer } from '../../testing/bearer';
import {
  callAs,
  type CallRequest,
  unique,
  uniqueWord,
} from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { ImportJourney } from '../../transfer/import-journey.fixture';
import { notify } from '../../notification/notifications';
import { addPerson, type Person } from './people.fixture';

/** What reaches people beside the records themselves: notifications, files, imports, the audit. */
let api: TestApi;
const word = uniqueWord();

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const as = ({ token }: Pick<Person, 'token'>, endpoint?: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token, ...request });
const owner = () => ({ token: api.adminToken });

async function personWith(some: Partial<Permissions>): Promise<Person> {
  const levels = { ...levelEverywhere('none'), ...some };
  const body = { name: unique(), levels };
  const { answer } = await as(owner(), roles.endpoints.add, { body });
  return addPerson(api, { roleId: answer.data._id });
}

test('a job application, its résumé and its notification are for those who have their area', async () => {
  const resume = await storePdf(api, 'staff');
  const body = { name: 'Kim Applicant', email: `kim-${word}@example.com`, resume };
  const { answer } = await as(owner(), careerApplications.endpoints.add, { body });
  const { _id: id } = answer.data;
  const people = [
    await addPerson(api, 'sales'),
    await addPerson(api, 'read-only'),
    await addPerson(api, 'website'),
    await personWith({ applications: 'view' }),
  ];
  await api.services.database
    .transaction()
    .execute((work) =>
      notify(work, { kind: 'career-application', message: 'Kim applies', link: null }),
    );
  const seenBy = async (person: Person) => {
    const record = await as(person, careerApplications.endpoints.get, { id });
    const headers = bearer(person.token);
    const file = await api.inject({ url: `/api/file/download/${resume}`, headers });
    const { data } = (await as(person, notificationEndpoints.list)).answer;
    return [record.status, file.statusCode, data.length];
  };
  const seen = [];
  for (const person of people) seen.push(await seenBy(person));
  expect(seen).toEqual([
    [403, 404, 0],
    [403, 404, 0],
    [403, 404, 0],
    [200, 200, 1],
  ]);
});

test('the values in a file that somebody imports are not for those who may not see a field of the records', async () => {
  const buyer = await personWith({ suppliers: 'all', chemicals: 'all' });
  const journey = new ImportJourney(api, supplierEndpoints.import);
  const rows = `Company name,Payment terms\n${word} Glass,90 days`;
  const { _id: id } = await journey.take('suppliers.csv', rows);
  const samplesFor = async (person: Pick<Person, 'token'>) =>
    (await as(person, importEndpoints.get, { id })).answer.data.columns.map(
      ({ samples }: { samples: readonly string[] }) => samples,
    );
  expect(await samplesFor(owner())).toEqual([[`${word} Glass`], ['90 days']]);
  expect(await samplesFor(buyer)).toEqual([[], []]);
  const list = await as(buyer, importEndpoints.list, { query: { resource: 'supplier' } });
  expect(JSON.stringify(list.answer)).not.toContain('90 days');
  const own = await journey.upload('own.csv', 'Company name\nOwn Glass', buyer.token);
  expect(own.answer.data.columns[0].samples).toEqual(['Own Glass']);
});

test('views of others are not in the audit of who may not view all records', async () => {
  const auditor = await personWith({ staff: 'view', settings: 'view' });
  const name = `View ${word}`;
  await as(owner(), savedViews.endpoints.add, { body: { name, resource: 'customer' } });
  const read = async (person: Pick<Person, 'token'>) =>
    JSON.stringify((await as(person, auditEndpoints.list)).answer);
  expect(await read(owner())).toContain(name);
  expect(await read(auditor)).not.toContain(name);
});

test('mail servers are exported and changed by those alone who may view them', async () => {
  const body = { name: word, host: 'mail.example.com', port: 587, fromAddress: 'a@example.com' };
  const { answer } = await as(owner(), mailServers.endpoints.add, { body });
  const clerk = await personWith({ settings: 'all' });
  const change = { id: answer.data._id, body: {} };
  expect((await as(clerk, mailServers.endpoints.update, change)).status).toBe(403);
  const url = '/api/smtp/export?format=csv';
  const exported = await api.inject({ url, headers: bearer(clerk.token) });
  expect(exported.statusCode).toBe(403);
});
