import { type AnyResource, type Endpoint, pathOf } from 'contract';
import {
  categories,
  categoryEndpoints,
  chemicalTypes,
  chemicals,
  subCategories,
  subSubCategories,
  units,
} from 'contract/catalog';
import {
  aboutUs,
  banners,
  blogCategories,
  blogs,
  careerInfoEndpoints,
  catalogues,
  companyEndpoints,
  contactInfos,
  events,
  menuItems,
  metas,
  navigationLinks,
  policyEndpoints,
  slides,
  worldwide,
} from 'contract/content';
import { translationEndpoints } from 'contract/record';
import type { TestApi } from 'shared-ui/testing';
import { examplePages } from '../testing/example-pages';
import { testSite } from '../testing/test-site';

let api: TestApi;
/** The site as it runs, and one whose API has no response from before the last write. */
let site: ReturnType<typeof testSite>;
let uncached: ReturnType<typeof testSite>;
let written = 0;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
  await call(companyEndpoints.update, { body: { siteLanguages: ['de'] } });
  site = testSite(api);
  uncached = testSite({
    inject: (request) => api.inject({ ...request, url: spelt(request.url, written) }),
  });
});
afterAll(() => api.close());

/** The same call under an address of this number alone: the letters of its path are escaped by the number's bits. */
function spelt(url: string, number: number): string {
  const start = '/api/'.length;
  const [path = '', ...query] = url.slice(start).split('?');
  let rest = number;
  const escaped = path.replaceAll(/[a-z]/g, (letter) => {
    const isEscaped = rest % 2 === 1;
    rest = Math.floor(rest / 2);
    return isEscaped ? `%${letter.charCodeAt(0).toString(16)}` : letter;
  });
  const separators = rest === 0 ? '' : '&'.repeat(rest);
  return [`${url.slice(0, start)}${escaped}`, `${query.join('?')}${separators}`].join('?');
}

interface Sent {
  id?: string;
  query?: Record<string, string>;
  body?: object;
}

async function call(endpoint: Endpoint, { id, query = {}, body }: Sent = {}) {
  const parameters = { ...query, ...(endpoint.idIn === 'query' && id !== undefined && { id }) };
  const answer = await api.inject({
    method: endpoint.method,
    url: `/api/${pathOf(endpoint, id)}?${new URLSearchParams(parameters)}`,
    headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/json' },
    ...(body && { payload: JSON.stringify(body) }),
  });
  if (answer.statusCode !== endpoint.status) throw new Error(`${endpoint.name}: ${answer.body}`);
  return JSON.parse(answer.body).data;
}

async function chemicalAt(slug: string): Promise<string> {
  const { body } = await api.inject({
    method: 'GET',
    url: `/api/product/getBySlug?slug=${slug}`,
    headers: {},
  });
  return JSON.parse(body).data._id;
}

const { add, update, remove } = chemicals.endpoints;
const changed = (slug: string, body: object) => async () =>
  call(update, { id: await chemicalAt(slug), body });

/** Writes a text of the first record. */
function edited(resource: AnyResource, field: string, text = 'Edited') {
  return async () => {
    const { list, update: change } = resource.endpoints;
    if (!list || !change) throw new Error(resource.name);
    const [first] = await call(list, { query: { pageSize: '1' } });
    return call(change, { id: first._id, body: { [field]: text } });
  };
}

/** Writes a text of the first record in German. */
function translated(resource: AnyResource, field: string) {
  return async () => {
    const { list } = resource.endpoints;
    if (!list) throw new Error(resource.name);
    const [first] = await call(list, { query: { pageSize: '1' } });
    await inGerman(resource, first._id, field);
  };
}

function inGerman({ name }: AnyResource, id: string, field: string) {
  const texts = { [field]: { text: `Auf Deutsch ${written}` } };
  return call(translationEndpoints.write, { id, body: { resource: name, language: 'de', texts } });
}

/** The categories as staff ordered them. */
async function levels() {
  const { body } = await api.inject({
    method: 'GET',
    url: `/api/${categoryEndpoints.tree.path}`,
    headers: {},
  });
  return JSON.parse(body);
}

const solvents = async () =>
  (await levels()).find(({ slug }: { slug: string }) => slug === 'solvents');

