import { siteRoutes } from 'contract';
import type { TestApi } from 'shared-ui/testing';
import { costOf } from '../testing/cost-of';
import { documentOf, origin, testSite } from '../testing/test-site';
import { vocabulary } from './vocabulary.fixture';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

type Node = Readonly<Record<string, unknown>>;

async function dataOf(path: string): Promise<Node[]> {
  const answer = await testSite(api).get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const page = await documentOf(answer);
  return [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );
}

const addressed = new Set(['@id', 'image', 'item', 'logo', 'mainEntityOfPage', 'sameAs', 'url']);
const moments = new Set(['dateModified', 'datePublished', 'endDate', 'startDate']);

/** What is wrong with a value, and with all that stands in it. */
function faults(value: unknown, key: string, where: string): string[] {
  if (Array.isArray(value)) {
    const within = value.flatMap((item, index) => faults(item, key, `${where}[${index}]`));
    return value.length === 0 ? [`${where} is an empty list`] : within;
  }
  if (isNode(value)) return nodeFaults(value, where);
  const text = String(value);
  if (value === null || value === undefined || text.trim() === '') return [`${where} is empty`];
  if (/\b(?:null|undefined|NaN)\b|\[object/.test(text)) return [`${where} says ${text}`];
  if (addressed.has(key) && !/^https?:\/\/[^/]+/.test(text)) return [`${where} is ${text}`];
  if (moments.has(key) && !/^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(text))
    return [`${where}: ${text}`];
  return [];
}

function nodeFaults(node: Node, where: string): string[] {
  const types = [node['@type'] ?? []].flat().map(String);
  const keys = Object.keys(node).filter((key) => !key.startsWith('@'));
  const isReference = types.length === 0 && keys.length === 0 && '@id' in node;
  const known = types.flatMap((type) => vocabulary[type] ?? []);
  const wrong = [
    ...(types.length === 0 && !isReference ? ['has no type'] : []),
    ...types.filter((type) => !vocabulary[type]).map((type) => `is a ${type}`),
    ...keys
      .filter((key) => !known.some(({ allowed }) => allowed.includes(key)))
      .map((key) => `cannot have ${key}`),
    ...known
      .flatMap(({ required }) => required)
      .filter((key) => !(key in node))
      .map((key) => `lacks ${key}`),
  ];
  return [
    ...wrong.map((fault) => `${where} (${types.join(', ')}) ${fault}`),
    ...Object.entries(node)
      .filter(([key]) => key !== '@type' && key !== '@context')
      .flatMap(([key, value]) => faults(value, key, `${where}.${key}`)),
  ];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function ofType(data: readonly Node[], type: string) {
  return data.filter((node) => [node['@type']].flat().includes(type));
}

/** A page of each kind, with the types of things that it is about. */
const pages: readonly [path: string, ...types: string[]][] = [
  [siteRoutes.home, 'WebSite', 'WebPage', 'Event'],
  [siteRoutes.categories, 'CollectionPage', 'BreadcrumbList'],
  ['/solvents/alcohols', 'CollectionPage', 'BreadcrumbList'],
  [siteRoutes.letterPage, 'CollectionPage', 'BreadcrumbList'],
  ['/alphabets/A', 'CollectionPage', 'BreadcrumbList'],
  ['/methanol', 'ItemPage', 'Product', 'MolecularEntity', 'BreadcrumbList'],
  [siteRoutes.blogs, 'CollectionPage', 'BreadcrumbList'],
  ['/blog/incoterms-2020-for-chemicals', 'WebPage', 'BlogPosting', 'BreadcrumbList'],
  [siteRoutes.about, 'AboutPage', 'BreadcrumbList'],
  [siteRoutes.worldwide, 'WebPage', 'BreadcrumbList'],
  [siteRoutes.careers, 'WebPage', 'JobPosting', 'BreadcrumbList'],
  [siteRoutes.contact, 'ContactPage', 'BreadcrumbList'],
  [siteRoutes.terms, 'WebPage', 'BreadcrumbList'],
];

describe('what a page says to programs', () => {
  it.each(pages)('is sound on %s', async (path, ...types) => {
    const data = await dataOf(path);
    expect(data.flatMap((node) => nodeFaults(node, path))).toEqual([]);
    expect(data.every((node) => node['@context'] === 'https://schema.org')).toBe(true);
    for (const type of ['Organization', ...types]) {
      expect([type, ofType(data, type).length > 0]).toEqual([type, true]);
    }
  });

  it('of a chemical names its substance as chemists do, and offers nothing at a price', async () => {
    const [methanol] = ofType(await dataOf('/methanol'), 'Product');
    expect(methanol).toMatchObject({
      '@type': ['Product', 'MolecularEntity'],
      '@id': `${origin}/methanol#chemical`,
      name: 'Methanol',
      image: `${origin}/api/product/getCard?slug=methanol`,
      molecularFormula: 'CH4O',
      inChI: 'InChI=1S/CH4O/c1-2/h2H,1H3',
      inChIKey: 'OKKJLVBELUTLKV-UHFFFAOYSA-N',
      smiles: 'CO',
      alternateName: expect.arrayContaining(['Methyl alcohol', 'Methylalkohol', '甲醇']),
      hasRepresentation: [`${origin}/methanol.svg`, `${origin}/methanol.mol`],
      identifier: expect.arrayContaining([
        { '@type': 'PropertyValue', propertyID: 'CAS', value: '67-56-1' },
      ]),
    });
    expect(methanol).not.toHaveProperty('offers');
  });

  it('of a listing counts the whole list and names what is shown', async () => {
    const [page] = ofType(await dataOf('/solvents/alcohols'), 'CollectionPage');
    expect(page).toMatchObject({
      '@id': `${origin}/solvents/alcohols`,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: expect.arrayContaining([
          expect.objectContaining({ name: 'Methanol', url: `${origin}/methanol` }),
        ]),
      },
    });
  });

  it('of the site tells where it is searched', async () => {
    const [site] = ofType(await dataOf('/'), 'WebSite');
    expect(site).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `${origin}${siteRoutes.search}?q={search_term_string}` },
      },
    });
  });

  it('is nothing of an address without a page', async () => {
    const page = await documentOf(await testSite(api).get('/nothing-here'));
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
  });
});

