import { startTestApi, type TestApi } from '../testing/start-test-api';
import { bearer } from '../testing/bearer';
import { addressLookup } from './is-address-taken';

let api: TestApi;
let isTaken: (slug: string) => Promise<boolean>;
beforeAll(async () => {
  api = await startTestApi();
  isTaken = addressLookup(api.services);
});
afterAll(() => api.close());

test('current and former addresses of chemicals and categories are taken', async () => {
  await api.addChemicals([{ name: 'Toluene', status: 'published' }]);
  const headers = bearer(api.adminToken);
  const payload = { name: 'Solvents' };
  const url = '/api/chemicalCategory/addCategory';
  const added = await api.inject({ method: 'POST', url, headers, payload });
  expect(added.statusCode).toBe(201);
  expect(await Promise.all(['toluene', 'solvents', 'benzene'].map(isTaken))).toEqual([
    true,
    true,
    false,
  ]);
});

test('is looked up once, until a write may have made or ended an address', async () => {
  const lookUp = () => api.countStatements(() => Promise.all(['toluene', 'xylene'].map(isTaken)));
  await lookUp();
  expect(await lookUp()).toBe(0);
  const [id = ''] = await api.addChemicals([{ name: 'Xylene', status: 'published' }]);
  expect(await isTaken('xylene')).toBe(true);
  const headers = bearer(api.adminToken);
  const url = `/api/product/update?id=${id}`;
  await api.inject({ method: 'PUT', url, headers, payload: { appearance: 'Clear' } });
  await lookUp();
  await api.inject({ method: 'PUT', url, headers, payload: { appearance: 'Pale' } });
  expect(await lookUp()).toBe(0);
  await api.inject({ method: 'PUT', url, headers, payload: { slug: 'xylenes' } });
  expect(await Promise.all(['xylene', 'xylenes'].map(isTaken))).toEqual([true, true]);
});

test('a category that no address has reads no tree', async () => {
  const of = (slug: string) =>
    api.inject({ url: `/api/chemicalCategory/getSpecificCategory?slug=${slug}` });
  expect((await of('solvents')).json().data).toMatchObject({ name: 'Solvents' });
  const statements = await api.countStatements(async () => {
    expect((await of('no-such-category')).statusCode).toBe(404);
  });
  expect(statements).toBe(1);
});
