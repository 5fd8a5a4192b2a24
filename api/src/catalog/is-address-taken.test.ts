import { startTestApi, type TestApi } from '../testing/start-test-api';
import { bearer } from '../testing/bearer';
import { isAddressTaken } from './is-address-taken';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const isTaken = (slug: string) => isAddressTaken(api.services.database, slug);

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

test('a category that no address has reads no tree', async () => {
  const of = (slug: string) =>
    api.inject({ url: `/api/chemicalCategory/getSpecificCategory?slug=${slug}` });
  expect((await of('solvents')).json().data).toMatchObject({ name: 'Solvents' });
  const statements = await api.countStatements(async () => {
    expect((await of('no-such-category')).statusCode).toBe(404);
  });
  expect(statements).toBe(1);
});
