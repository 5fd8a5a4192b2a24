import { type Endpoint, pointersOf } from 'contract';
import { blogCategories, blogs } from 'contract/content';
import { chemicalEndpoints, chemicals, chemicalSearchEndpoints, units } from 'contract/catalog';
import { documents } from 'contract/document';
import { allResources } from 'contract/endpoints';
import { inquiries, offerEndpoints } from 'contract/inquiry';
import { jobEndpoints } from 'contract/jobs';
import { customerEndpoints, customers, supplierPrices, suppliers } from 'contract/partner';
import { recordEndpoints } from 'contract/record';
import { type RawBuilder, sql } from 'kysely';
import { storePdf } from '../../content/stored-files.fixture';
import { runNextJob } from '../../jobs/job-runner';
import { inSnakeCase } from '../../repository/columns';
import { callAs, type CallRequest, uniqueWord } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { chemicalMerge } from './merge-chemicals';

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
async function add(endpoint: Endpoint, body: object) {
  const { status, answer } = await call(endpoint, { body });
  if (status >= 300) throw new Error(`${endpoint.name}: ${JSON.stringify(answer)}`);
  return answer.data;
}
const get = async (endpoint: Endpoint, id: string) => (await call(endpoint, { id })).answer.data;
const chemical = (id: string) => get(chemicals.endpoints.get, id);
const merge = (id: string, body: object) => call(chemicalEndpoints.merge, { id, body });
const asVisitor = async (slug: string) =>
  (await callAs(api, chemicalEndpoints.bySlug, { query: { slug } })).answer.data;

async function undo(jobId: string) {
  await call(jobEndpoints.undo, { id: jobId });
  while (await runNextJob({ services: api.services, log }));
}

async function twoChemicals(kept: object = {}, other: object = {}) {
  const word = uniqueWord();
  const [keptId = '', otherId = ''] = await api.addChemicals([
    { name: `${word} acid`, status: 'published', ...kept },
    { name: `${word} oil`, synonyms: [`${word} spirit`], status: 'published', ...other },
  ]);
  return { word, kept: await chemical(keptId), other: await chemical(otherId) };
}

