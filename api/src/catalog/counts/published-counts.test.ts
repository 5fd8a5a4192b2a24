import { sql } from 'kysely';
import { buildApp } from '../../app/app';
import { openDatabase } from '../../db/database';
import { openServerPool } from '../../db/server-pool';
import { ResponseCache } from '../../repository/response-cache';
import { compactTally } from '../../repository/tally';
import { bearer } from '../../testing/bearer';
import { databaseUrl } from '../../testing/server-databases';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { testServerUrl } from '../../testing/test-databases';
import { chemicalTable } from '../chemical/chemical.table';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function staff(method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) {
  const headers = bearer(api.adminToken);
  const answer = await api.inject({ method, url: `/api/${path}`, headers, payload });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json().data;
}

/** Groups whose number is not what a count of the chemicals finds. */
async function wrongGroups(): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (
      select index_letter, category_id, grades, hazard_class, flash is null as has_no_flash, sum(published)::int as number
      from chemical_count group by 1, 2, 3, 4, 5 having sum(published) <> 0),
    counted as (
      select index_letter, category_id, grades, hazard_class, flash_point is null as has_no_flash, count(*)::int as number
      from chemical where status = 'published' and deleted_at is null group by 1, 2, 3, 4, 5)
    (table kept except table counted) union all (table counted except table kept)`.execute(
    api.services.database,
  );
  return rows;
}

test('the numbers are those of a count after every kind of write, and when they are compacted', async () => {
  const { _id: categoryId } = await staff('POST', 'chemicalCategory/addCategory', {
    name: 'Acids',
  });
  const names = ['Acetone', 'Benzene', 'Cumene', 'Decane'];
  const ids = await api.addChemicals([
    ...names.map((name) => ({ name, status: 'published', grades: ['AR'] })),
    { name: 'Ethane', categoryId, flashPoint: -135 },
  ]);
  expect(await wrongGroups()).toEqual([]);
  const changes = [
    { categoryId },
    { name: 'Xylene' },
    { status: 'draft' },
    { grades: ['LR', 'AR'], hazardClass: '3', flashPoint: 12.5 },
    { status: 'published' },
    { appearance: 'Clear' },
  ];
  for (const [index, change] of [...changes, ...changes.toReversed()].entries()) {
    await staff('PUT', `product/update?id=${ids[index % ids.length]}`, change);
    expect(await wrongGroups()).toEqual([]);
  }
  await staff('DELETE', `product/delete?id=${ids[0]}`);
  expect(await wrongGroups()).toEqual([]);
  const rows = async () =>
    (await sql`select from chemical_count`.execute(api.services.database)).rows.length;
  const waiting = await rows();
  const tally = { ...chemicalTable.list.tally };
  for (let index = 0; index < 60; index += 1)
    await sql`insert into chemical_change (living, published) values (0, 0)`.execute(
      api.services.database,
    );
  await Promise.all([
    compactTally(api.services.database, tally),
    compactTally(api.services.database, tally),
  ]);
  expect(await rows()).toBeLessThan(waiting);
  expect(await wrongGroups()).toEqual([]);
});

test('another process shows what staff wrote within a second', async () => {
  const { services } = api;
  const named = await services.database
    .selectNoFrom(({ fn }) => fn<string>('current_database').as('name'))
    .executeTakeFirstOrThrow();
  const pool = openServerPool(databaseUrl(testServerUrl, named.name));
  const responseCache = new ResponseCache(pool);
  const other = await buildApp({ ...services, pool, database: openDatabase(pool), responseCache });
  const [id = ''] = await api.addChemicals([{ name: 'Toluene', status: 'published' }]);
  const addresses = [
    '/api/product/getBySlug?slug=toluene',
    '/api/product/get?sort=name',
    '/api/chemical/filterChemical?alphabet=T',
    '/api/product/search?q=toluene',
    '/api/chemicalCategory/getAll',
  ];
  const read = async (url: string) => {
    const { statusCode, body } = await other.inject({ url });
    expect([200, url.includes('BySlug') ? 404 : 200]).toContain(statusCode);
    return body;
  };
  const changes = [
    { appearance: 'Clear' },
    { synonyms: ['Methylbenzene'] },
    { name: 'Toluene, pure' },
    { status: 'draft' },
    { status: 'published' },
  ];
  for (const change of changes) {
    await Promise.all(addresses.map(read));
    await staff('PUT', `product/update?id=${id}`, change);
    const start = performance.now();
    for (const url of addresses) {
      // An address that nobody asked for before.
      const fresh = await read(
        `${url}${url.includes('?') ? '' : '?'}&${'&'.repeat(changes.indexOf(change))}`,
      );
      while ((await read(url)) !== fresh) expect(performance.now() - start).toBeLessThan(1_000);
    }
  }
  await other.close();
  await responseCache.close();
  await pool.end();
});
