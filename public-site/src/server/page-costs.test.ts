import { type Endpoint, pathOf } from 'contract';
import { aboutUs, banners, blogs, menuItems, policyEndpoints } from 'contract/content';
import type { TestApi } from 'shared-ui/testing';
import { testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

/** A page of each kind. */
const pages: readonly [kind: string, path: string][] = [
  ['the first page', '/'],
  ['all categories', '/categories'],
  ['a category', '/solvents'],
  ['a subcategory', '/solvents/alcohols'],
  [
    'a sub-subcategory, sorted and filtered',
    '/solvents/alcohols/c1-c4-alcohols?sort=-name&grade=AR',
  ],
  ['a search', '/search?q=acid&grade=AR&page=1'],
  ['the empty search', '/search'],
  ['the form for a number', '/products/code'],
  ['a chemical', '/methanol'],
  ['all letters', '/alphabetsbaseCategory'],
  ['a letter', '/alphabets/A'],
  ['a letter by the other address', '/alphabetsbaseCategory?alphabet=B'],
  ['all posts', '/blogs'],
  ['the posts of a category', '/blogs?category=safety-and-storage'],
  ['a post', '/blog/how-to-write-an-inquiry-that-is-answered-quickly'],
  ['the feed', '/feed.xml'],
  ['about us', '/about'],
  ['the introduction', '/introduction'],
  ['vision and mission', '/vision-mission'],
  ['all places', '/worldwide'],
  ['a search by facts', '/advance-search?q=sodium&massTo=100'],
  ['a search by facts without words', '/advance-search?category=solvents/alcohols&formula=C2H6O'],
  ['a search by structure', '/advance-search?by=structure'],
  ['a structure in the address', '/advance-search?structure=CCO&mode=similarity'],
  ['careers', '/careers'],
  ['contact', '/contact-us'],
  ['an inquiry', '/inquiry?add=methanol&add=acetone&want=Rare+dye'],
  ['the reading of a list', '/inquiry/list'],
  ['the privacy policy', '/privacy-policy'],
  ['the terms', '/terms-and-conditions'],
];

describe('a page that was seen before costs at most three queries:', () => {
  it.each(pages)('%s', async (_kind, path) => {
    const { get } = testSite(api);
    expect((await get(path)).status).toBe(200);
    expect(await api.countStatements(() => get(path))).toBeLessThanOrEqual(3);
  });

  it('of which every one is counted', async () => {
    const { get } = testSite(api);
    expect(await api.countStatements(() => get('/methanol'))).toBeGreaterThan(0);
  });

  it('an address without a page', async () => {
    const { get } = testSite(api);
    expect((await get('/nothing-here')).status).toBe(404);
    expect(await api.countStatements(() => get('/nothing-here'))).toBeLessThanOrEqual(3);
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
