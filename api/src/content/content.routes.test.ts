import {
  aboutUs,
  aboutUsEndpoints,
  bannerEndpoints,
  banners,
  events,
  navigationLinkEndpoints,
  navigationLinks,
  slideEndpoints,
  slides,
} from 'contract/content';
import { contentFixture, inDays } from './content.fixture';
import { storePicture } from './stored-files.fixture';
import { callAs, idsOf, unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { unknownId } from '../testing/unknown-id';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const { staff, see, add } = contentFixture(() => api);

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
