import { type AnyResource } from 'contract';
import { categories, subCategories } from 'contract/catalog';
import {
  blogCategories,
  blogEndpoints,
  blogs,
  careerInfoEndpoints,
  mediaEndpoints,
  navigationLinks,
  Social,
} from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { allResources } from 'contract/endpoints';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { FieldValues } from '../repository/field-values';
import { inTransaction } from '../repository/in-transaction';
import type { ResourceTable } from '../repository/resource-table';
import { addManyWithin } from '../repository/write-batch';
import { parseNew, unwrapAll, updateRecord } from '../repository/write';
import { sanitizeRichText } from '../kernel/rich-text';
import { bearer } from '../testing/bearer';
import { type CallRequest, callAs, unique } from '../testing/describe-resource-routes';
import { formOf } from '../testing/form-of';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { system } from '../kernel/viewer';
import { hostileDrawings, hostileHtml, hostileLinks, hostileNames } from './hostile.fixture';
import { lively } from './inert-html.fixture';

let api: TestApi;
const ids = { category: '', subCategory: '', blogCategory: '' };
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  ids.category = await add(categories, { name: unique() });
  ids.subCategory = await add(subCategories, { name: unique(), categoryId: ids.category });
  ids.blogCategory = await add(blogCategories, { name: unique() });
});
afterAll(() => api.close());

type Call = Parameters<typeof callAs>[1];
const staff = (endpoint: Call, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async ({ endpoints }: AnyResource, body: object): Promise<string> =>
  (await staff(endpoints.add, { body })).answer.data._id;

/** What a record needs beside its title and formatted texts. */
const needed: Readonly<Record<string, () => object>> = {
  category: () => ({}),
  subCategory: () => ({ categoryId: ids.category }),
  subSubCategory: () => ({ subCategoryId: ids.subCategory }),
  chemical: () => ({}),
  blog: () => ({ categoryId: ids.blogCategory }),
  aboutUs: () => ({ slug: unique() }),
  event: () => ({ startsAt: '2027-03-02T09:00:00.000Z' }),
  policy: () => ({}),
  careerInfo: () => ({}),
};

const isHtml = ([, { format }]: [string, { format: string | undefined }]) => format === 'html';
const every: readonly AnyResource[] = allResources;
const rich = every
  .map((resource) => ({
    name: resource.name,
    resource,
    fields: Object.entries(resource.fields)
      .filter(isHtml)
      .map(([field]) => field),
  }))
  .filter(({ fields }) => fields.length > 0);

test('what the payloads are judged by sees through nearly all of them', () => {
  const missed = hostileHtml.filter((payload) => lively(payload).length === 0);
  expect(missed).toEqual(['\\";alert(1);//']);
  expect(lively('<h2>A</h2><p>1 &lt; 2, <a href="/x" rel="noopener">x</a><br /></p>')).toEqual([]);
  expect(rich.map(({ name }) => name).toSorted()).toEqual(Object.keys(needed).toSorted());
});

describe.each(rich)('formatted texts of $name', ({ resource, name, fields }) => {
  const title = (place: number) =>
    `<b onclick="x()">${place}</b> & "${unique()}" {{7*7}} javascript:x`;
  const bodyOf = (payload: string, place: number) => ({
    ...needed[name]?.(),
    [resource.title]: title(place),
    ...Object.fromEntries(fields.map((field) => [field, `x ${payload}`])),
  });

  test('are inert however they are written, and plain texts stay as they are', async () => {
    const bodies = hostileHtml.map(bodyOf);
    const stored = await written(resource, bodies);
    const alive = stored.flatMap((record, place) =>
      fields.flatMap((field) => {
        const found = lively(String(record[field]));
        const isStable = sanitizeRichText(String(record[field])) === record[field];
        return found.length > 0 || !isStable ? [{ payload: hostileHtml[place], field, found }] : [];
      }),
    );
    expect(alive).toEqual([]);
    expect(stored.map((record) => record[resource.title])).toEqual(
      bodies.map((body) => Object(body)[resource.title]),
    );
  });
});

/** The records as they are stored: added in one batch, or one changed again and again where none is added. */
async function written(resource: AnyResource, bodies: readonly object[]): Promise<FieldValues[]> {
  const { database, tables } = api.services;
  const table = tables.get(resource.name);
  if (!table) throw new Error(`${resource.name} has no table`);
  const context = { database, tables, table, viewer: system };
  if (resource.endpoints.add) {
    const given = await Promise.all(bodies.map((body) => parseNew(table, body)));
    return unwrapAll(await inTransaction(database, (work) => addManyWithin(work, context, given)));
  }
  const id = await anyId(table);
  const records: FieldValues[] = [];
  for (const body of bodies) records.push(await updateRecord(context, id, body));
  return records;
}

async function anyId({ table }: ResourceTable): Promise<string> {
  const { rows } = await sql<{ _id: string }>`
    select _id from ${sql.table(table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}
    limit 1`.execute(api.services.database);
  return rows[0]?._id ?? '';
}

test('descriptions of openings are inert', async () => {
  for (let from = 0; from < hostileHtml.length; from += 50) {
    const payloads = hostileHtml.slice(from, from + 50);
    const openings = payloads.map((payload) => ({ title: '<b>x</b>', description: payload }));
    const { status } = await staff(careerInfoEndpoints.update, { body: { openings } });
    const shown = (await callAs(api, careerInfoEndpoints.get)).answer.data.openings;
    expect([status, shown.length]).toEqual([200, payloads.length]);
    for (const { title, description } of shown) {
      expect([title, lively(description ?? '')]).toEqual(['<b>x</b>', []]);
    }
  }
});

test('a post of all payloads at once is inert for visitors; of nothing that may stay, it is refused', async () => {
  const post = { categoryId: ids.blogCategory, status: 'published' };
  const content = hostileHtml.join('\n');
  const { answer } = await staff(blogs.endpoints.add, { body: { ...post, title: 'All', content } });
  const seen = await callAs(api, blogEndpoints.bySlug, { query: { slug: answer.data.slug } });
  expect(seen.answer.data.content.length).toBeGreaterThan(100);
  expect(lively(seen.answer.data.content)).toEqual([]);
  for (const nothing of [
    '<script>alert(1)</script>',
    '\u0000',
    '<svg onload=alert(1)>',
    '\ud800',
  ]) {
    const body = { ...post, title: unique(), content: nothing };
    expect(await staff(blogs.endpoints.add, { body })).toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'content' }] },
    });
  }
});

