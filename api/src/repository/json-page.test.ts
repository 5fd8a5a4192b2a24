import { chemicals } from 'contract/catalog';
import { sql } from 'kysely';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { fillSearch } from '../catalog/search/fill-search';
import { callAs } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { compactTally } from './tally';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const names = Array.from({ length: 30 }, (_, index) => `Salt ${String(index).padStart(2, '0')}`);
  await api.addChemicals(names.map((name) => ({ name, status: 'published' })));
});
afterAll(() => api.close());

const { list, add, update, remove } = chemicals.endpoints;
const asStaff = () => ({ token: api.adminToken });

interface Listed {
  readonly names: string[];
  readonly total: number;
}

async function read(
  query: Record<string, string>,
  viewer: { readonly token?: string } = asStaff(),
): Promise<Listed> {
  const { answer } = await callAs(api, list, { ...viewer, query });
  return { names: answer.data.map(({ name }: { name: string }) => name), total: answer.total };
}

/** All pages in order, each requested after the one before. */
async function readOn(query: Record<string, string>): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; page < 20; page += 1) {
    const { names: some } = await read({ ...query, pageSize: '7', page: String(page) });
    if (some.length === 0) break;
    names.push(...some);
  }
  return names;
}

describe('the total of a list with a tally', () => {
  it('is exact after every write, for staff and for visitors', async () => {
    const before = (await read({})).total;
    const { answer } = await callAs(api, add, { ...asStaff(), body: { name: 'Newest salt' } });
    const id: string = answer.data._id;
    expect((await read({})).total).toBe(before + 1);
    expect((await read({}, {})).total).toBe(before);
    await callAs(api, update, { ...asStaff(), id, body: { status: 'published' } });
    expect((await read({}, {})).total).toBe(before + 1);
    await callAs(api, remove, { ...asStaff(), id });
    expect((await read({})).total).toBe(before);
    expect((await read({}, {})).total).toBe(before);
  });

  it('with a filter is counted again after a write alone', async () => {
    const query = { status: 'published' };
    const { total } = await read(query);
    expect(await api.countStatements(() => read(query))).toBe(1);
    const [id = ''] = await api.addChemicals([{ name: 'Filtered salt', status: 'published' }]);
    expect((await read(query)).total).toBe(total + 1);
    await callAs(api, update, { ...asStaff(), id, body: { status: 'draft' } });
    expect((await read(query)).total).toBe(total);
  });

  it('with a search is counted again after a write, and when words were indexed later', async () => {
    const { database } = api.services;
    const query = { search: 'sought', sort: 'name' };
    const found = async () => (await read(query)).names;
    const [id = ''] = await api.addChemicals([{ name: 'Sought salt', status: 'published' }]);
    expect(await found()).toEqual(['Sought salt']);
    expect(await api.countStatements(found)).toBe(1);
    await api.addChemicals([{ name: 'Also sought', status: 'published' }]);
    expect(await read(query)).toEqual({ names: ['Also sought', 'Sought salt'], total: 2 });
    await callAs(api, update, { ...asStaff(), id, body: { name: 'A sought salt' } });
    expect(await found()).toEqual(['A sought salt', 'Also sought']);
    await callAs(api, update, { ...asStaff(), id, body: { name: 'Plain salt' } });
    expect(await read(query)).toEqual({ names: ['Also sought'], total: 1 });
    await sql`update chemical set name = 'Sought again' where _id = ${id}`.execute(database);
    await sql`delete from chemical_search where chemical_id = ${id}`.execute(database);
    expect((await read(query)).total).toBe(1);
    await fillSearch(database);
    expect((await read(query)).total).toBe(2);
  });

  it('of a new search comes with the ids of the page, in one statement', async () => {
    const query = { search: 'salt', sort: '-name', pageSize: '4' };
    const statements = await api.countStatements(() => read({ ...query, page: '2' }));
    expect(statements).toBe(2);
    const { names, total } = await read({ search: 'salt', sort: 'name', pageSize: '100' });
    expect(names).toHaveLength(total);
    expect((await read({ ...query, page: '2' })).names).toEqual(names.toReversed().slice(4, 8));
    expect(await read({ ...query, page: '90' })).toEqual({ names: [], total });
    expect(await read({ search: 'nothing has this name' })).toEqual({ names: [], total: 0 });
  });

  it('stays when the tally is compacted', async () => {
    const { database } = api.services;
    for (let round = 0; round < 60; round += 1) {
      await sql`update chemical set purity = ${String(round)} where name = 'Salt 00'`.execute(
        database,
      );
    }
    const before = await read({});
    await compactTally(database, chemicalTable.list.tally);
    expect(await read({})).toEqual(before);
    const { rows } = await sql`select id from chemical_change`.execute(database);
    expect(rows).toHaveLength(1);
  });
});

describe('pages that start where the one before ended', () => {
  it.each([{ sort: 'name' }, { sort: '-name' }, { sort: '-updatedAt' }, { sort: 'casNumber' }])(
    'hold every record once: $sort',
    async (query) => {
      const { names } = await read({ ...query, pageSize: '100' });
      expect(await readOn(query)).toEqual(names);
      expect(await readOn(query)).toEqual(names);
    },
  );

  it('are read anew when a record moved', async () => {
    await readOn({});
    await api.addChemicals([{ name: 'Aardvark salt' }]);
    const { names } = await read({ pageSize: '100' });
    expect((await read({ pageSize: '7', page: '3' })).names).toEqual(names.slice(14, 21));
  });

  it('end after the last', async () => {
    expect(await read({ page: '900' })).toEqual({ names: [], total: (await read({})).total });
  });
});
