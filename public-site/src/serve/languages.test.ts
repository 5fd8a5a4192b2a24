import { siteLanguages } from 'contract';
import type { TestApi } from 'shared-ui/testing';
import { languages } from '../language/languages';
import { documentOf, origin, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo' });
});
afterAll(() => api.close());

/** Switches languages of the site on, and all others off. */
async function speak(codes: readonly string[]) {
  const { statusCode } = await api.inject({
    method: 'PUT',
    url: '/api/company/update',
    headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ siteLanguages: codes }),
  });
  expect(statusCode).toBe(200);
}

describe('a site of one language', () => {
  it.each(['/de', '/de/', '/de/categories', '/es/methanol', '/site/data/de'])(
    '%s is not there',
    async (path) => {
      expect((await testSite(api).get(path)).status).toBe(404);
    },
  );

  it('names no other language', async () => {
    const answer = await testSite(api).get('/categories');
    expect(answer.headers.get('content-language')).toBe('en');
    const page = await documentOf(answer);
    const alternates = [...page.querySelectorAll('link[hreflang]')].map((link) =>
      link.getAttribute('hreflang'),
    );
    expect(alternates).toEqual(['en', 'x-default']);
    expect(page.querySelector('a[hreflang]')).toBeNull();
  });
});

describe('a site of several languages', () => {
  beforeAll(() => speak(siteLanguages));
  afterAll(() => speak([]));

  const all = languages.map((language) => [language.code, language] as const);

  it.each(all)(
    '%s: a page says its language and where the others are',
    async (code, { prefix }) => {
      const answer = await testSite(api).get(`${prefix}/categories`);
      expect([answer.status, answer.headers.get('content-language')]).toEqual([200, code]);
      const page = await documentOf(answer);
      expect(page.documentElement.lang).toBe(code);
      expect(page.documentElement.dir).toBe(code === 'ar' ? 'rtl' : '');
      const linked = (rel: string) =>
        [...page.querySelectorAll(`link[rel=${rel}]`)].flatMap(
          (link) => link.getAttribute('href') ?? [],
        );
      expect(linked('canonical')).toEqual([`${origin}${prefix}/categories`]);
      expect(linked('alternate').filter((href) => href.startsWith(origin))).toEqual([
        ...languages.map((other) => `${origin}${other.prefix}/categories`),
        `${origin}/categories`,
      ]);
    },
  );

  it.each(all)(
    '%s: every link to a page of the site is in the language of its page',
    async (code, language) => {
      const { prefix } = language;
      for (const path of [
        prefix || '/',
        `${prefix}/methanol`,
        `${prefix}/inquiry`,
        `${prefix}/search?q=acid`,
      ]) {
        const page = await documentOf(await testSite(api).get(path));
        const strays = [...page.querySelectorAll('a[href^="/"]:not([hreflang]), form[action^="/"]')]
          .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
          .filter((href) => !/^\/api\/|\.(?:pdf|json|mol|svg|xml)$/.test(href))
          .filter((href) => new RegExp(`^/${code}(?=[/?#]|$)`).test(href) !== (prefix !== ''));
        expect(strays).toEqual([]);
      }
    },
  );

  it('leads from a page to the same one in other languages, with its query', async () => {
    const page = await documentOf(await testSite(api).get('/de/search?q=acid'));
    const links = [...page.querySelectorAll('a[hreflang]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['English', '/search?q=acid'],
      ['Deutsch', '/de/search?q=acid'],
      ['Español', '/es/search?q=acid'],
      ['中文', '/zh/search?q=acid'],
      ['العربية', '/ar/search?q=acid'],
    ]);
  });

  it.each([
    ['/de/', '/de'],
    ['/DE/categories', '/de/categories'],
    ['/de/Contact-Us', '/de/contact-us'],
    ['/de/Methanol', '/de/methanol'],
    ['/de/categories/', '/de/categories'],
    ['/de//categories', '/de/categories'],
  ])('%s moves to %s', async (from, to) => {
    const answer = await testSite(api).get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it.each([
    '/de/nothing-here',
    '/de/de/categories',
    '/fr/categories',
    '/de/sitemap.xml',
    '/de/.env',
  ])('%s is not there', async (path) => {
    expect((await testSite(api).get(path)).status).toBe(404);
  });

  it('says in its language that nothing is there, also before anything is loaded', async () => {
    const { rendered } = testSite(api, { isAddressTaken: async () => false });
    const address = new URL('/de/nothing-here', origin);
    const answer = await rendered(new Request(address), address);
    expect([answer?.status, answer?.body?.toString().includes('<html lang="de">')]).toEqual([
      404,
      true,
    ]);
  });

  it('answers several languages at once, each in its own', async () => {
    const { get } = testSite(api);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) => languages[place % languages.length]).map(
        async (language) => {
          const page = await documentOf(await get(`${language?.prefix}/methanol`));
          const label = page.querySelector('[popovertarget]')?.getAttribute('aria-label');
          return [language?.code, page.documentElement.lang, label];
        },
      ),
    );
    const labels: Record<string, string> = {
      en: 'Menu',
      de: 'Menü',
      es: 'Menú',
      zh: '菜单',
      ar: 'القائمة',
    };
    expect(answers).toEqual(answers.map(([code]) => [code, code, labels[code ?? '']]));
  });

  it('writes numbers and dates as its language does', async () => {
    const { get } = testSite(api);
    const massIn = async (path: string) =>
      (await (await get(path)).text()).match(/32[.,]0\d*/)?.[0];
    const masses = ['', '/de', '/zh', '/ar'].map((prefix) => massIn(`${prefix}/methanol`));
    expect(await Promise.all(masses)).toEqual(['32.04', '32,04', '32.04', '32.04']);
    const [chinese, arabic] = [await get('/zh/methanol'), await get('/ar/methanol')];
    expect(await chinese.text()).toMatch(/20\d\d年\d+月\d+日/);
    expect(await arabic.text()).not.toMatch(/[٠-٩]/);
  });

  it('has the sentences of the law in its language', async () => {
    const { get } = testSite(api);
    const texts = await Promise.all(
      ['/acetone', '/de/acetone', '/es/acetone'].map(async (path) => (await get(path)).text()),
    );
    const sentences = [
      'Highly flammable liquid and vapour',
      'Flüssigkeit und Dampf leicht entzündbar',
      'Líquido y vapores muy inflamables',
    ];
    expect(texts.map((text) => sentences.map((sentence) => text.includes(sentence)))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  it.each(['/zh/acetone', '/ar/acetone'])(
    '%s: where the law has no sentences in the language, they are marked as English',
    async (path) => {
      const page = await documentOf(await testSite(api).get(path));
      const sentences = [...page.querySelectorAll('#safety dd')];
      expect(sentences.map(({ textContent }) => textContent)).toContain(
        'Highly flammable liquid and vapour',
      );
      expect(new Set(sentences.map((one) => one.getAttribute('lang')))).toEqual(new Set(['en']));
    },
  );

  it.each([
    ['/zh/categories', 'zh_CN'],
    ['/ar/categories', 'ar_AE'],
  ])('%s: Open Graph has the locale %s', async (path, locale) => {
    const page = await documentOf(await testSite(api).get(path));
    const meta = page.querySelector('meta[property="og:locale"]');
    expect(meta?.getAttribute('content')).toBe(locale);
  });

  it('lists every page in every language in the sitemap', async () => {
    const { get } = testSite(api);
    const text = await (await get('/sitemap-pages.xml')).text();
    const entries = text.match(/<url>.*<\/url>/g) ?? [];
    const addresses = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '');
    for (const path of ['/categories', '/contact-us', '/uses']) {
      expect(addresses).toEqual(
        expect.arrayContaining(languages.map(({ prefix }) => origin + prefix + path)),
      );
    }
    const links = entries.map((entry) => entry.match(/<xhtml:link /g)?.length);
    expect(new Set(links)).toEqual(new Set([languages.length]));
  });
});
