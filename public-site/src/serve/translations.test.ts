import { siteRoutes } from 'contract';
import type { TestApi } from 'shared-ui/testing';
import { documentOf, testSite } from '../testing/test-site';
import { staffCalls } from '../testing/staff-calls';

let api: TestApi;
let staff: ReturnType<typeof staffCalls>;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
  staff = staffCalls(api);
  await staff.put('company/update', { siteLanguages: ['de', 'es'] });
});
afterAll(() => api.close());

const open = async (path: string) => documentOf(await testSite(api).get(path));

async function read(path: string) {
  const { body } = await api.inject({ method: 'GET', url: `/api/${path}`, headers: {} });
  return JSON.parse(body);
}

interface Written {
  readonly resource: string;
  readonly id: string;
  readonly texts: Readonly<Record<string, string | null>>;
  readonly language?: 'de' | 'es';
}

async function write({ resource, id, texts, language = 'de' }: Written) {
  const given = Object.entries(texts).map(([field, text]) => [field, { text }]);
  const body = { resource, language, texts: Object.fromEntries(given) };
  await staff.put(`translation/put?id=${id}`, body);
}

/** The texts of elements, with the language that each is marked with. */
function marked(page: Document, selector: string) {
  return [...page.querySelectorAll(selector)].map((element) => [
    element.textContent,
    element.closest('[lang]')?.getAttribute('lang'),
  ]);
}

/** A category of the demo company that no other case writes. */
async function categoryAt(slug: string) {
  const tree = await read('chemicalCategory/getAll');
  return tree.find((one: { slug: string }) => one.slug === slug);
}

describe('a category in German', () => {
  beforeAll(async () => {
    const { _id: id } = await categoryAt('solvents');
    const texts = { name: 'Die Lösemittel', metatitle: null, description: null };
    await write({ resource: 'category', id, texts });
    await write({ resource: 'category', id, texts: { name: null }, language: 'es' });
  });

  it('is named so on its page, in its path, title and structured data', async () => {
    const page = await open('/de/solvents');
    expect(marked(page, 'h1')).toEqual([['Die Lösemittel', 'de']]);
    expect(marked(page, 'nav ol li[aria-current]')).toEqual([['Die Lösemittel', 'de']]);
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')];
    expect(data.map(({ textContent }) => textContent).join()).toContain('"name":"Die Lösemittel"');
  });

  it('is named so on other pages', async () => {
    for (const path of ['/de', '/de/categories']) {
      const links = marked(await open(path), 'main a[href="/de/solvents"]');
      expect([path, links[0]?.[0]]).toEqual([path, expect.stringContaining('Die Lösemittel')]);
    }
    const crumb = marked(await open('/de/methanol'), 'nav ol a[href="/de/solvents"]');
    expect(crumb).toEqual([['Die Lösemittel', 'de']]);
  });

  it('is found by its German name', async () => {
    const page = await open('/de/search?q=lösemittel');
    const [found] = [...page.querySelectorAll('main nav a[href="/de/solvents"]')];
    expect(found?.textContent).toContain('Die Lösemittel');
  });

  it('is in English elsewhere, and its other texts say that they are', async () => {
    expect(marked(await open('/solvents'), 'h1')).toEqual([['Solvents', 'en']]);
    expect(marked(await open('/es/solvents'), 'h1')).toEqual([['Solvents', 'en']]);
    const { description, subCategories } = await categoryAt('solvents');
    const page = await open('/de/solvents');
    const inEnglish = marked(page, 'main [lang="en"]').map(([text]) => text?.trim());
    expect(inEnglish).toContain(description);
    const [{ _id: id, slug }] = subCategories;
    const link = async () =>
      marked(await open('/de/solvents'), `main li > a[href="/de/solvents/${slug}"]`)[0]?.[1];
    expect(await link()).toBe('de');
    await write({ resource: 'subCategory', id, texts: { name: null } });
    expect(await link()).toBe('en');
  });

  it('adds no mark to a page in English', async () => {
    const page = await open('/solvents');
    const marks = [...page.querySelectorAll('main [lang], header [lang], footer [lang]')].filter(
      (element) => !element.hasAttribute('hreflang'),
    );
    expect(marks.filter((one) => one.getAttribute('lang') === 'en')).toEqual([]);
  });
});

