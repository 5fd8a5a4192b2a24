import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { siteRoutes } from 'contract';
import {
  aboutUs,
  banners,
  blogCategories,
  blogEndpoints,
  blogs,
  careerInfo,
  careerInfoEndpoints,
  catalogues,
  companyLogos,
  contactInfos,
  events,
  mediaEndpoints,
  navigationLinks,
  policies as policyResource,
  policyEndpoints,
  slides,
  whatsAppInfos,
  worldwide,
} from 'contract/content';
import { z } from 'zod';
import { plainText } from 'api/plain-text';
import { prepareUpload } from 'api/prepare-upload';
import { sanitizeRichText } from 'api/rich-text';
import { callAs, type CallRequest, newRecord, startTestApi, type TestApi } from 'api/testing';
import { contentFiles } from './content-files';
import { sampleDocuments } from './samples/sample-documents';
import { contentRecords } from './content-records';
import categories from './data/categories.json';
import chemicals from './data/chemicals.json';
import { aboutPages } from './data/content/about-pages';
import { articles } from './data/content/articles/all-articles';
import blogCategoriesFile from './data/content/blog-categories.json';
import { careers } from './data/content/careers';
import { events as demoEvents } from './data/content/events';
import { policies } from './data/content/policies';
import { timesOfDemo } from './demo-times';
import { FictionalPhone } from './fictional-phone.fixture';
import { demoCompany } from './demo-company';
import { toBlog } from './to-blog';

const timeOf = timesOfDemo(new Date());
const anyId = '00000000-0000-7000-8000-000000000000';
const files = contentFiles;
const keys = new Set(files.map(({ key }) => key));
const used = new Set<string>();
const file = (key: string) => {
  used.add(key);
  return `${anyId}.jpg`;
};
const batches = contentRecords({ file, timeOf });

const formatted = [
  ...articles.map(({ slug, content }) => [slug, content] as const),
  ...aboutPages.map(({ slug, content }) => [slug, content] as const),
  ...policies.map(({ kind, content }) => [kind, content] as const),
  ...demoEvents.map(({ slug, description }) => [slug, description] as const),
  ...careers.page.openings.map(({ title, description }) => [title, description] as const),
  ['careers', careers.page.introduction] as const,
];

test.each(formatted)('nothing of %s is cut by the allow-list', (...[, html]) => {
  expect(sanitizeRichText(html)).toBe(html.trim());
});

test('links within texts lead to pages of the site that are there', () => {
  const pages = new Set<string>([
    ...Object.values(siteRoutes),
    ...articles.map(({ slug }) => `/blog/${slug}`),
    ...categories.map(({ slug }) => `/${slug}`),
  ]);
  const texts = formatted.map(([, html]) => html).join('');
  const linked = [...texts.matchAll(/href="(\/[^"]*)"/g)].flatMap(([, path]) => path ?? []);
  const listed = batches.flatMap(({ records }) =>
    records.flatMap(({ url, ctaHref }) => [url, ctaHref].filter((link) => link !== undefined)),
  );
  const inside = listed.map(String).filter((link) => link.startsWith('/'));
  expect(inside.length).toBeGreaterThan(15);
  expect([...linked, ...inside].filter((path) => !pages.has(path))).toEqual([]);
});

test('the resources take every record as it is, and every upload is used once it is drawn', () => {
  for (const { resource, records } of batches) {
    for (const record of records)
      expect(newRecord(resource, record)).toMatchObject(trimmed(record));
  }
  const parsed = careerInfo.update.parse({ ...careers.page, image: file('careers') });
  expect(parsed).toMatchObject({
    ...careers.page,
    introduction: careers.page.introduction.trim(),
    openings: careers.page.openings.map(trimmed),
  });
  for (const { kind: _kind, ...policy } of policies) policyResource.update.parse(policy);
  for (const { slug } of articles) file(`blog/${slug}`);
  for (const { key } of sampleDocuments) file(key);
  expect(keys.size).toBe(files.length);
  expect([...used].toSorted()).toEqual([...keys].toSorted());
});

describe.each(articles)('the article $slug', (article) => {
  const words = plainText(article.content).split(/\s+/).filter(Boolean).length;

  test('has a length, a shape and sources', () => {
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1100);
    expect(article.content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(article.content).toMatch(/<h2>Sources<\/h2>\n<ul>\n(?:<li>.+<\/li>\n)+<\/ul>\n$/);
    expect(article.content).not.toMatch(/<h1|<img|http:/);
    expect(article.metaTitle.length).toBeLessThanOrEqual(60);
    expect(article.metaDescription.length).toBeLessThanOrEqual(160);
  });

  test('is taken by the resource, and names published chemicals of the catalogue alone', () => {
    const published = chemicals.filter(({ status }) => status === 'published');
    const chemicalIds = new Map(published.map(({ casNumber }) => [casNumber, anyId]));
    const categoryIds = new Map(blogCategoriesFile.map(({ slug }) => [slug, anyId]));
    const input = toBlog(
      { ...article, chemicals: article.chemicals.slice(0, 1) },
      { ids: { chemicalIds, categoryIds }, timeOf, image: `${anyId}.jpg` },
    );
    expect(newRecord(blogs, input)).toMatchObject({
      ...input,
      content: article.content.trim(),
    });
    expect(article.chemicals.filter((number) => !chemicalIds.has(number))).toEqual([]);
    expect(new Set(article.chemicals).size).toBe(article.chemicals.length);
  });
});

