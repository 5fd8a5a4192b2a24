import { pageMeta, siteRoutes } from 'contract';
import { units } from 'contract/catalog';
import { metaEndpoints } from 'contract/content';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { addDefaultMetas } from './default-metas';

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
    await Promise.all([addDefaultMetas(api.services), addDefaultMetas(api.services)]);
    await addDefaultMetas(api.services);
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
    await addDefaultMetas(api.services);
    expect(await storedMetas()).toEqual([]);
  });
});
