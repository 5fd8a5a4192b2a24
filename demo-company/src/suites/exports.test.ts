import { type Endpoint } from 'contract';
import { chemicals, units } from 'contract/catalog';
import { allResources } from 'contract/endpoints';
import { callAs, startTestApi, type TestApi, unique } from 'api/testing';
import { ImportJourney } from 'api/import-journey';
import { demoCompany } from '../demo-company';

let api: TestApi;
let journey: ImportJourney;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
  journey = new ImportJourney(api);
});
afterAll(() => api.close());

async function exported(endpoint: Endpoint, query: Record<string, string>) {
  const answer = await api.inject({
    url: `/api/${endpoint.path}?${new URLSearchParams(query).toString()}`,
    headers: { authorization: `Bearer ${api.adminToken}` },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

const product = chemicals.endpoints.export;

/** Names that a spreadsheet takes for formulas, and texts that separate what they should not. */
const hard = {
  name: '(+)-Limonene; "pure" | =1+1',
  synonyms: ['-', '+', '=HYPERLINK("x")', "'=a", 'a;b|c\\', '2,4-D', '@home'],
  appearance: '=1+1',
  purity: '-',
  storage: '+4 °C, dark; dry',
  description: '<p>One &amp; two</p>\n\n<p>- three</p>',
  meltingPoint: -74.35,
  featured: true,
  grades: ['AR', 'HPLC'],
  hazardStatements: ['H226', 'H315'],
};

describe('an export', () => {
  it('has a row for each record of the list, in its order, with names for references', async () => {
    const { status, headers, bytes } = await exported(product, { format: 'csv', sort: '-name' });
    expect(status).toBe(200);
    const day = new Date().toISOString().slice(0, 10);
    expect(headers['content-disposition']).toBe(`attachment; filename="chemicals-${day}.csv"`);
    expect(headers['content-type']).toContain('text/csv');
    const text = bytes.toString('utf8');
    expect(text.startsWith('\uFEFFName,Product code,CAS number')).toBe(true);
    const query = { pageSize: 100, sort: '-name' };
    const { data, total } = (await journey.call(chemicals.endpoints.list, { query })).answer;
    const taken = await journey.take('all.csv', bytes);
    expect(taken.columns.map(({ name }) => name)).toContain('Category');
    const { rows } = await api.services.database
      .selectFrom('import')
      .select('rows')
      .where('_id', '=', taken._id)
      .executeTakeFirstOrThrow();
    expect(rows).toBe(total);
    expect(taken.columns[0]?.samples[0]).toBe(data[0].name.slice(0, 80));
    expect(taken.columns.find(({ name }) => name === 'Category')?.samples[0]).toContain(' > ');
  });

  it.each(['csv', 'xlsx', 'sdf'] as const)(
    'as %s comes back unchanged, every row',
    async (format) => {
      const body = { ...hard, name: `${hard.name} ${unique()}` };
      expect((await journey.call(chemicals.endpoints.add, { body })).status).toBe(201);
      const { bytes } = await exported(product, { format });
      const taken = await journey.take(`all.${format}`, bytes);
      const mapped = Object.values(taken.mapping).length;
      const structures = format === 'sdf' ? ['Structure', 'Title'].length : 0;
      expect(mapped + structures).toBe(taken.columns.length);
      const checked = await journey.check(taken._id, taken.mapping);
      const different = [
        ...(await journey.rows(checked._id, 'changed')),
        ...(await journey.rows(checked._id, 'wrong')),
        ...(await journey.rows(checked._id, 'new')),
      ].map(({ title, changes, errors }) => ({ title, changes, errors }));
      // A structure-data file cannot hold the empty line in the hard description.
      expect(different.filter(({ title }) => format !== 'sdf' || !title.startsWith('(+)'))).toEqual(
        [],
      );
      expect(checked.counts?.unchanged).toBeGreaterThan(100);
    },
  );

  it('of the records chosen, or found by a filter, has these alone', async () => {
    const word = unique();
    const add = (name: string, status: string) =>
      journey.call(chemicals.endpoints.add, { body: { name, status } });
    const first = (await add(`${word} one`, 'draft')).answer.data;
    await add(`${word} two`, 'draft');
    const chosen = await exported(product, { format: 'csv', ids: first._id });
    expect(chosen.bytes.toString().trim().split('\r\n').length).toBe(2);
    const drafts = (await exported(product, { format: 'csv', status: 'draft' })).bytes.toString();
    expect(drafts).toContain(`${word} two`);
    expect(drafts).not.toContain('published');
  });

  it('defuses what a spreadsheet would work out', async () => {
    const text = (await exported(product, { format: 'csv', search: 'Limonene' })).bytes.toString();
    expect(text).toContain("'=1+1");
    expect(text).not.toMatch(/(?:^|,|\r\n)"?[=+@\t]/m);
  });

  it('refuses formats and parameters that it has not', async () => {
    expect((await exported(units.endpoints.export, { format: 'sdf' })).status).toBe(400);
    expect((await exported(product, {})).status).toBe(400);
    expect((await exported(product, { format: 'csv', page: '2' })).status).toBe(400);
    const visitor = await callAs(api, product, { query: { format: 'csv' } });
    expect(visitor.status).toBe(403);
  });

  it('goes on behind the last record of a batch, in either direction, empty keys last', async () => {
    for (const sort of ['casNumber', '-casNumber', 'updatedAt', '-formula']) {
      const { bytes } = await exported(product, { format: 'sdf', sort });
      const ids = [...bytes.toString().matchAll(/> <ID>\n(.*)/g)].map(([, id]) => id);
      const listed: string[] = [];
      for (let page = 1; listed.length < ids.length; page += 1) {
        const query = { sort, page, pageSize: 100 };
        const { data } = (await journey.call(chemicals.endpoints.list, { query })).answer;
        if (data.length === 0) break;
        listed.push(...data.map(({ _id }: { _id: string }) => _id));
      }
      expect(ids.length).toBeGreaterThan(250);
      expect(ids).toEqual(listed);
    }
  });
});

describe('every resource that has an export', () => {
  const named = allResources.filter(({ endpoints }) => 'export' in endpoints);

  it('has a format, and no column without a field', () => {
    expect(named.map(({ name }) => name).toSorted()).toEqual(
      [...api.services.formats.keys()].toSorted(),
    );
    for (const { resource, columns, identity } of api.services.formats.values()) {
      const known = new Set(['_id', ...Object.keys(resource.fields)]);
      const fields = columns.flatMap((column) => column.fields);
      expect(fields.filter((field) => !known.has(field))).toEqual([]);
      expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
      expect(identity.filter(({ field }) => !fields.includes(field))).toEqual([]);
    }
  });

  it.each(named.map(({ name, endpoints }) => [name, endpoints] as const))(
    '%s: answers one',
    async (_, endpoints) => {
      const endpoint: Endpoint | undefined = 'export' in endpoints ? endpoints.export : undefined;
      if (!endpoint) throw new Error('It has none');
      const { status, bytes } = await exported(endpoint, { format: 'csv' });
      expect(status).toBe(200);
      expect(bytes.toString()).toContain('ID\r\n');
    },
  );
});
