import { type AnyResource, type Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import {
  aboutUs,
  aboutUsEndpoints,
  bannerEndpoints,
  banners,
  blogCategories,
  blogEndpoints,
  blogs,
  careerInfoEndpoints,
  companyLogos,
  contactInfos,
  events,
  navigationLinkEndpoints,
  navigationLinks,
  policyEndpoints,
  slideEndpoints,
  slides,
} from 'contract/content';
import { recordEndpoints } from 'contract/record';
import { SignJWT } from 'jose';
import { storePicture } from './stored-files.fixture';
import { type CallRequest, callAs, unique } from '../testing/describe-resource-routes';
import { clockAlone } from '../testing/fake-clock';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { unknownId } from '../testing/unknown-id';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const staff = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const see = (endpoint: Endpoint | undefined, query: CallRequest['query'] = {}) =>
  callAs(api, endpoint, { query });
const add = async ({ endpoints }: Pick<AnyResource, 'endpoints'>, body: object) =>
  (await staff(endpoints.add, { body })).answer.data;
const idsOf = ({ answer }: { answer: { data: { _id: string }[] } }) =>
  answer.data.map(({ _id }) => _id);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('posts', () => {
  let categoryId = '';
  beforeAll(async () => {
    categoryId = (await add(blogCategories, { name: unique() }))._id;
  });
  const post = (fields: object = {}) =>
    add(blogs, { title: unique(), content: '<p>x</p>', categoryId, ...fields });
  const published = (days: number) => post({ status: 'published', publishedAt: inDays(days) });
  const linkTo = async (id: string) => {
    const { path } = (await staff(blogEndpoints.preview, { id })).answer.data;
    const { pathname, searchParams } = new URL(path, 'https://chem.example');
    return { pathname, preview: searchParams.get('preview') ?? '' };
  };

  test('that are drafts, or whose time has not come, no public call answers', async () => {
    const out = [await published(-2), await published(-1)];
    const hidden = [await post(), await published(1)];
    const ofCategory = await see(blogEndpoints.ofCategory, { categoryId });
    expect(idsOf(ofCategory)).toEqual([out[1]._id, out[0]._id]);
    expect((await see(blogEndpoints.latest)).answer.data._id).toBe(out[1]._id);
    expect(idsOf(await see(blogEndpoints.allButLatest))).toEqual([out[0]._id]);
    expect(idsOf(await see(blogs.endpoints.list))).toEqual([out[1]._id, out[0]._id]);
    for (const { _id: id, slug, title } of hidden) {
      expect((await see(blogEndpoints.bySlug, { slug })).status).toBe(404);
      expect((await callAs(api, blogs.endpoints.get, { id })).status).toBe(404);
      expect((await see(blogs.endpoints.list, { search: title })).answer.total).toBe(0);
    }
    for (const filter of [{ status: 'draft' }, { scheduled: true }]) {
      expect((await see(blogs.endpoints.list, filter)).status).toBe(400);
    }
    const scheduled = await staff(blogs.endpoints.list, { query: { scheduled: true } });
    expect(idsOf(scheduled)).toEqual([hidden[1]._id]);
  });

  test('are found by a chemical that they name', async () => {
    const chemicalId = (await add(chemicals, { name: unique(), status: 'published' }))._id;
    const related = { relatedChemicalIds: [chemicalId], status: 'published' };
    const named = await post({ ...related, publishedAt: inDays(-9) });
    await post({ ...related, publishedAt: inDays(9) });
    expect(idsOf(await see(blogs.endpoints.list, { chemicalId }))).toEqual([named._id]);
  });

  test('that have no time come out when they are published, and tell how long they are to read', async () => {
    const { _id: id, publishedAt } = await post({
      content: `<h2>Acids</h2><p>${'word '.repeat(656)}</p>`,
    });
    expect(publishedAt).toBeNull();
    const out = (await staff(blogs.endpoints.update, { id, body: { status: 'published' } })).answer;
    expect(Math.abs(Date.parse(out.data.publishedAt) - Date.now())).toBeLessThan(60_000);
    expect(out.data.readingMinutes).toBe(3);
    expect((await callAs(api, blogs.endpoints.get, { id })).status).toBe(200);
  });

  test('answer at former addresses with their present one', async () => {
    const { _id: id, slug: former } = await published(-3);
    const slug = unique();
    await staff(blogs.endpoints.update, { id, body: { slug } });
    for (const wanted of [former, slug]) {
      const { answer } = await see(blogEndpoints.bySlug, { slug: wanted });
      expect(answer.data).toMatchObject({ _id: id, slug });
    }
  });

  test('are seen before their time by a link that was made for them, for an hour', async () => {
    const { _id: id, slug, title } = await post();
    const { pathname, preview } = await linkTo(id);
    expect(pathname).toBe(`/blog/${slug}`);
    const seen = await see(blogEndpoints.bySlug, { slug, preview });
    expect(seen.answer.data).toMatchObject({ _id: id, title });
    expect((await callAs(api, blogEndpoints.preview, { id })).status).toBe(403);
    expect((await staff(blogEndpoints.preview, { id: unknownId })).status).toBe(404);
    jest.useFakeTimers({ ...clockAlone, now: Date.now() + 3_601_000 });
    const late = await see(blogEndpoints.bySlug, { slug, preview });
    jest.useRealTimers();
    expect(late.status).toBe(404);
  });

  test('are shown to nobody by a link that is not theirs', async () => {
    const { slug } = await post();
    const other = await linkTo((await post())._id);
    const { preview: own } = await linkTo((await post())._id);
    const forged = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('preview')
      .setSubject(unknownId)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret that is another one'));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${own.split('.')[1]}.`;
    const previews = [
      other.preview,
      forged,
      unsigned,
      api.adminToken,
      `${own}x`,
      '',
      "' or 1=1 --",
    ];
    for (const preview of previews) {
      const { status } = await see(blogEndpoints.bySlug, { slug, preview });
      expect([preview, status]).toEqual([preview, 404]);
    }
    const asToken = await callAs(api, blogs.endpoints.list, { token: other.preview });
    expect(asToken.status).toBe(403);
  });

  test('come when they are due, until when the list of them is not read again', async () => {
    const isShown = async ({ _id }: { _id: string }) =>
      idsOf(await see(blogs.endpoints.list)).includes(_id);
    const far = await published(1);
    expect(await isShown(far)).toBe(false);
    const { counts } = api.services.responseCache;
    const { miss } = counts;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    expect(await isShown(far)).toBe(false);
    jest.restoreAllMocks();
    expect(counts.miss).toBe(miss);

    const soon = await published(1 / 86_400);
    while (!(await isShown(soon)));
    expect(Date.now()).toBeLessThan(Date.parse(soon.publishedAt) + 10_000);
  });
});

describe('pages', () => {
  test('about us answer at former addresses as well', async () => {
    const [former, slug] = [unique(), unique()];
    const { _id: id } = await add(aboutUs, { title: 'About', slug: former, content: '<p>x</p>' });
    await staff(aboutUs.endpoints.update, { id, body: { slug } });
    for (const wanted of [former, slug]) {
      const { answer } = await see(aboutUsEndpoints.bySlug, { slug: wanted });
      expect(answer.data).toMatchObject({ _id: id, slug });
    }
    expect((await see(aboutUsEndpoints.bySlug, { slug: unique() })).status).toBe(404);
  });

  test('have the active banner that was changed last, or none', async () => {
    const [image, pageSlug] = [await storePicture(api), unique()];
    const banner = (fields: object) =>
      add(banners, { title: unique(), alt: 'A beam', image, pageSlug, ...fields });
    const ofPage = async () =>
      (await staff(bannerEndpoints.ofPage, { query: { pageSlug } })).answer;
    expect(await ofPage()).toEqual({ data: null });
    const first = await banner({});
    await banner({ active: false });
    await banner({ pageSlug: unique() });
    expect((await ofPage()).data).toMatchObject({
      _id: first._id,
      imageFacts: { width: 8, height: 4, focus: null },
    });
    const second = await banner({});
    expect((await ofPage()).data._id).toBe(second._id);
    await staff(banners.endpoints.update, { id: first._id, body: { title: unique() } });
    expect((await ofPage()).data._id).toBe(first._id);
    await staff(banners.endpoints.remove, { id: first._id });
    expect((await ofPage()).data._id).toBe(second._id);
  });

  test('on careers show visitors the active openings alone', async () => {
    const openings = [
      { title: 'Chemist', description: '<p onclick="x()">Read labels</p>' },
      { title: 'Driver', active: false },
    ];
    const { answer } = await staff(careerInfoEndpoints.update, { body: { openings } });
    const [chemist, driver] = answer.data.openings;
    expect(chemist).toMatchObject({ active: true, description: '<p>Read labels</p>' });
    expect(driver._id).toMatch(/^[0-9a-f-]{36}$/);
    const shown = (await see(careerInfoEndpoints.get)).answer.data.openings;
    expect(shown).toEqual([chemist]);
    expect((await staff(careerInfoEndpoints.get)).answer.data.openings).toHaveLength(2);
    const twice = { openings: [chemist, { ...driver, _id: chemist._id }] };
    expect(await staff(careerInfoEndpoints.update, { body: twice })).toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'openings.1' }] },
    });
    const refused = await callAs(api, careerInfoEndpoints.update, { body: { openings: [] } });
    expect(refused.status).toBe(403);
  });

  test('on policies say from which day they hold, and refuse an older version', async () => {
    const query = { kind: 'privacy' };
    const { version } = (await see(policyEndpoints.get, query)).answer.data;
    const body = { content: '<p>New</p>', effectiveFrom: '2027-01-31', version };
    expect((await staff(policyEndpoints.update, { query, body })).status).toBe(200);
    const { data } = (await see(policyEndpoints.get, query)).answer;
    expect(data).toMatchObject({ kind: 'privacy', content: '<p>New</p>' });
    expect(data.effectiveFrom).toBe('2027-01-31');
    expect((await see(policyEndpoints.get, { kind: 'terms' })).answer.data.content).not.toBe(
      '<p>New</p>',
    );
    expect((await staff(policyEndpoints.update, { query, body })).status).toBe(409);
    expect((await see(policyEndpoints.get, { kind: 'cookies' })).status).toBe(400);
    expect((await callAs(api, policyEndpoints.update, { query, body })).status).toBe(403);
  });
});

