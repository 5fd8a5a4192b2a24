import type { TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, origin, testSite } from '../testing/test-site';

const picture = '01890000-0000-7000-8000-000000000001.png';
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

let api: TestApi;
let staff: ReturnType<typeof staffCalls>;
let categoryId: string;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  staff = staffCalls(api);
  categoryId = await staff.add('blogCategory/add', { name: 'Safety', slug: 'safety' });
  await api.sql(
    `insert into file (_id, name, original_name, kind, mime, size, width, height, sha256, visibility, focus_x, focus_y)
     values ($1, $2, 'a.png', 'image', 'image/png', 9, 1600, 900, '', 'public', 0.25, 0.5)`,
    [picture.slice(0, 36), picture],
  );
});
afterAll(() => api.close());

let number = 0;

function addPost(fields: object = {}): Promise<string> {
  number += 1;
  const title = `Post ${number}`;
  const published = { status: 'published', publishedAt: yesterday };
  return staff.add('blog/add', { title, categoryId, content: '<p>x</p>', ...published, ...fields });
}

async function pageAt(path: string) {
  const answer = await testSite(api).get(path);
  return { answer, page: await documentOf(answer) };
}

const textOf = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the list of posts', () => {
  it('says that there are none', async () => {
    const { answer, page } = await pageAt('/blogs');
    expect(answer.status).toBe(200);
    expect(page.querySelector('main')?.textContent).toContain('No article has been published yet');
    expect((await pageAt('/blogs?category=safety')).page.body.textContent).toContain(
      'See all articles',
    );
  });

  it('opens with the newest, goes on in pages, and keeps to a category', async () => {
    const other = await staff.add('blogCategory/add', { name: 'Trade', slug: 'trade' });
    for (let hour = 1; hour <= 15; hour += 1) {
      const publishedAt = new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
      await addPost({
        title: `Hour ${hour}`,
        publishedAt,
        ...(hour === 7 && { categoryId: other }),
      });
    }
    await addPost({ title: 'Not yet', publishedAt: tomorrow });
    await addPost({ title: 'Never', status: 'draft' });

    const { page } = await pageAt('/blogs');
    const titles = textOf(page, 'main article h2');
    expect(titles).toHaveLength(13);
    expect([titles[0], titles[12]]).toEqual(['Hour 15', 'Hour 3']);
    expect(page.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/blogs?page=2');
    expect(textOf((await pageAt('/blogs?page=2')).page, 'main article h2')).toEqual([
      'Hour 2',
      'Hour 1',
    ]);
    const trade = (await pageAt('/blogs?category=trade&sort=x')).page;
    expect(textOf(trade, 'main article h2')).toEqual(['Hour 7']);
    expect(textOf(trade, 'nav [aria-current="page"]')).toContain('Trade');
  });

  it.each([
    ['/blogs?page=1&x=1', '/blogs'],
    ['/blogs?page=2', '/blogs?page=2'],
    ['/blogs?category=', '/blogs'],
    ['/blogs?x=1&category=safety&page=2', '/blogs?category=safety&page=2'],
  ])('%s has the one true address %s', async (path, canonical) => {
    const { page } = await pageAt(path);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      origin + canonical,
    );
    expect(page.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(
      '/feed.xml',
    );
  });

  it.each([
    '/blogs?page=3',
    '/blogs?page=0',
    '/blogs?category=none',
    '/blogs?category=trade&page=2',
  ])('%s is not there', async (path) => expect((await pageAt(path)).answer.status).toBe(404));
});

