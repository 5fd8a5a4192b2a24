import { type Endpoint, pathOf } from 'contract';
import { aboutUs, banners, blogs, menuItems, policyEndpoints } from 'contract/content';
import type { TestApi } from 'shared-ui/testing';
import { costOf } from '../testing/cost-of';
import { examplePages } from '../testing/example-pages';
import { testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

describe('a page that was seen before costs at most three queries:', () => {
  it.each([...examplePages, '/feed.xml'])('%s', async (path) => {
    const { get } = testSite(api);
    expect((await get(path)).status).toBe(200);
    expect(await costOf(api, () => get(path))).toBeLessThanOrEqual(3);
  });

  it('which are counted, as a page that was not seen shows', async () => {
    const { get } = testSite(api);
    expect(await api.countStatements(() => get('/acetone'))).toBeGreaterThan(0);
  });

  it('an address without a page', async () => {
    const { get } = testSite(api);
    expect((await get('/nothing-here')).status).toBe(404);
    expect(await costOf(api, () => get('/nothing-here'))).toBeLessThanOrEqual(3);
  });
});

const calls = {
  menuItem: menuItems.endpoints,
  post: blogs.endpoints,
  banner: banners.endpoints,
  about: aboutUs.endpoints,
};

interface Sent {
  id?: string;
  query?: Record<string, string>;
  body?: object;
}

async function call(endpoint: Endpoint, { id, query = {}, body }: Sent = {}) {
  const parameters = { ...query, ...(endpoint.idIn === 'query' && id !== undefined && { id }) };
  const { statusCode, body: text } = await api.inject({
    method: endpoint.method,
    url: `/api/${pathOf(endpoint, id)}?${new URLSearchParams(parameters)}`,
    headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/json' },
    ...(body && { payload: JSON.stringify(body) }),
  });
  expect([endpoint.name, statusCode]).toEqual([endpoint.name, endpoint.status]);
  return JSON.parse(text).data;
}

/** The first record of a list that is what is asked for. */
async function recordOf(endpoint: Endpoint, isIt: (record: Record<string, string>) => boolean) {
  const records: Record<string, string>[] = await call(endpoint, { query: { pageSize: '100' } });
  const { _id: id = '' } = records.find(isIt) ?? {};
  return id;
}

const edits: Readonly<Record<string, { path: string; edit: (words: string) => Promise<unknown> }>> =
  {
    'a menu item': {
      path: '/methanol',
      edit: (title) =>
        call(calls.menuItem.add, { body: { title, path: '/categories', order: 90 } }),
    },
    'a post': {
      path: '/blogs',
      edit: async (title) => {
        const slug = 'how-to-write-an-inquiry-that-is-answered-quickly';
        const id = await recordOf(calls.post.list, (post) => post['slug'] === slug);
        return call(calls.post.update, { id, body: { title } });
      },
    },
    'a banner': {
      path: '/worldwide',
      edit: async (title) => {
        const id = await recordOf(calls.banner.list, ({ pageSlug }) => pageSlug === 'worldwide');
        return call(calls.banner.update, { id, body: { title } });
      },
    },
    'an about page': {
      path: '/about',
      edit: async (title) => {
        const id = await recordOf(calls.about.list, ({ slug }) => slug === 'about');
        return call(calls.about.update, { id, body: { title } });
      },
    },
    'a policy': {
      path: '/privacy-policy',
      edit: (title) =>
        call(policyEndpoints.update, { query: { kind: 'privacy' }, body: { title } }),
    },
  };

describe('an edit is on the page within a second:', () => {
  it.each(Object.keys(edits))('%s', async (name) => {
    const { path, edit } = edits[name] ?? { path: '', edit: () => Promise.reject(new Error(name)) };
    const { get } = testSite(api);
    const words = `Fresh words of ${name}`;
    expect(await (await get(path)).text()).not.toContain(words);
    await edit(words);
    const start = performance.now();
    while (!(await (await get(path)).text()).includes(words)) {
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});