/** Of each kind that staff make; in this order, as later ones build on earlier ones. */
const writes: Readonly<Record<string, () => Promise<unknown>>> = {
  'a text of a chemical': changed('methanol', { appearance: 'Clear, colourless' }),
  'a text in lists of chemicals': changed('methanol', { purity: '99.97 %' }),
  'a name': changed('methanol', { name: 'A methanol' }),
  'a synonym': changed('acetone', { synonyms: ['Wood acid'] }),
  'a flash point': changed('acetone', { flashPoint: 70 }),
  'a grade': changed('acetone', { grades: ['AR', 'LR'] }),
  'a structure': changed('acetone', {
    smiles: 'CCC(C)=O',
    formula: null,
    molecularWeight: null,
    inchiKey: null,
    casNumber: null,
  }),
  'a chemical on the home page': async () => {
    const [{ slug }] = await call(chemicals.endpoints.list, { query: { featured: 'true' } });
    return changed(slug, { featured: false })();
  },
  'an address': changed('acetone', { slug: 'an-acetone' }),
  'a chemical that is withdrawn': changed('an-acetone', { status: 'draft' }),
  'a new chemical': async () => {
    const { categoryId, subCategoryId } = await call(chemicals.endpoints.get, {
      id: await chemicalAt('methanol'),
    });
    return call(add, {
      body: { name: 'Abacid', status: 'published', featured: true, categoryId, subCategoryId },
    });
  },
  'a chemical in another category': async () => {
    const { _id: categoryId } = (await levels()).at(-1);
    const body = { categoryId, subCategoryId: null, subSubCategoryId: null };
    return changed('abacid', body)();
  },
  'a chemical in the trash': async () => call(remove, { id: await chemicalAt('abacid') }),
  'a category': async () => {
    const { _id: id } = await solvents();
    return call(categories.endpoints.update, { id, body: { name: 'Edited' } });
  },
  'a subcategory': async () => {
    const [{ _id: id }] = (await solvents()).subCategories;
    return call(subCategories.endpoints.update, { id, body: { name: 'Edited below' } });
  },
  'a sub-subcategory': async () => {
    const [{ subSubCategory }] = (await solvents()).subCategories;
    const body = { name: 'Edited further below' };
    return call(subSubCategories.endpoints.update, { id: subSubCategory[0]._id, body });
  },
  'a type of chemicals': edited(chemicalTypes, 'name'),
  'a unit': edited(units, 'symbol', 'drm'),
  'a post': async () => {
    const query = { pageSize: '100', sort: '-publishedAt', status: 'published' };
    const body = { title: 'Edited' };
    for (const { _id: id } of await call(blogs.endpoints.list, { query }))
      await call(blogs.endpoints.update, { id, body });
  },
  'a category of posts': edited(blogCategories, 'name'),
  'a banner': edited(banners, 'title'),
  'an about page': edited(aboutUs, 'title'),
  'a catalogue': edited(catalogues, 'title'),
  'a contact address': edited(contactInfos, 'label'),
  'an event': edited(events, 'title'),
  'a menu item': edited(menuItems, 'title'),
  'a link in the footer': edited(navigationLinks, 'label'),
  'a slide': edited(slides, 'title'),
  'a place': edited(worldwide, 'name'),
  'page meta': edited(metas, 'metaTitle'),
  'the company': () => call(companyEndpoints.update, { body: { name: 'Edited Ltd' } }),
  'the careers page': () => call(careerInfoEndpoints.update, { body: { headline: 'Edited' } }),
  'a policy': () =>
    call(policyEndpoints.update, { query: { kind: 'privacy' }, body: { title: 'Edited' } }),
  'a category in German': async () => inGerman(categories, (await solvents())._id, 'name'),
  'a category in German again': async () => inGerman(categories, (await solvents())._id, 'name'),
  'a text of a chemical in German': async () =>
    inGerman(chemicals, await chemicalAt('methanol'), 'description'),
  'a type of chemicals in German': translated(chemicalTypes, 'name'),
  'a menu item in German': translated(menuItems, 'title'),
  'a link in the footer in German': translated(navigationLinks, 'label'),
  'an about page in German': translated(aboutUs, 'title'),
  'a slide in German': translated(slides, 'title'),
  'page meta in German': translated(metas, 'metaTitle'),
  'a post in German': async () => {
    const query = { pageSize: '100', sort: '-publishedAt', status: 'published' };
    for (const { _id: id } of await call(blogs.endpoints.list, { query }))
      await inGerman(blogs, id, 'title');
  },
};

/** Pages in the default language, and some in another. */
const pages = [
  ...examplePages,
  ...['', '/categories', '/solvents', '/methanol', '/uses/solvent', '/blogs', '/about'].map(
    (path) => `/de${path}`,
  ),
];

/** What a page shows, without what differs from one copy of a form to the next. */
async function shownBy({ get }: typeof site, path: string): Promise<string> {
  const [address = '', query] = path.split('?');
  const asked = `/site/data${address === '/' ? '/' : address}${query === undefined ? '' : `?${query}`}`;
  const text = await (await get(asked)).text();
  return text.replaceAll(/"(token|key)":"[^"]+"/g, '"$1":""');
}

async function all(of: typeof site): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  for (const path of pages) shown[path] = await shownBy(of, path);
  return shown;
}

describe('every page shows at once', () => {
  let before: Record<string, string> = {};
  beforeAll(async () => {
    before = await all(site);
  });

  it.each(Object.keys(writes))('%s', async (name) => {
    await writes[name]?.();
    written += 1;
    const [now, expected] = [await all(site), await all(uncached)];
    const stale = pages.filter((path) => now[path] !== expected[path]);
    const affected = pages.filter((path) => now[path] !== before[path]);
    before = now;
    expect({ stale, isSeen: affected.length > 0 }).toEqual({ stale: [], isSeen: true });
  });
});

describe('a write to one chemical', () => {
  const others = [
    '/',
    '/categories',
    '/contact-us',
    '/copper-ii-sulfate-pentahydrate',
    '/alphabetsbaseCategory?alphabet=B',
    '/search?q=acid&grade=AR&page=1',
    '/advance-search',
    '/blogs',
    '/about',
  ];
  // Written by no case above: the first page reads the first chemical by name, which may be one of those.
  const slug = 'toluene';

  it('leaves the pages that do not show it', async () => {
    const readAgain = async () => {
      site.views.length = 0;
      for (const path of [...others, `/${slug}`]) await shownBy(site, path);
      return site.views.filter(({ isCached }) => !isCached).map(({ kind }) => kind);
    };
    // Reads end with time as well, which a slow machine takes for the first round.
    while ((await readAgain()).length > 0);
    await changed(slug, { appearance: `Clear at ${Date.now()}` })();
    expect(await readAgain()).toEqual(['chemical']);
  });
});