describe('an article', () => {
  const content = [
    '<h3>One</h3><p>Text</p><h4>Part</h4><h3>One</h3><h3>Content</h3>',
    '<table><thead><tr><th>Pack</th><th>Net</th></tr></thead><tbody><tr><td>Drum</td><td>200 L</td></tr></tbody></table>',
    `<img src="/api/file/download/${picture}?w=1280" alt="Drums" width="1600" height="900" />`,
    '<img src="https://elsewhere.example/x.png" alt="no" />',
  ].join('\n');

  it('shows the post with what belongs to it', async () => {
    const [acetone = '', draft = ''] = await api.addChemicals([
      { name: 'Acetone', status: 'published' },
      { name: 'Secret', status: 'draft' },
    ]);
    const id = await addPost({
      title: 'Drums & cans',
      slug: 'drums',
      excerpt: 'What a drum says',
      author: 'Sales desk',
      content,
      imageAlt: 'A drum',
      relatedChemicalIds: [draft, acetone],
    });
    await api.sql('update blog set image = $1 where _id = $2', [picture, id]);
    const { page, answer } = await pageAt('/blog/drums');

    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(textOf(page, 'main h1')).toEqual(['Drums & cans']);
    const [article = page] = page.querySelectorAll('article');
    expect(textOf(article, 'h2')).toEqual(['On this page', 'One', 'One', 'Content']);
    expect(textOf(article, 'h3')).toEqual(['Part']);
    const anchors = [...page.querySelectorAll('nav[aria-labelledby="contents"] a')];
    const targets = anchors.map((link) => page.querySelector(link.getAttribute('href') ?? ''));
    expect(targets.map((target) => target?.textContent)).toEqual(['One', 'Part', 'One', 'Content']);
    expect(new Set(targets).size).toBe(4);
    const box = page.querySelector('table')?.parentElement;
    expect([box?.tabIndex, box?.getAttribute('aria-label')]).toEqual([0, 'Table: Pack, Net']);
    expect(page.querySelector('a[href="/acetone"]')?.textContent).toContain('Acetone');
    expect(page.body.textContent).not.toContain('Secret');
    expect(textOf(page, 'section[aria-labelledby="more-posts"] h3')).toHaveLength(3);
  });

  it('gives its pictures their size, their widths and their point', async () => {
    const { page } = await pageAt('/blog/drums');
    const [lead, within, ...others] = page.querySelectorAll('article img');
    expect(others).toEqual([]);
    for (const image of [lead, within]) {
      expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([
        '1600',
        '900',
      ]);
      expect(image?.getAttribute('srcset')).toMatch(/w=320 320w, .*w=1280 1280w, .*w=1920 1600w$/);
    }
    expect(lead?.getAttribute('loading')).toBe('eager');
    expect(within?.getAttribute('loading')).toBe('lazy');
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(styles.join('')).toContain('object-position:25% 50%');
  });

  it('tells machines what it is', async () => {
    const { page } = await pageAt('/blog/drums');
    const data = textOf(page, 'script[type="application/ld+json"]').map((json) =>
      JSON.parse(json ?? ''),
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'Drums & cans',
        datePublished: yesterday,
        url: `${origin}/blog/drums`,
        image: `${origin}/api/file/download/${picture}?w=1280`,
      }),
    );
    const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList');
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Articles',
      'Safety',
      'Drums & cans',
    ]);
    const tag = (property: string) =>
      page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect([tag('og:type'), tag('article:published_time'), tag('article:section')]).toEqual([
      'article',
      yesterday,
      'Safety',
    ]);
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'What a drum says',
    );
  });

  it('answers 301 at a former address, and 404 where nothing is out', async () => {
    const id = await addPost({ slug: 'first-name' });
    await staff.put(`blog/update?id=${id}`, { slug: 'second-name' });
    const { get } = testSite(api);
    const moved = await get('/blog/first-name');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/second-name']);
    await addPost({ slug: 'draft', status: 'draft' });
    await addPost({ slug: 'scheduled', publishedAt: tomorrow });
    for (const path of ['/blog/draft', '/blog/scheduled', '/blog/none', '/blog/%00', '/blog']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('are found by the former address of their category too', async () => {
    const id = await staff.add('blogCategory/add', { name: 'Drums', slug: 'drums' });
    await staff.put(`blogCategory/update?id=${id}`, { slug: 'casks' });
    const moved = await testSite(api).get('/blogs?category=drums');
    const to = '/blogs?category=casks';
    expect([moved.status, moved.headers.get('location')]).toEqual([301, to]);
  });
});

describe('a preview', () => {
  const linkOf = async (id: string) => (await staff.post(`blog/createPreview?id=${id}`)).path;

  it('shows the stored post to whoever has the link, and to no machine', async () => {
    const id = await addPost({ slug: 'soon', publishedAt: tomorrow, title: 'Soon' });
    const path: string = await linkOf(id);
    const { answer, page } = await pageAt(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, noarchive',
    });
    expect(answer.headers.get('etag')).toBeNull();
    expect(textOf(page, 'h1')).toEqual(['Soon']);
    expect(page.querySelector('aside[aria-label="Preview"]')?.textContent).toMatch(/goes out on/);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
    const token = new URL(path, origin).searchParams.get('preview') ?? '';
    expect(page.documentElement.outerHTML).not.toContain(token);
    expect((await testSite(api).get(`/site/data${path}`)).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  it('follows the post to its new address, with the link', async () => {
    const id = await addPost({ slug: 'before', status: 'draft' });
    const path: string = await linkOf(id);
    await staff.put(`blog/update?id=${id}`, { slug: 'after' });
    const moved = await testSite(api).get(path);
    expect([moved.status, moved.headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect(moved.headers.get('location')).toBe(path.replace('before', 'after'));
  });

  it('says so when the link is too old, none of ours, or that of another post', async () => {
    const path: string = await linkOf(await addPost({ slug: 'mine', status: 'draft' }));
    const token = new URL(path, origin).searchParams.get('preview') ?? '';
    const wrong = [`/blog/mine?preview=${token.slice(0, -3)}abc`, `/blog/drums?preview=${token}`];
    for (const address of [
      ...wrong,
      '/blog/mine?preview=',
      `/blog/mine?preview=${'x'.repeat(900)}`,
    ]) {
      const { answer, page } = await pageAt(address);
      expect([answer.status, textOf(page, 'h1')]).toEqual([404, ['This preview has ended']]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('the feed', () => {
  it('holds what is out, newest first, with absolute addresses', async () => {
    const answer = await testSite(api).get('/feed.xml');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    const entry = [...feed.querySelectorAll('entry')].find(
      (one) => one.querySelector('title')?.textContent === 'Drums & cans',
    );
    expect(entry?.querySelector('link')?.getAttribute('href')).toBe(`${origin}/blog/drums`);
    expect(entry?.querySelector('id')?.textContent).toMatch(/^urn:uuid:[\da-f-]{36}$/);
    expect(entry?.querySelector('summary')?.textContent).toBe('What a drum says');
    expect(feed.documentElement.textContent).not.toMatch(/Not yet|Never|Soon/);
    const modified = Date.parse(answer.headers.get('last-modified') ?? '');
    expect(Math.abs(Date.now() - modified)).toBeLessThan(60_000);
  });

  it('answers 304 until a post changes', async () => {
    const { get } = testSite(api);
    const etag = (await get('/feed.xml')).headers.get('etag') ?? '';
    const known = { headers: { 'if-none-match': etag } };
    expect((await get('/feed.xml', known)).status).toBe(304);
    await addPost({ title: 'News' });
    expect((await get('/feed.xml', known)).status).toBe(200);
  });

  it('is 503 while the API is down', async () => {
    const { get, statuses } = testSite(api);
    statuses.set('/api/blog/', 503);
    expect((await get('/feed.xml')).status).toBe(503);
  });
});