async function addressesIn(path: string): Promise<string[]> {
  const answer = await testSite(api).get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const parsed = new DOMParser().parseFromString(await answer.text(), 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return [...parsed.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '');
}

describe('the sitemap', () => {
  it('names its parts, and they every kind of page that is to be found', async () => {
    const parts = await addressesIn(siteRoutes.sitemap);
    expect(parts).toEqual([
      `${origin}/sitemap-pages.xml`,
      `${origin}/sitemap-articles.xml`,
      `${origin}/sitemap-chemicals-1.xml`,
    ]);
    const lists = await Promise.all(parts.map((part) => addressesIn(part.slice(origin.length))));
    const listed = lists.flat();
    expect(listed).toEqual(
      expect.arrayContaining(
        [
          '/',
          '/categories',
          '/solvents',
          '/solvents/alcohols',
          '/solvents/alcohols/c1-c4-alcohols',
          '/methanol',
          '/alphabets/A',
          '/blogs?category=safety-and-storage',
          '/blog/incoterms-2020-for-chemicals',
          '/about',
          '/privacy-policy',
        ].map((path) => origin + path),
      ),
    );
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('says when a chemical was changed last, and costs a query for a part of ten thousand', async () => {
    const { get } = testSite(api);
    const path = '/sitemap-chemicals-1.xml';
    const first = await get(path);
    expect(await first.text()).toMatch(
      /<url><loc>https:[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod><\/url>/,
    );
    expect(await costOf(api, () => get(path))).toBeLessThanOrEqual(1);
    expect(await costOf(api, () => get(siteRoutes.sitemap))).toBeLessThanOrEqual(1);
    const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
    expect((await get(path, known)).status).toBe(304);
  });

  it('has no part beyond the last, and says so when the catalogue cannot be read', async () => {
    const { get, statuses } = testSite(api);
    expect((await get('/sitemap-chemicals-2.xml')).status).toBe(404);
    expect((await get('/sitemap-chemicals-0.xml')).status).toBe(404);
    statuses.set('/api/product/getAddresses', 500);
    const answer = await get(siteRoutes.sitemap);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
  });
});

it('robots are told where the sitemap is and what to leave alone, not where staff work', async () => {
  const answer = await testSite(api).get(siteRoutes.robots);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const rules = (await answer.text()).split('\n');
  expect(rules[0]).toBe('User-agent: *');
  expect(rules).toContain('Disallow: /api/');
  expect(rules).toContain('Allow: /api/file/download/');
  expect(rules).toContain(`Disallow: ${siteRoutes.inquiryStatus}`);
  expect(rules).toContain(`Disallow: ${siteRoutes.offer}`);
  expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(rules.join('\n')).not.toMatch(/dashboard|login|-table/);
});

it('a card of a page says how large its picture is, and the page in which languages it can be had', async () => {
  const page = await documentOf(await testSite(api).get('/methanol'));
  const content = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
  expect(content('og:locale')).toBe('en_GB');
  const alternates = [...page.querySelectorAll('link[rel="alternate"][hreflang]')];
  expect(
    alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  ).toEqual([
    ['en', `${origin}/methanol`],
    ['x-default', `${origin}/methanol`],
  ]);
  expect(page.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(
    '/feed.xml',
  );
});
