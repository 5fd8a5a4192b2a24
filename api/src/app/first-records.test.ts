import { pageMeta, siteRoutes } from 'contract';
import { units } from 'contract/catalog';
import { metaEndpoints } from 'contract/content';
import { callAs } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { readReleaseSettings } from '../release/settings';
import { addFirstRecords } from './first-records';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterEach(() => api.close());

async function storedMetas() {
  const { answer } = await callAs(api, metaEndpoints.all, {});
  return metaEndpoints.all.answer.parse(answer).data;
}

describe('the titles of the pages of an empty installation', () => {
  it('are there from its first start on, one for each page', async () => {
    await Promise.all([addFirstRecords(api.services), addFirstRecords(api.services)]);
    await addFirstRecords(api.services);
    const metas = await storedMetas();
    const paths = Object.values(siteRoutes).filter((path) => !/[:.]/.test(path));
    const titles = paths.map((path) => pageMeta({ path, categories: [], metas }).title);
    expect(new Set(titles).size).toBe(paths.length);
    expect(titles).not.toContain('Static Page');
    expect(pageMeta({ path: '/nothing', categories: [], metas }).title).toBe('Chemical trading');
  });

  it('are not added where something was written before', async () => {
    const body = { name: 'kilogram', symbol: 'kg', dimension: 'mass', factor: 1 };
    await callAs(api, units.endpoints.add, { token: api.adminToken, body });
    await addFirstRecords(api.services);
    expect(await storedMetas()).toEqual([]);
  });
});

describe('the units of an empty installation', () => {
  async function storedUnits() {
    const { answer } = await callAs(api, units.endpoints.list, { query: { pageSize: 100 } });
    return units.endpoints.list.answer.parse(answer).data;
  }

  it('are there from its first start on: mass, volume, amount, pieces and packs', async () => {
    await addFirstRecords(api.services);
    const stored = await storedUnits();
    const symbols = stored.map(({ symbol }) => symbol);
    expect(symbols).toEqual(expect.arrayContaining(['kg', 't', 'L', 'mol', 'pc', 'drum', 'IBC']));
    expect(new Set(stored.map(({ dimension }) => dimension)).size).toBe(4);
  });

  it('do not come back at a later start when they were removed', async () => {
    await addFirstRecords(api.services);
    for (const { _id: id } of await storedUnits()) {
      await callAs(api, units.endpoints.remove, { token: api.adminToken, id });
    }
    await addFirstRecords(api.services);
    expect(await storedUnits()).toEqual([]);
  });
});

describe('the safeguards of an empty installation', () => {
  const safeguards = async () => {
    const { database } = api.services;
    const owner = await database
      .selectFrom('role')
      .select('requiresSecondFactor')
      .where('builtIn', '=', 'owner')
      .executeTakeFirst();
    return { ...owner, ...(await readReleaseSettings(database)) };
  };

  it('are on in production, and off where the product is tried out', async () => {
    await addFirstRecords(api.services);
    const off = { requiresSecondFactor: false, needsSecondPerson: false };
    expect(await safeguards()).toEqual(off);
    await api.close();
    api = await startTestApi({ jobs: 'stopped' });
    const env = { ...api.services.env, NODE_ENV: 'production' } as const;
    await addFirstRecords({ ...api.services, env });
    expect(await safeguards()).toEqual({ requiresSecondFactor: true, needsSecondPerson: true });
  });
});