test('events are upcoming until they are over, those without an end for a day', async () => {
  const event = async (startsAt: string, endsAt?: string): Promise<string> =>
    (await add(events, { title: unique(), startsAt, endsAt }))._id;
  const long = await event(inDays(-9), inDays(1));
  const soon = await event(inDays(-0.5));
  const over = [await event(inDays(-1.5)), await event(inDays(-3), inDays(-2))];
  expect(idsOf(await see(events.endpoints.list, { upcoming: true }))).toEqual([long, soon]);
  expect(idsOf(await see(events.endpoints.list, { upcoming: false })).toSorted()).toEqual(
    over.toSorted(),
  );
});

const ordered = [
  {
    resource: aboutUs,
    reorder: aboutUsEndpoints.reorder,
    body: () => ({ title: 'Page', slug: unique(), content: '<p>x</p>' }),
  },
  {
    resource: navigationLinks,
    reorder: navigationLinkEndpoints.reorder,
    body: () => ({ label: 'Link', url: '/about' }),
  },
  {
    resource: slides,
    reorder: slideEndpoints.reorder,
    body: async () => ({ title: 'Slide', alt: 'Spheres', image: await storePicture(api) }),
  },
] as const;

test.each(ordered)('$resource.label.many are put into an order', async (facts) => {
  const { resource, reorder, body } = facts;
  const made: string[] = [];
  for (let place = 0; place < 3; place += 1) made.push((await add(resource, await body()))._id);
  const stored = async () =>
    idsOf(await staff(resource.endpoints.list, { query: { pageSize: 100 } }));
  const before = (await stored()).filter((id) => !made.includes(id));
  const [first, second, third] = made;
  const { status } = await staff(reorder, { body: { ids: [third, first] } });
  expect([status, await stored()]).toEqual([200, [third, first, ...before, second]]);
  const again = await staff(reorder, { body: { ids: [third, first] } });
  expect(again.answer).toEqual({ data: { changed: 0 } });
  expect((await staff(reorder, { body: { ids: [unknownId] } })).status).toBe(404);
  expect((await callAs(api, reorder, { body: { ids: made } })).status).toBe(403);
  expect(await stored()).toEqual([third, first, ...before, second]);
});