test('ten articles came out over the past year, one is scheduled within ten days, one is a draft', () => {
  const days = articles.map(({ day }) => day);
  const out = days.filter((day) => day !== null && day < 0);
  expect(out).toEqual(out.toSorted((one, other) => Number(one) - Number(other)));
  expect([out.length, Math.min(...out.map(Number)) > -365]).toEqual([10, true]);
  expect(days.filter((day) => day !== null && day > 6 && day < 10)).toHaveLength(1);
  expect(days.filter((day) => day === null)).toHaveLength(1);
});

test('nobody is reached by a telephone or an address of the demo content', () => {
  const text = JSON.stringify([batches, formatted]);
  const numbers = text.match(/\+\d{8,15}/g) ?? [];
  expect(numbers.length).toBeGreaterThan(5);
  for (const number of numbers) FictionalPhone.parse(number);
  const addresses = text.match(/[\w.-]+@[\w.-]+\w|https?:\/\/[^\s"\\/]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !/[@./]example\.com$/.test(address))).toEqual([]);
});

test('policies say first that they are to be replaced', () => {
  expect(policies.map(({ kind }) => kind)).toEqual(['privacy', 'terms', 'imprint']);
  for (const { content } of policies) expect(content).toMatch(/^<p><strong>This is a demo/);
});

test('each file is used, and is accepted as staff’s uploads are', async () => {
  const folder = join(import.meta.dirname, '../files');
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const present = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  expect(present.toSorted()).toEqual([...new Set(files.map(({ file }) => file))].toSorted());
  const mimes = { webp: 'image/webp', svg: 'image/svg+xml', pdf: 'application/pdf' };
  for (const originalName of present) {
    const bytes = await readFile(join(folder, originalName));
    const { mime } = await prepareUpload({ originalName, bytes });
    expect(new Map(Object.entries(mimes)).get(originalName.split('.').at(-1) ?? '')).toBe(mime);
  }
});

describe('after the first start', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
  });
  afterAll(() => api.close());

  const call = async (endpoint: Parameters<typeof callAs>[1], request: CallRequest = {}) =>
    (await callAs(api, endpoint, request)).answer;

  test('visitors see everything that is out', async () => {
    const counted = [
      [blogCategories, 4],
      [blogs, 10],
      [aboutUs, 5],
      [banners, 5],
      [slides, 4],
      [worldwide, 8],
      [events, 3],
      [catalogues, 2],
      [companyLogos, 3],
      [contactInfos, 3],
      [navigationLinks, 14],
      [whatsAppInfos, 1],
    ] as const;
    for (const [{ name, endpoints }, wanted] of counted) {
      expect([name, (await call(endpoints.list)).total]).toEqual([name, wanted]);
    }
    const { data } = await call(careerInfoEndpoints.get);
    expect(data.openings).toHaveLength(4);
    for (const { kind, title } of policies) {
      const policy = await call(policyEndpoints.get, { query: { kind } });
      expect(policy.data).toMatchObject({
        title,
        version: 2,
        effectiveFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    }
  });

  test('articles have the dates at which they came out, and the two others are staff’s', async () => {
    const { data } = await call(blogEndpoints.latest);
    const newest = articles.findLast(({ day }) => day !== null && day < 0);
    expect(data.slug).toBe(newest?.slug);
    expect(data.createdAt).toBe(data.publishedAt);
    expect(data.relatedChemicalIds).toHaveLength(newest?.chemicals.length ?? 0);
    const token = api.adminToken;
    const scheduled = await call(blogs.endpoints.list, { token, query: { scheduled: true } });
    const drafts = await call(blogs.endpoints.list, { token, query: { status: 'draft' } });
    expect([scheduled.total, drafts.total]).toEqual([1, 1]);
  });

  test('every upload is in use, for everybody but documents on request, and says what it shows', async () => {
    const pageOf = (page: number) =>
      call(mediaEndpoints.list, { token: api.adminToken, query: { page, pageSize: 100 } });
    const data = (await Promise.all([1, 2].map(pageOf))).flatMap((one) => one.data);
    const Media = z.array(
      z.object({
        kind: z.string(),
        audience: z.string(),
        alt: z.string().nullable(),
        uses: z.int(),
      }),
    );
    const uploads = Media.parse(data);
    expect(uploads).toHaveLength(files.length);
    expect(uploads.filter(({ uses }) => uses !== 1)).toEqual([]);
    const onRequest = sampleDocuments.filter(({ input }) => input['access'] === 'request');
    const forStaff = uploads.filter(({ audience }) => audience !== 'everyone');
    expect(forStaff).toHaveLength(onRequest.length);
    expect(uploads.filter(({ kind, alt }) => kind === 'image' && !alt)).toEqual([]);
  });

  test('another start adds nothing', async () => {
    const countOf = async () => {
      const { database } = api.services;
      const all = database.fn.countAll<number>().as('count');
      const records = await database.selectFrom('audit').select(all).executeTakeFirstOrThrow();
      const uploads = await database.selectFrom('file').select(all).executeTakeFirstOrThrow();
      return [records.count, uploads.count];
    };
    const before = await countOf();
    expect(await demoCompany.load(api.services)).toBe(false);
    expect(await countOf()).toEqual(before);
  });
});

/** As texts are stored. */
function trimmed(record: object): object {
  const entries = Object.entries(record).map(([name, value]) => {
    return [name, typeof value === 'string' ? value.trim() : value];
  });
  return Object.fromEntries(entries);
}
