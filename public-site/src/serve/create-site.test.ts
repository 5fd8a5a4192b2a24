import { failedPageMeta, siteRoutes } from 'contract';
import type { TestApi } from 'shared-ui/testing';
import { documentOf, origin, testSite } from '../testing/test-site';
import { activeIn } from '../testing/what-is-active';
import { hashSource } from '../http/security-headers';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo' });
});
afterAll(() => api.close());

/** Changes a record as staff would. */
async function put(url: string, body: object) {
  const { statusCode } = await api.inject({
    method: 'PUT',
    url,
    headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  expect(statusCode).toBe(200);
}

async function recordAt(url: string): Promise<{ _id: string }> {
  const { body } = await api.inject({ method: 'GET', url, headers: {} });
  return JSON.parse(body).data;
}

it('each answer is counted by the kind of its page, its status, and whether its data were known', async () => {
  const { get, views } = testSite(api);
  const paths = ['/', '/', '/methanol', '/nothing-here', '/Methanol', '/sitemap.xml', '/%E0%A4%A'];
  for (const path of paths) await get(path);
  expect(views).toEqual([
    { kind: 'home', status: 200, isCached: false },
    { kind: 'home', status: 200, isCached: true },
    { kind: 'chemical', status: 200, isCached: false },
    { kind: 'problem', status: 404, isCached: false },
    { kind: 'redirect', status: 301, isCached: false },
    { kind: 'file', status: 200, isCached: false },
    { kind: 'problem', status: 400, isCached: false },
  ]);
});

describe('an address that does not exist', () => {
  const addresses = ['/nothing-here', '/favicon.png', '/wp-login.php', '/.env', '/a/b/c/d'];

  it.each(addresses)('%s is a small page with the ways to go on', async (path) => {
    const answer = await testSite(api).get(path);
    const text = await answer.clone().text();
    expect([answer.status, Buffer.byteLength(text) <= 2_000]).toEqual([404, true]);
    const page = await documentOf(answer);
    expect(page.title).toMatch(/^Page not found – \S/);
    expect(page.querySelector('h1')?.textContent).toBe('Page not found');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const { home, categories, letterPage, contact } = siteRoutes;
    expect(links).toEqual([home, categories, letterPage, contact]);
    expect(page.querySelector('[role=search] input')?.getAttribute('aria-label')).toBeTruthy();
    const style = hashSource(page.querySelector('style')?.textContent ?? '');
    expect(answer.headers.get('content-security-policy')).toContain(style);
  });

  it('is found out by one look-up, and only where an address may be a record’s', async () => {
    const isAddressTaken = jest.fn(async (slug: string) => slug === 'methanol');
    const { get, calls } = testSite(api, { isAddressTaken });
    for (const path of addresses) expect((await get(path)).status).toBe(404);
    expect(isAddressTaken.mock.calls).toEqual([['nothing-here']]);
    expect(calls.filter((call) => !/company|meta/i.test(call))).toEqual([]);
    for (const path of ['/Methanol', '/methanol/', '/alphabetsbasecategory', '/CONTACT-US']) {
      expect([path, (await get(path)).status === 404]).toEqual([path, false]);
    }
  });
});

describe('what an address answers', () => {
  it.each([
    ['/nothing-here', 404],
    ['/solvents/no-such', 404],
    ['/solvents?page=99', 404],
    ['/solvents?page=-1', 404],
    ['/alphabets/AB', 404],
    ['/alphabets/%00', 404],
    ['/__proto__', 404],
    ['/constructor/__proto__', 404],
    ['/a/b/c/d', 404],
    ['/%E0%A4%A', 400],
    [`/${'a'.repeat(8000)}`, 414],
    ['/alphabets/%23', 200],
    ['/solvents?page=2&sort=-name&grade=AR', 200],
    ['/solvents?sort=drop&grade=none', 200],
  ])('%.40s: %i', async (path, status) => {
    const { get } = testSite(api);
    expect((await get(path)).status).toBe(status);
  });

  it.each([
    ['/methanol/', '/methanol'],
    ['/alphabets/m', '/alphabets/M'],
    ['/Methanol', '/methanol'],
    ['/Solvents', '/solvents'],
    ['/SOLVENTS/Alcohols?page=2', '/solvents/alcohols?page=2'],
    ['//evil.example/x', '/evil.example/x'],
  ])('%s is sent on to %s', async (path, to) => {
    const { get } = testSite(api);
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    const data = await get(`/site/data${path}`);
    expect(await data.json()).toEqual({ redirect: to });
  });

  it('is 503 with a page of its own while the API is down', async () => {
    const { get, statuses } = testSite(api);
    statuses.set('/api/', 503);
    const answer = await get('/methanol');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    const page = await documentOf(answer);
    expect(page.title).toBe(failedPageMeta.title);
    expect(page.querySelector('h1')?.textContent).toMatch(/not available at the moment/);
  });

  it('is a page without a menu while the menu alone cannot be read', async () => {
    const { get, statuses } = testSite(api);
    statuses.set('/api/menulist', 500);
    expect((await get('/methanol')).status).toBe(200);
  });

  it('is 405 for anything but reading', async () => {
    const { get } = testSite(api);
    const answer = await get('/', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('an edit', () => {
  it('shows at the next request, in the page, in the letter list and in the data', async () => {
    const { get } = testSite(api);
    const before = await get('/acetone');
    const { _id } = await recordAt('/api/product/getBySlug?slug=acetone');
    await put(`/api/product/update?id=${_id}`, { name: 'Zz acetone', slug: 'zz-acetone' });

    const moved = await get('/acetone');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/zz-acetone']);
    const page = await documentOf(await get('/zz-acetone'));
    expect(page.querySelector('h1')?.textContent).toBe('Zz acetone');
    const letter = await documentOf(await get('/alphabets/Z'));
    expect(letter.querySelector('a[href="/zz-acetone"]')?.textContent).toBe('Zz acetone');
    const known = { headers: { 'if-none-match': before.headers.get('etag') ?? '' } };
    expect((await get('/zz-acetone', known)).status).toBe(200);
  });

  it('sends the addresses of a subcategory that was moved, and those below it, on to where it stands now', async () => {
    const { get } = testSite(api);
    const agrochemicals = await recordAt(
      '/api/chemicalCategory/getSpecificCategory?slug=agrochemicals',
    );
    const dyes = await recordAt('/api/chemicalCategory/getSpecificSubcategory?slug=dyes');
    const body = { categoryId: agrochemicals._id };
    await put(`/api/chemicalCategory/updateSubCategory?id=${dyes._id}`, body);
    const locations = async (path: string) => (await get(path)).headers.get('location');
    expect((await get('/dyes-and-pigments/dyes')).status).toBe(301);
    expect(await locations('/dyes-and-pigments/dyes')).toBe('/agrochemicals/dyes');
    expect(await locations('/dyes-and-pigments/dyes/acid-basic-and-food-dyes')).toBe(
      '/agrochemicals/dyes/acid-basic-and-food-dyes',
    );
    expect((await get('/agrochemicals/dyes/acid-basic-and-food-dyes')).status).toBe(200);
    expect((await get('/dyes-and-pigments/none')).status).toBe(404);
  });
});

describe('caching', () => {
  it('answers 304 without a policy when the browser has the page already', async () => {
    const { get } = testSite(api);
    const first = await get('/methanol');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
    const again = await get('/methanol', known);
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect((await get('/site/data/methanol', known)).status).toBe(200);
  });

  it('sends a page that was rendered before as it would render it, and nothing else', async () => {
    const { get, rendered, views } = testSite(api);
    const ask = (path: string, { method = 'GET', headers = {} } = {}) => {
      const request = new Request(origin + path, { method, headers });
      return rendered(request, new URL(request.url));
    };
    expect(await ask('/methanol')).toBeUndefined();
    const compressed = { headers: { 'accept-encoding': 'gzip' } };
    for (const init of [{}, compressed]) {
      const answer = await get('/methanol', init);
      const page = await ask('/methanol', init);
      expect(page?.status).toBe(answer.status);
      expect(page?.headers).toEqual(Object.fromEntries(answer.headers));
      expect(page?.body).toEqual(Buffer.from(await answer.arrayBuffer()));
    }
    const etag = (await get('/methanol')).headers.get('etag') ?? '';
    const known = await ask('/methanol', { headers: { 'if-none-match': etag } });
    expect(known).toMatchObject({ status: 304, headers: { etag }, body: null });
    expect(views.at(-1)).toEqual({ kind: 'chemical', status: 304, isCached: true });

    for (const path of ['/nothing-here', '/feed.xml', '/methanol?preview=token']) {
      await get(path);
      expect([path, await ask(path)]).toEqual([path, undefined]);
    }
    expect(await ask('/methanol', { method: 'HEAD' })).toBeUndefined();
    expect(await ask('/methanol', { method: 'POST' })).toBeUndefined();
    expect(await ask('/site/data/methanol')).toBeUndefined();
    const { _id } = await recordAt('/api/product/getBySlug?slug=methanol');
    await put(`/api/product/update?id=${_id}`, { storage: 'In the shade.' });
    expect(await ask('/methanol')).toBeUndefined();
    expect(await (await get('/methanol')).text()).toContain('In the shade.');
  });

  it('asks the API once for each thing that a page needs', async () => {
    const { get, calls } = testSite(api);
    await get('/methanol');
    expect(new Set(calls).size).toBe(calls.length);
  });
});

describe('behind a CDN', () => {
  const caching = ({ headers }: Response) =>
    ['cache-control', 'cdn-cache-control'].map((name) => headers.get(name));
  const uncached = ['no-cache', null];

  it('a page that is the same for all may stay there, as HTML and as data', async () => {
    const { get } = testSite(api, { cdnMaxAge: 600 });
    for (const path of ['/methanol', '/methanol', '/site/data/methanol']) {
      expect(caching(await get(path))).toEqual([
        'public, max-age=0, s-maxage=600',
        'max-age=600, stale-while-revalidate=600',
      ]);
    }
    const { headers } = await get('/methanol');
    expect(headers.get('vary')).toBe('accept-encoding');
    const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    const again = await get('/methanol', known);
    expect([again.status, ...caching(again)]).toEqual([304, ...caching(await get('/methanol'))]);
  });

  it.each([
    siteRoutes.contact,
    siteRoutes.careers,
    '/inquiry?chemicals=methanol',
    '/inquiry/list',
    '/nothing',
    '/Methanol',
  ])('nothing that is of one visitor, missing or elsewhere: %s', async (path) => {
    expect(caching(await testSite(api, { cdnMaxAge: 600 }).get(path))).toEqual(uncached);
  });

  it.each(['/methanol?preview=token', '/methanol?key=key'])(
    'nor what a key opens: %s',
    async (path) => {
      const answer = await testSite(api, { cdnMaxAge: 600 }).get(path);
      expect(caching(answer)).toEqual(['no-store', null]);
    },
  );

  it('nor a page on which something could not be read', async () => {
    const { get, statuses } = testSite(api, { cdnMaxAge: 600 });
    statuses.set('/api/menulist', 500);
    const answer = await get('/methanol');
    expect([answer.status, ...caching(answer)]).toEqual([200, ...uncached]);
  });

  it('and nothing at all without the setting', async () => {
    expect(caching(await testSite(api).get('/methanol'))).toEqual(uncached);
  });
});

describe('safety of a page', () => {
  it('lets only its own files and what it wrote itself run, under a policy that belongs to the body', async () => {
    const { get } = testSite(api);
    const answer = await get('/methanol');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|nonce|strict-dynamic|https?:|\*/);
    expect(policy).toContain("img-src 'self';");
    const body = await answer.clone().text();
    expect(await activeIn(answer.clone())).toEqual([]);
    const page = await documentOf(answer);
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
    expect(styles.length).toBeGreaterThan(1);
    expect(policy).toContain(`style-src ${['', ...styles].map(hashSource).join(' ')};`);
    expect(page.querySelector('[style], [onclick], [nonce], base, iframe')).toBeNull();
    const again = await get('/methanol');
    expect(again.headers.get('content-security-policy')).toBe(policy);
    expect(await again.text()).toBe(body);
  });

  it('covers an error page, whose style and choice of theme alone it allows', async () => {
    const answer = await testSite(api).get('/%E0%A4%A');
    const allowed = /script-src 'self' 'sha256-[^ ;]+';/;
    expect(answer.headers.get('content-security-policy')).toMatch(allowed);
    expect(await activeIn(answer)).toEqual([]);
  });

  it('shows hostile text as text', async () => {
    const { get } = testSite(api);
    const hostile = '</script><img src=x onerror=alert(1)><!--';
    const { _id } = await recordAt('/api/product/getBySlug?slug=toluene');
    await put(`/api/product/update?id=${_id}`, {
      name: hostile,
      metaTitle: hostile,
      description:
        '<p onclick="x()">Text <a href="javascript:alert(1)">link</a><script>1</script></p>',
    });
    const page = await documentOf(await get('/toluene?q=<script>alert(1)</script>'));
    expect(page.title).toBe(hostile);
    expect(page.querySelector('h1')?.textContent).toBe(hostile);
    expect(
      page.querySelector('[onerror], img[src="x"], a[href^="javascript"], [onclick]'),
    ).toBeNull();
    expect(page.documentElement.outerHTML).not.toContain('<script>alert');
    const structured = page.querySelectorAll('script[type="application/ld+json"]');
    expect(
      [...structured].map(({ textContent }) => JSON.parse(textContent ?? '')['@type']),
    ).toEqual(['Organization', 'ItemPage', 'BreadcrumbList', ['Product', 'MolecularEntity']]);
  });

  it('never tells what is for staff', async () => {
    const { get } = testSite(api);
    const text = await (await get('/methanol')).text();
    expect(text).not.toMatch(/taxId|supplier|indexLetterOverride|sortKey|createdAt/i);
  });
});

it.each(['/favicon.ico', '/apple-touch-icon.png'])('%s leads to the icon', async (path) => {
  const { status, headers } = await testSite(api).get(path);
  expect([status, headers.get('location')]).toEqual([302, '/touch-icon.png']);
});