describe('one at a time', () => {
  const history = async (resource: string, recordId: string) =>
    (await staff(recordEndpoints.history, { query: { resource, recordId } })).answer.data;

  test('is the active logo of a variant', async () => {
    const image = await storePicture(api);
    const logo = (variant: string) => add(companyLogos, { variant, image });
    const [light, dark, next] = [await logo('light'), await logo('dark'), await logo('dark')];
    const active = idsOf(await see(companyLogos.endpoints.list, { pageSize: 50 }));
    expect(active).toHaveLength(2);
    expect(active).toEqual(expect.arrayContaining([light._id, next._id]));
    const [ended] = await history('companyLogo', dark._id);
    expect(ended.changes).toEqual([{ field: 'active', from: true, to: false }]);
    const moved = { variant: 'light' };
    await staff(companyLogos.endpoints.update, { id: next._id, body: moved });
    expect(idsOf(await see(companyLogos.endpoints.list, { pageSize: 51 }))).toEqual([next._id]);
  });

  test('is the primary contact address, also when one comes back from the trash', async () => {
    const first = await add(contactInfos, { label: 'First', primary: true });
    await staff(contactInfos.endpoints.remove, { id: first._id });
    const second = await add(contactInfos, { label: 'Second', primary: true });
    const query = { resource: 'contactInfo' };
    const back = await staff(recordEndpoints.restore, { id: first._id, query });
    expect(back).toMatchObject({ status: 409, answer: { errors: [{ path: 'primary' }] } });
    await staff(contactInfos.endpoints.update, { id: second._id, body: { primary: false } });
    expect((await staff(recordEndpoints.restore, { id: first._id, query })).status).toBe(200);
  });
});