test('two records of one chemical become one, and all that refers to the other follows', async () => {
  const { word, kept, other } = await twoChemicals({}, { purity: '99 %' });
  const earlier = other.slug;
  const renamed = await call(chemicals.endpoints.update, {
    id: other._id,
    body: { slug: `${word}-new` },
  });
  const otherVersion = renamed.answer.data.version;
  const { _id: customerId } = await add(customers.endpoints.add, { companyName: word });
  const link = { id: customerId, body: { chemicalId: [other._id] } };
  await call(customerEndpoints.link, link);
  const { _id: bothId } = await add(customers.endpoints.add, { companyName: `${word} both` });
  await call(customerEndpoints.link, {
    id: bothId,
    body: { chemicalId: [kept._id, other._id] },
  });
  const unit = await add(units.endpoints.add, {
    name: word,
    symbol: word,
    dimension: 'mass',
    factor: 1,
  });
  const supplier = await add(suppliers.endpoints.add, { companyName: word });
  const price = await add(supplierPrices.endpoints.add, {
    supplierId: supplier._id,
    chemicalId: other._id,
    unitPrice: '2',
    currency: 'EUR',
    unitId: unit._id,
    validFrom: '2026-01-01',
  });
  const item = { chemicalId: other._id, quantity: 5, unitId: unit._id };
  const inquiry = await add(inquiries.endpoints.add, { contactName: word, items: [item] });
  const offer = (await call(offerEndpoints.make, { id: inquiry._id, body: {} })).answer.data;
  await rowsOf(sql`update offer set sent_at = now() where _id = ${offer._id}`);
  const file = await storePdf(api, 'staff');
  const document = await add(documents.endpoints.add, {
    chemicalId: other._id,
    kind: 'SDS',
    title: 'Sheet',
    language: 'en',
    file,
  });
  const category = await add(blogCategories.endpoints.add, { name: word });
  const blog = await add(blogs.endpoints.add, {
    title: word,
    categoryId: category._id,
    content: '<p>Words</p>',
    relatedChemicalIds: [kept._id, other._id],
  });
  await rowsOf(sql`
    insert into document_delivery (_id, created_at, updated_at, version, document_id, chemical_id, email, way)
    values (gen_random_uuid(), now(), now(), 1, ${document._id}, ${other._id}, ${`${word}@example.com`}, 'sent')`);

  const body = { otherId: other._id, otherVersion, values: { purity: '99 %', version: 1 } };
  const merged = await merge(kept._id, body);
  expect(merged).toMatchObject({ status: 200, answer: { data: { _id: kept._id } } });

  const now = await chemical(kept._id);
  expect(now).toMatchObject({ name: `${word} acid`, slug: kept.slug, purity: '99 %' });
  expect(now.synonyms.toSorted()).toEqual([`${word} oil`, `${word} spirit`]);
  expect(now.documents).toMatchObject([{ title: 'Sheet' }]);
  const follows = async () => ({
    price: (await get(supplierPrices.endpoints.get, price._id)).chemicalId,
    inquiry: (await get(inquiries.endpoints.get, inquiry._id)).items[0].chemicalId,
    offer: (
      await rowsOf(sql<{ id: string }>`
      select lines -> 0 ->> 'chemicalId' as id from offer where _id = ${offer._id}`)
    )[0]?.id,
    document: (await get(documents.endpoints.get, document._id)).chemicalId,
    delivery: (
      await rowsOf(sql<{ id: string }>`
      select chemical_id as id from document_delivery where email = ${`${word}@example.com`}`)
    )[0]?.id,
    links: (await call(customerEndpoints.chemicals, { id: customerId })).answer.data.map(
      ({ _id }: { _id: string }) => _id,
    ),
    asked: (
      await rowsOf(sql<{ id: string }>`
      select chemical_id as id from asked_chemical where inquiry_id = ${inquiry._id}`)
    )[0]?.id,
  });
  const all = (id: string) => ({
    price: id,
    inquiry: id,
    offer: id,
    document: id,
    delivery: id,
    links: [id],
    asked: id,
  });
  expect(await follows()).toEqual(all(kept._id));
  expect((await get(blogs.endpoints.get, blog._id)).relatedChemicalIds).toEqual([kept._id]);
  expect((await get(customers.endpoints.get, bothId)).chemicalCount).toBe(1);

  for (const slug of [earlier, `${word}-new`, kept.slug])
    expect(await asVisitor(slug)).toMatchObject({ _id: kept._id, slug: kept.slug });
  const found = await callAs(api, chemicalSearchEndpoints.search, { query: { q: `${word} oil` } });
  expect(found.answer.data.map(({ _id }: { _id: string }) => _id)).toEqual([kept._id]);
  const went = await call(chemicalEndpoints.mergedInto, { id: other._id });
  expect(went.answer.data).toEqual({ _id: kept._id, title: `${word} acid` });
  for (const [recordId, field, to] of [
    [kept._id, 'mergedWith', `${word} oil`],
    [other._id, 'mergedInto', `${word} acid`],
  ] as const) {
    const query = { resource: 'chemical', recordId };
    const history = (await call(recordEndpoints.history, { query })).answer.data;
    const told = expect.objectContaining({ changes: [{ field, from: [], to: [to] }] });
    expect(history).toContainEqual(told);
  }

  await undo(merged.answer.data.jobId);
  expect(await chemical(kept._id)).toMatchObject({ purity: null, synonyms: [], documents: [] });
  expect(await follows()).toEqual(all(other._id));
  expect((await get(blogs.endpoints.get, blog._id)).relatedChemicalIds).toEqual([
    kept._id,
    other._id,
  ]);
  expect((await get(customers.endpoints.get, bothId)).chemicalCount).toBe(2);
  for (const slug of [earlier, `${word}-new`])
    expect(await asVisitor(slug)).toMatchObject({ _id: other._id, slug: `${word}-new` });
});

