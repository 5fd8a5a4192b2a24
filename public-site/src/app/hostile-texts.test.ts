import type { TestApi } from 'shared-ui/testing';
import { hostileTexts } from '../testing/hostile-texts.fixture';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';
import { activeIn, whatIsActive } from '../testing/what-is-active';

const everything = hostileTexts.join(' ');
/** Within what a title may have. */
const hostileTitle = '</title></script>"><script>alert(1)</script><img src=x onerror=alert(1)>';
const hostileName = '"><script>alert(1)</script>.svg';

let api: TestApi;

/** The API would clean the formatted texts: here they are in the database as they are. */
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const staff = staffCalls(api);
  const categoryId = await staff.add('blogCategory/add', { name: 'Name', slug: 'all' });
  await api.sql('update blog_category set name = $1', [hostileTitle]);
  await api.sql('update policy set title = $1, content = $2', [hostileTitle, everything]);
  for (const slug of ['about', 'introduction', 'vision-mission']) {
    await staff.add('aboutus/add', { title: slug, slug, content: 'x' });
  }
  await api.sql('update about_us set title = $1, content = $2, image_alt = $1, image = $3', [
    hostileTitle,
    everything,
    hostileName,
  ]);
  const post = { title: 'Title', slug: 'first', categoryId, content: 'x', status: 'published' };
  const first = await staff.add('blog/add', post);
  await api.sql(
    `insert into blog (_id, title, excerpt, author, content, image_alt, meta_title, meta_description,
        meta_keywords, slug, image, category_id, status, published_at, reading_minutes,
        related_chemical_ids, created_at, updated_at, version)
     select gen_random_uuid(), text, text, text, text, text, text, text,
        text, 'post-' || place, $2, category_id, status, published_at, reading_minutes,
        related_chemical_ids, blog.created_at, blog.updated_at, blog.version
     from blog, jsonb_array_elements_text($1::jsonb) with ordinality as hostile (text, place)
     where _id = $3`,
    [JSON.stringify(hostileTexts), hostileName, first],
  );
  await api.sql(`insert into slug (scope, slug, resource, record_id, is_current)
    select 'blog', slug, 'blog', _id, true from blog where slug <> 'first'`);
  await api.sql("update blog set status = 'draft' where _id = $1", [first]);
});
afterAll(() => api.close());

it('most of them would be noticed if they were written into a page as they are', () => {
  const noticed = hostileTexts.filter((text) => {
    const page = new DOMParser().parseFromString(`<p>${text}</p>`, 'text/html');
    return whatIsActive(page).length > 0;
  });
  expect(noticed.length).toBeGreaterThan(hostileTexts.length * 0.75);
});

const spaced = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();

describe('a hostile text is nothing but words on the page of a post:', () => {
  it.each(hostileTexts.map((text, index) => [text, index + 1] as const))(
    '%s',
    async (text, place) => {
      const answer = await testSite(api).get(`/blog/post-${place}`);
      expect(await activeIn(answer.clone())).toEqual([]);
      const page = await documentOf(answer);
      expect(spaced(page.querySelector('h1')?.textContent)).toBe(spaced(text));
      expect(spaced(page.title)).toBe(spaced(text));
      const state = JSON.parse(page.getElementById('page-state')?.textContent ?? '');
      expect(state.page.title).toBe(text);
      const posting = [...page.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => JSON.parse(textContent ?? ''))
        .find((data) => data['@type'] === 'BlogPosting');
      expect(posting).toMatchObject({ headline: text, creditText: text });
    },
  );
});

it.each(['/blogs', '/blogs?category=all&page=2', '/about', '/vision-mission', '/privacy-policy'])(
  'all of them are on %s, and nothing runs',
  async (path) => {
    const answer = await testSite(api).get(path);
    expect(answer.status).toBe(200);
    expect(await activeIn(answer.clone())).toEqual([]);
    const page = await documentOf(answer);
    expect(page.querySelector('main')?.textContent).toContain('alert(1)');
  },
);

it('a page reads the same when it is written out and read again', async () => {
  const page = await documentOf(await testSite(api).get('/privacy-policy'));
  const written = page.querySelector('article')?.innerHTML ?? '';
  const again = new DOMParser().parseFromString(written, 'text/html').body.innerHTML;
  expect(again).toBe(written);
});

it('the feed keeps them as plain text', async () => {
  const xml = await (await testSite(api).get('/feed.xml')).text();
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  const names = new Set([...feed.querySelectorAll('*')].map(({ localName }) => localName));
  expect([...names].toSorted()).toEqual(
    'author category entry feed id link name published summary title updated'.split(' '),
  );
  expect(feed.querySelector('[href^="javascript"], [type="html"], [type="xhtml"]')).toBeNull();
  const titles = [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
  expect(titles.toSorted()).toEqual(hostileTexts.toSorted());
  expect(xml).not.toContain('<!');
});

it.each([
  '/blogs?category=%3Cscript%3Ealert(1)%3C/script%3E',
  '/blog/post-1?preview=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '/blog/%3Cimg%20src=x%20onerror=alert(1)%3E',
])('an address is not said again as more than it is: %s', async (path) => {
  const answer = await testSite(api).get(path);
  expect(answer.status).toBe(404);
  expect(await activeIn(answer)).toEqual([]);
});
