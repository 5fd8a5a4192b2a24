import { type Endpoint, maxGroups } from 'contract';
import { chemicals } from 'contract/catalog';
import { inquiries, sources, statuses } from 'contract/inquiry';
import { customers, suppliers } from 'contract/partner';
import { recordEndpoints } from 'contract/record';
import { sql } from 'kysely';
import { callAs, uniqueWord } from '../testing/describe-resource-routes';
import { addPerson } from '../staff/role/people.fixture';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: object) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
async function add(endpoint: Endpoint, body: object): Promise<string> {
  const { status, answer } = await call(endpoint, { body });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data._id;
}
const groups = (resource: string, by: string, query: string) =>
  call(recordEndpoints.groups, { query: { resource, by, query } });
const groupsOf = async (resource: string, by: string, query: string) =>
  (await groups(resource, by, query)).answer.data;

describe('the groups of a list', () => {
  const word = uniqueWord();
  const search = `search=${word}`;
  let won = '';
  beforeAll(async () => {
    const company = (name: string, country: string | null, active: boolean) => ({
      companyName: `${word} ${name}`,
      active,
      ...(country !== null && { address: { country } }),
    });
    await add(customers.endpoints.add, company('a', 'DE', true));
    await add(customers.endpoints.add, company('b', 'DE', false));
    await add(customers.endpoints.add, company('c', 'FR', true));
    await add(customers.endpoints.add, company('d', null, true));
    const { answer } = await call(statuses.endpoints.list, { query: { pageSize: 100 } });
    won = answer.data.find(({ kind }: { kind: string }) => kind === 'won')._id;
    const inquiry = (name: string, parts: object) =>
      add(inquiries.endpoints.add, { contactName: `${word} ${name}`, ...parts });
    const items = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ freeText: `Line ${index}` }));
    await inquiry('a', { statusId: won, items: items(2), assignedTo: api.adminId });
    await inquiry('b', { statusId: won, items: items(3) });
    await inquiry('c', { items: items(1) });
  });

  it('count all records that the filter finds, the largest first and those without a value last', async () => {
    const { groups: found, others } = await groupsOf('customer', 'country', search);
    expect(found).toEqual([
      { value: 'DE', label: null, count: 2, sums: { chemicalCount: 0 } },
      { value: 'FR', label: null, count: 1, sums: { chemicalCount: 0 } },
      { value: null, label: null, count: 1, sums: { chemicalCount: 0 } },
    ]);
    expect(others).toBe(0);
    const active = await groupsOf(
      'customer',
      'country',
      `${search}&active=true&page=3&pageSize=10`,
    );
    expect(active.groups.map(({ value, count }: Group) => [value, count])).toEqual([
      ['DE', 1],
      ['FR', 1],
      [null, 1],
    ]);
  });

  it('sum, and name the record that a value refers to', async () => {
    const { groups: byStatus } = await groupsOf('inquiry', 'statusId', search);
    expect(byStatus[0]).toMatchObject({ value: won, count: 2, sums: { lines: 5 } });
    expect(byStatus[0].label).toEqual(expect.any(String));
    const { groups: byOwner } = await groupsOf('inquiry', 'assignedTo', search);
    const counts = byOwner.map(({ value, count }: Group) => [value, count]);
    expect(counts).toEqual([
      [api.adminId, 1],
      [null, 2],
    ]);
    expect(byOwner[0].label).toMatch(/\S \S/);
  });

  it('are each listed by their value, and by having none', async () => {
    const listed = async (inGroup: string) =>
      (await call(customers.endpoints.list, { query: { search: word, inGroup } })).answer.total;
    expect(await listed('country:DE')).toBe(2);
    expect(await listed('country:')).toBe(1);
    expect(await listed('active:false')).toBe(1);
    const wrong = await call(customers.endpoints.list, { query: { inGroup: 'notes:x' } });
    expect(wrong.status).toBe(422);
  });

  it('are there for suppliers and chemicals too, and for nothing that the contract does not name', async () => {
    await add(suppliers.endpoints.add, { companyName: `${word} s` });
    expect((await groupsOf('supplier', 'active', search)).groups).toMatchObject([
      { value: 'true', count: 1 },
    ]);
    await add(chemicals.endpoints.add, { name: `${word} oxide` });
    expect((await groupsOf('chemical', 'status', search)).groups).toMatchObject([
      { value: 'draft', count: 1, sums: {} },
    ]);
    expect((await groupsOf('chemical', 'categoryId', search)).groups).toMatchObject([
      { value: null, count: 1 },
    ]);
    expect((await groups('customer', 'notes', '')).status).toBe(422);
    expect((await groups('unit', 'dimension', '')).status).toBe(422);
    expect((await groups('customer', 'country', 'moon=full')).status).toBe(422);
  });

  it('are at most a hundred, and the records of the others are counted', async () => {
    const source = await add(sources.endpoints.add, { name: uniqueWord() });
    const many = uniqueWord();
    await add(inquiries.endpoints.add, { contactName: many, sourceId: source, country: 'DE' });
    // The API would refuse such codes, which are enough for more than a hundred groups.
    await sql`
      insert into customer (_id, created_at, updated_at, version, company_name, emails, phones,
        certifications, documents, active, marketing_consent, index_letter, sort_key, address)
      select gen_random_uuid(), now(), now(), 1, ${many} || n, '[]', '[]', '[]', '[]', true, false,
        'A', 'a', jsonb_build_object('country', 'X' || n)
      from generate_series(1, ${maxGroups + 7}) as n`.execute(api.services.database);
    const { groups: found, others } = await groupsOf('customer', 'country', 'letter=A');
    expect(found).toHaveLength(maxGroups);
    expect(others).toBe(7);
  });
});

describe('the groups for an admin with few permissions', () => {
  it('are refused like the list and its sensitive fields', async () => {
    const asked = async (token: string | undefined, resource: string, by: string, query = '') =>
      (
        await callAs(api, recordEndpoints.groups, {
          query: { resource, by, query },
          ...(token !== undefined && { token }),
        })
      ).status;
    const [website, sales] = [await addPerson(api, 'website'), await addPerson(api, 'sales')];
    expect(await asked(website.token, 'inquiry', 'statusId')).toBe(403);
    expect(await asked(sales.token, 'inquiry', 'statusId')).toBe(200);
    expect(await asked(sales.token, 'supplier', 'country')).toBe(200);
    expect(await asked(sales.token, 'supplier', 'incoterm')).toBe(403);
    expect(await asked(sales.token, 'supplier', 'country', 'inGroup=incoterm:FOB')).toBe(403);
    expect(await asked(undefined, 'chemical', 'status')).toBe(403);
  });
});

interface Group {
  value: string | null;
  count: number;
}