test('an order that was made names the chemical that is kept', async () => {
  const { word, kept, other } = await twoChemicals();
  const inquiry = await add(inquiries.endpoints.add, { contactName: word });
  const { _id: offerId } = (await call(offerEndpoints.make, { id: inquiry._id, body: {} })).answer
    .data;
  const lines = JSON.stringify([{ key: inquiry._id, chemicalId: other._id }]);
  await rowsOf(sql`
    insert into sales_order (_id, created_at, updated_at, version, number, state, inquiry_id, offer_id, offer_revision,
      contact_name, language, currency, lines, priced_lines, total, documents_wanted, deliveries, offer_number)
    values (gen_random_uuid(), now(), now(), 1, ${word}, 'confirmed', ${inquiry._id}, ${offerId}, 1,
      ${word}, 'en', 'EUR', ${lines}::jsonb, '[]', '0', '[]', '[]', ${word})`);
  const { status } = await merge(kept._id, { otherId: other._id, otherVersion: other.version });
  expect(status).toBe(200);
  const [order] = await rowsOf(sql<{ id: string; version: number }>`
    select lines -> 0 ->> 'chemicalId' as id, version from sales_order where number = ${word}`);
  expect(order).toEqual({ id: kept._id, version: 1 });
});

test('two that contradict each other need to be told so', async () => {
  const { kept, other } = await twoChemicals({ casNumber: '67-64-1' }, { casNumber: '64-17-5' });
  const body = { otherId: other._id, otherVersion: other.version };
  const refused = await merge(kept._id, body);
  expect(refused).toMatchObject({
    status: 422,
    answer: { errors: [{ path: 'despiteConflicts' }] },
  });
  expect(refused.answer.detail).toContain('67-64-1');
  expect(await chemical(other._id)).toMatchObject({ version: 1 });
  expect((await merge(kept._id, { ...body, despiteConflicts: true })).status).toBe(200);
});

test('the published one may take name, number and structure of the other', async () => {
  const numbers = { casNumber: '71-43-2', smiles: 'c1ccccc1' };
  const { word, kept, other } = await twoChemicals({}, numbers);
  const values = { ...numbers, name: other.name, synonyms: [`${word} spirit`, `${word} OIL`] };
  const merged = await merge(kept._id, {
    otherId: other._id,
    otherVersion: other.version,
    values,
  });
  expect(merged.status).toBe(200);
  const now = await chemical(kept._id);
  expect(now).toMatchObject({ ...numbers, name: `${word} oil`, slug: kept.slug });
  expect(now.synonyms).toEqual([`${word} spirit`, `${word} acid`]);
  await undo(merged.answer.data.jobId);
  expect(await chemical(kept._id)).toMatchObject({ name: `${word} acid`, casNumber: null });
  expect(await chemical(other._id)).toMatchObject(numbers);
});

test('a merge that is refused changes nothing', async () => {
  const { word, kept, other } = await twoChemicals();
  const file = await storePdf(api, 'staff');
  const lot = { kind: 'COA', title: 'Lot', language: 'en', file, lotNumber: word };
  await add(documents.endpoints.add, { ...lot, chemicalId: kept._id });
  await add(documents.endpoints.add, { ...lot, chemicalId: other._id });
  const body = { otherId: other._id, otherVersion: other.version };
  const lots = await merge(kept._id, body);
  expect([lots.status, lots.answer.detail]).toEqual([409, expect.stringContaining(word)]);
  const answers = [
    await merge(kept._id, { ...body, otherVersion: 9 }),
    await merge(kept._id, { ...body, values: { slug: 'x' } }),
    await merge(kept._id, { ...body, values: { synonyms: Array(301).fill('x') } }),
    await merge(kept._id, { ...body, otherId: kept._id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 422, 422, 422]);
  expect(await asVisitor(other.slug)).toMatchObject({ _id: other._id });
});

describe('the list of what refers to a chemical', () => {
  const { fields, ledgers, own } = chemicalMerge;

  it('has every field of the contract', () => {
    const pointing = allResources.flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([path, field]) =>
        pointersOf(field).some((pointer) => pointer.resource === 'chemical')
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
      where key.contype = 'f' and target.relname = 'chemical'
      union
      select table_name from information_schema.columns
      where table_schema = current_schema() and column_name ~ 'chemical_ids?$'`);
    const tableOf = (resource: string) => api.services.tables.get(resource)?.table ?? resource;
    const listed = [
      ...fields.map((field) => inSnakeCase(tableOf(field.split('.')[0] ?? ''))),
      ...ledgers.map(({ table }) => inSnakeCase(table)),
      ...own,
    ];
    const stored = rows.map(({ table }) => table);
    expect(stored.filter((table) => !listed.includes(table))).toEqual([]);
    expect(stored.length).toBeGreaterThan(10);
  });
});
