import { chemicals } from 'contract/catalog';
import { listRecords } from '../../repository/read';
import { callAs } from '../../testing/describe-resource-routes';
import { loadChemicals, type Substance } from '../../testing/load-chemicals';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { system } from '../../kernel/viewer';
import { chemicalTable } from '../chemical/chemical.table';

/** Words of a tenth to all of the chemicals: evenly spread, all at the end of the list, and all at its start. */
const words = ['acid', 'methyl', 'zinc', 'abietic'];

function substanceOf(index: number): Substance {
  const begin = ['Zinc', 'Abietic', 'Nitro', 'Methyl'][Math.floor((index * 4) / 3_000)] ?? '';
  const end = [' acid', ' methyl ester', ' salt'][index % 3] ?? '';
  return {
    ecNumber: null,
    casNumber: index % 2 === 0 ? '64-19-7' : null,
    name: `${begin} ${'omphr'[index % 5]}-benzoate${end} ${(index * 7_919) % 3_000}`,
    otherName: index % 50 === 0 ? `Acidum ${index}` : null,
    formula: index % 4 === 0 ? 'C2H4O2' : null,
    molecularWeight: null,
  };
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  await loadChemicals(
    api.services,
    Array.from({ length: 3_000 }, (_, index) => substanceOf(index)),
  );
  await api.sql(`update chemical set deleted_at = now() where _id in (
    select _id from chemical order by name limit 40 offset 300)`);
  await api.sql(`update chemical set status = 'draft' where name like '% 1%'`);
  await api.sql('analyze');
});
afterAll(() => api.close());

const { list, update } = chemicals.endpoints;

/** The list as staff see it, beside the one that is counted and sorted whole. */
async function bothOf(query: Record<string, string>) {
  const { answer } = await callAs(api, list, { token: api.adminToken, query });
  const parameters = {
    ...query,
    page: Number(query['page'] ?? 1),
    pageSize: Number(query['pageSize'] ?? 25),
  };
  const whole = await listRecords(api.services.database, chemicalTable, parameters, system);
  const idsIn = (data: readonly { _id?: unknown }[]) => data.map(({ _id }) => String(_id));
  return [
    { total: answer.total, ids: idsIn(answer.data) },
    { total: whole.total, ids: idsIn(whole.data) },
  ] as const;
}

const texts = [
  ...words,
  'benzoate',
  'acid methyl',
  'methyl acid 1',
  'o-benzoate',
  'aci',
  'a',
  'z',
  '64-19-7',
  '64',
  'C2H4O2',
  'EC-1',
  'ACIDUM',
  'zinc o-benzoate acid',
  'Zínc',
  '酸',
  "acid' | 'zinc",
  'acid & !zinc',
  'acid:*A',
  '%',
  'nothing-has-this',
];
const pages = [{}, { page: '2' }, { page: '7', pageSize: '10' }, { page: '400' }];
const sorts = [{}, { sort: 'name' }, { sort: '-name' }, { sort: '-updatedAt' }];

test.each(texts)(
  '%s finds what the whole list has, on every page in every order',
  async (search) => {
    for (const page of pages) {
      for (const sort of sorts) {
        const [shown, whole] = await bothOf({ search, ...page, ...sort });
        expect({ page, sort, ...shown }).toEqual({ page, sort, ...whole });
      }
    }
  },
);

test.each(words)('the last pages of %s are full', async (search) => {
  const [{ total }] = await bothOf({ search });
  for (const back of [0, 1]) {
    const page = String(Math.ceil(total / 25) - back);
    const [shown, whole] = await bothOf({ search, page });
    expect(shown).toEqual(whole);
    expect(shown.ids.length).toBeGreaterThan(0);
  }
});

test('a filter narrows a broad search', async () => {
  for (const filter of [{ letter: 'Z' }, { status: 'draft' }]) {
    const [shown, whole] = await bothOf({ search: 'acid', ...filter });
    expect(shown).toEqual(whole);
    expect(shown.total).toBeGreaterThan(25);
  }
});

test('a broad search has what is written at once', async () => {
  const token = api.adminToken;
  const first = async () => (await bothOf({ search: 'acid' }))[0];
  const before = await first();
  const [id = ''] = before.ids;
  await callAs(api, update, { token, id, body: { name: 'Plain' } });
  const [renamed, whole] = await bothOf({ search: 'acid' });
  expect(renamed).toEqual(whole);
  expect(renamed.total).toBe(before.total - 1);
  await callAs(api, chemicals.endpoints.remove, { token, id: renamed.ids[0] ?? '' });
  const [left, again] = await bothOf({ search: 'acid' });
  expect(left).toEqual(again);
  expect(left.total).toBe(before.total - 2);
  await api.addChemicals([{ name: 'Aaa acid' }]);
  const [added, last] = await bothOf({ search: 'acid' });
  expect(added).toEqual(last);
  expect(added.total).toBe(before.total - 1);
});

test('a broad search is read in three statements, and one when nothing has changed', async () => {
  const query = { search: 'methyl', pageSize: '24' };
  const read = () => callAs(api, list, { token: api.adminToken, query });
  expect(await api.countStatements(read)).toBeLessThanOrEqual(3);
  expect(await api.countStatements(read)).toBe(1);
});