const linkName = /(?:url|href|link|website|path)$/i;
const links: readonly { at: string; schema: z.ZodType }[] = [
  { at: 'contactInfo.socials', schema: Social.shape.url },
  ...allResources.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([field, { presence }]) => linkName.test(field) && presence !== 'computed')
      .map(([field, { schema }]) => ({ at: `${name}.${field}`, schema })),
  ),
];

/** Where a website was typed without its scheme, it has one when it is kept. */
const isSecure = (address: unknown) =>
  typeof address === 'string' && ['http:', 'https:'].includes(new URL(address).protocol);

test('no link takes an address that would run or lead elsewhere unseen', async () => {
  expect(links.map(({ at }) => at).toSorted()).toEqual([
    'banner.ctaHref',
    'contactInfo.socials',
    'customer.website',
    'event.url',
    'mailAccount.authorizationUrl',
    'mailAccount.tokenUrl',
    'menuItem.path',
    'navigationLink.url',
    'slide.ctaHref',
    'supplier.website',
  ]);
  const taken = links.flatMap(({ at, schema }) =>
    hostileLinks
      .map((link) => ({ at, link, taken: schema.safeParse(link).data }))
      .filter((one) => one.taken !== undefined && !isSecure(one.taken)),
  );
  expect(taken).toEqual([]);
  for (const url of hostileLinks) {
    const { status } = await staff(navigationLinks.endpoints.add, { body: { label: 'x', url } });
    expect([url, status]).toEqual([url, 422]);
  }
});

const download = (name: string) => api.inject({ url: `/api/file/download/${name}` });

test.each(hostileDrawings)(
  'an SVG with %s is refused, or served without it and sandboxed',
  async (content) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}<path d="M1 1"/></svg>`;
    const form = formOf({ file: { name: 'x.svg', bytes: Buffer.from(svg) } });
    const sent = await api.inject({
      method: 'POST',
      url: `/api/${fileEndpoints.add.path}?audience=everyone`,
      payload: form.payload,
      headers: { ...form.headers, ...bearer(api.adminToken) },
    });
    if (sent.statusCode === 422) return;
    expect(sent.statusCode).toBe(201);
    const { body, headers } = await download(sent.json().data.name);
    expect(body).toContain('d="M1 1"');
    expect(body).not.toMatch(
      /<(?:\w+:)?(?:script|foreignObject|iframe|style|a|image|feImage|animate|set|handler|metadata)\b/i,
    );
    expect(body).not.toMatch(/\son\w+\s*=|javascript:|data:|evil\.example|url\((?!#)/i);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-content-type-options': 'nosniff',
    });
  },
);

test.each([...hostileNames, 'a\r\nset-cookie: jwt=x.pdf'])(
  'a file called %j stays one file with one header',
  async (originalName) => {
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF');
    const storedFile = await api.services.files.store(
      { bytes, originalName },
      { visibility: 'public', viewer: system },
    );
    const { statusCode, headers } = await download(storedFile.name);
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''(?:[\w.!~-]|%[\dA-F]{2})+$/,
    );
    const { answer } = await staff(mediaEndpoints.get, { id: storedFile._id });
    expect(answer.data.originalName).not.toMatch(/[\u0000-\u001f/\\]/);
  },
);