describe('what stands around a page', () => {
  it('is in German where it is translated, else marked as English', async () => {
    const [first, second] = (await read('menulist/get-menu')).data.filter(
      ({ parentId }: { parentId: string | null }) => parentId === null,
    );
    await write({ resource: 'menuItem', id: first._id, texts: { title: 'Sortiment' } });
    await write({ resource: 'menuItem', id: second._id, texts: { title: null } });
    const page = await open('/de/contact-us');
    const titles = marked(page, 'header nav > ul > li > a, header nav summary > span');
    expect(titles).toContainEqual(['Sortiment', 'de']);
    expect(titles).toContainEqual([second.title, 'en']);
  });

  it.each(['/de', '/de/about', '/de/solvents', '/de/blogs', '/de/privacy-policy'])(
    '%s has no empty place',
    async (path) => {
      const page = await open(path);
      const empty = [...page.querySelectorAll('h1, h2, h3, nav a, li > a')].filter(
        (element) => element.textContent?.trim() === '' && !element.querySelector('img, svg'),
      );
      expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
    },
  );
});

describe('texts of pages and posts', () => {
  it('are in German, those that are missing in English with their mark', async () => {
    const about = (await read('aboutus/getBySlug?slug=about')).data;
    const texts = { title: 'Wer wir sind', content: null };
    await write({ resource: 'aboutUs', id: about._id, texts });
    const page = await open('/de/about');
    expect(marked(page, 'h1')).toEqual([['Wer wir sind', 'de']]);
    expect(new Set(marked(page, 'article p').map(([, lang]) => lang))).toEqual(new Set(['en']));
    const html = '<h2>Eins</h2><p>Text &lt;b&gt;</p><script>x</script>';
    await write({ resource: 'aboutUs', id: about._id, texts: { content: html } });
    const whole = await open('/de/about');
    expect(marked(whole, 'article p')).toEqual([['Text <b>', 'de']]);
  });

  it('are so on cards, in the head and in feeds of no language', async () => {
    const [post] = (await read('blog/get?pageSize=1&sort=-publishedAt')).data;
    const texts = { title: 'Ein <Titel> & mehr', excerpt: null, metaTitle: null };
    await write({ resource: 'blog', id: post._id, texts });
    const cards = marked(await open('/de/blogs'), 'article h2 a');
    expect(cards[0]).toEqual(['Ein <Titel> & mehr', 'de']);
    expect(new Set(cards.slice(1).map(([, lang]) => lang))).toEqual(new Set(['en']));
    const page = await open(`/de/blog/${post.slug}`);
    expect(marked(page, 'h1')).toEqual([['Ein <Titel> & mehr', 'de']]);
    const feed = await (await testSite(api).get(siteRoutes.feed)).text();
    expect(feed).not.toContain('Titel');
  });
});

test('a chemical says its texts in German, and marks those that it has in English alone', async () => {
  const chemical = (await read('product/getBySlug?slug=methanol')).data;
  await staff.put(`product/update?id=${chemical._id}`, { storage: 'Keep it cool.' });
  const texts = { description: '<p>Eine klare Flüssigkeit.</p>' };
  await write({ resource: 'chemical', id: chemical._id, texts });
  const page = await open('/de/methanol');
  expect(marked(page, '#description p')).toContainEqual(['Eine klare Flüssigkeit.', 'de']);
  const storage = marked(page, '#storage p');
  expect(storage).toEqual([['Keep it cool.', 'en']]);
});
