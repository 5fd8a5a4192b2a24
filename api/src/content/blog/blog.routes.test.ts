import { chemicals } from 'contract/catalog';
import { blogCategories, blogEndpoints, blogs } from 'contract/content';
import { SignJWT } from 'jose';
import { contentFixture, inDays } from '../content.fixture';
import { callAs, idsOf, unique } from '../../testing/describe-resource-routes';
import { clockAlone } from '../../testing/fake-clock';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { unknownId } from '../../testing/unknown-id';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const { staff, see, add } = contentFixture(() => api);

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

  test('are not shown by a link that is not theirs', async () => {
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
