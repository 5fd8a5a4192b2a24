import { type Endpoint, utcDay } from 'contract';
import { chemicals, findingEndpoints, type Finding } from 'contract/catalog';
import {
  type HarmonisedEntry,
  hazardValues,
  regulationEndpoints as endpoints,
  sourcesOf,
} from 'contract/regulation';
import { sql } from 'kysely';
import { callAs, type CallRequest, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { followLaw } from './follow-law';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const edition = { title: 'CLP Annex VI, Table 3', edition: '23rd ATP' };
const isocyanate = '4098-71-9';
const findingsOf = async (id: string): Promise<Finding[]> =>
  (await call(findingEndpoints.list, { id })).answer.data;
const read = async (id: string) => (await call(chemicals.endpoints.get, { id })).answer.data;

/** A version of an entry, by its place: 0 applies today in these tests. */
async function versionsOf(casNumber: string): Promise<HarmonisedEntry[]> {
  const { annexVi } = (await call(endpoints.lookUp, { query: { casNumber } })).answer.data;
  return [...annexVi.entries, ...annexVi.later];
}

async function addFrom(entry: HarmonisedEntry, casNumber: string, more: object = {}) {
  const values = hazardValues(entry);
  const fields = Object.keys(values);
  const reference = entry.indexNumber;
  const fieldSources = sourcesOf({ edition, reference, fields, day: utcDay() });
  const body = { name: uniqueWord(), casNumber, ...values, fieldSources, ...more };
  return (await call(chemicals.endpoints.add, { body })).answer.data;
}

test('what applies later is a finding with its day, and takes effect on that day', async () => {
  const [now, later] = await versionsOf(isocyanate);
  if (!now || !later) throw new Error('The table has no later version of the entry.');
  expect([now.appliesFrom, later.appliesFrom]).toEqual(['2010-12-01', '2027-02-01']);
  const { _id } = await addFrom(now, isocyanate);
  expect((await read(_id)).upcomingClassification).toMatchObject({
    appliesFrom: '2027-02-01',
    added: expect.arrayContaining(['Acute Tox. 1 = H330']),
    isGraver: true,
  });
  const before = await findingsOf(_id);
  expect(before.find(({ code }) => code === 'law-later')?.message).toMatch(
    /^From 1 February 2027: Acute Tox\. 1 = H330/,
  );
  expect(before.map(({ code }) => code)).not.toContain('law-differs');

  const own = await addFrom(now, isocyanate);
  await call(chemicals.endpoints.update, { id: own._id, body: { signalWord: 'Warning' } });
  await followLaw(api.services, '2027-01-31');
  expect((await read(_id)).hazardStatements).toEqual(now.statements);
  await followLaw(api.services, '2027-02-01');
  const after = await read(_id);
  expect(after.hazardStatements).toEqual(later.statements);
  expect(after.fieldSources[0]).toMatchObject({ takenOn: '2027-02-01' });
  const history = await sql<{ count: number }>`
    select count(*)::int as count from audit where record_id = ${_id}`.execute(
    api.services.database,
  );
  expect(history.rows[0]?.count).toBeGreaterThan(1);
});

test('what is not in force any more is a finding with a remedy; what staff add is theirs', async () => {
  const [hexane] = await versionsOf('110-54-3');
  if (!hexane) throw new Error('The table has no entry of hexane.');
  const stale = hexane.classifications.map((one) =>
    one.hazardClass === 'STOT RE'
      ? { ...one, category: '2', statement: 'H373', specifics: null, marks: ['**'] }
      : one,
  );
  const { _id } = await addFrom(hexane, '110-54-3', { classifications: stale });
  const found = (await findingsOf(_id)).find(({ code }) => code === 'law-differs');
  expect(found?.message).toMatch(/since 1 May 2026: 601-037-00-0/);
  await call(chemicals.endpoints.update, { id: _id, body: found?.fix?.values ?? {} });
  const mended = await read(_id);
  expect(mended.classifications).toEqual(hexane.classifications);
  expect((await findingsOf(_id)).map(({ code }) => code)).not.toContain('law-differs');

  const extra = { hazardClass: 'Eye Irrit.', category: '2', statement: 'H319', specifics: null };
  const body = { classifications: [...hexane.classifications, { ...extra, marks: [] }] };
  const own = await addFrom(hexane, '110-54-3', body);
  expect((await findingsOf(own._id)).map(({ code }) => code)).not.toContain('law-differs');
});

test('a statement that there is no entry is no longer true when there is one', async () => {
  const source = { source: edition.title, edition: '17th ATP', takenOn: '2026-01-01' };
  const fieldSources = [{ ...source, field: 'classifications', reference: null }];
  const body = { name: uniqueWord(), casNumber: '95-14-7', fieldSources, status: 'published' };
  const { _id } = (await call(chemicals.endpoints.add, { body })).answer.data;
  const codes = (await findingsOf(_id)).map(({ code }) => code);
  expect(codes).toContain('law-differs');
  expect(codes).not.toContain('hazard-missing');
});

test('what contradicts the law is not published without a reason', async () => {
  const body = {
    name: uniqueWord(),
    status: 'published',
    hazardStatements: ['H225', 'H319'],
    ghsPictograms: ['GHS02', 'GHS06'],
    signalWord: 'Danger',
    unNumber: 'UN1090',
    hazardClass: '8',
  };
  const refused = await call(chemicals.endpoints.add, { body });
  expect(refused.status).toBe(422);
  expect(refused.answer.errors.map(({ path }: { path: string }) => path)).toEqual([
    'ghsPictograms',
    'hazardClass',
  ]);
  const reasoned = { ...body, contradictionReason: 'A supplier says so' };
  expect((await call(chemicals.endpoints.add, { body: reasoned })).status).toBe(201);
  const draft = await call(chemicals.endpoints.add, { body: { ...body, status: 'draft' } });
  const findings = await findingsOf(draft.answer.data._id);
  const values = Object.assign({}, ...findings.flatMap(({ fix }) => fix?.values ?? []));
  const { status } = await call(chemicals.endpoints.update, {
    id: draft.answer.data._id,
    body: { ...values, status: 'published' },
  });
  expect(status).toBe(200);
});

test('an entry without a CAS number is found by EC number, and is not gone for who follows it', async () => {
  const query = { casNumber: '7647-01-0', ecNumber: '231-595-7' };
  const { entries } = (await call(endpoints.lookUp, { query })).answer.data.annexVi;
  expect(entries.map(({ indexNumber }: HarmonisedEntry) => indexNumber)).toEqual([
    '017-002-00-2',
    '017-002-01-X',
  ]);
  const [, acid] = entries;
  const { _id } = await addFrom(acid, '7647-01-0');
  expect((await findingsOf(_id)).map(({ code }) => code)).not.toContain('law-differs');
});
