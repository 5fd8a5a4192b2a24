import { type Endpoint, siteRoutes } from 'contract';
import {
  banners,
  companyEndpoints,
  companyLogos,
  contactInfos,
  menuItems,
  metas,
  navigationLinks,
  whatsAppInfos,
} from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { hueColors, hueStyle } from 'shared-ui/hue';
import type { TestApi } from 'shared-ui/testing';
import { policyPaths } from '../load/policy-links';
import { documentOf, origin, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

async function add(endpoint: Endpoint, body: object): Promise<string> {
  return JSON.parse(await send(endpoint, { body, status: 201 })).data._id;
}

async function put(endpoint: Endpoint, body: object): Promise<void> {
  await send(endpoint, { body, status: 200 });
}

async function send(
  endpoint: Endpoint,
  { body, status }: { body: object; status: number },
): Promise<string> {
  const { statusCode, body: text } = await api.inject({
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  expect([endpoint.name, statusCode]).toEqual([endpoint.name, status]);
  return text;
}

/** Stores a drawing; answers its name. */
async function addDrawing(): Promise<string> {
  const edge = 'the-edge-of-parts';
  const part = `content-disposition: form-data; name="file"; filename="a.svg"\r\ncontent-type: image/svg+xml`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>';
  const { body } = await api.inject({
    method: fileEndpoints.add.method,
    url: `/api/${fileEndpoints.add.path}`,
    headers: {
      authorization: `Bearer ${api.adminToken}`,
      'content-type': `multipart/form-data; boundary=${edge}`,
    },
    payload: `--${edge}\r\n${part}\r\n\r\n${svg}\r\n--${edge}--\r\n`,
  });
  return JSON.parse(body).data.name;
}

async function open(path: string) {
  const { get, log } = testSite(api);
  const page = await documentOf(await get(path));
  expect(log).not.toHaveBeenCalled();
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
  const hrefs = (selector: string) =>
    [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
  return { page, texts, hrefs };
}

describe('a company that has entered nothing yet', () => {
  it('has a first page, without menus, slides or contact, that says so', async () => {
    const { page, texts, hrefs } = await open('/');
    expect(page.title).toBe('Static Page');
    expect(texts('h1')).toEqual(['Our catalogue opens soon']);
    expect(page.querySelector('main')?.textContent).toContain('being prepared');
    expect(hrefs('main a')).toEqual(['/inquiry', '/contact-us']);
    expect(texts('main h2')).toEqual([]);
    expect(page.querySelector('header nav, [aria-roledescription], address')).toBeNull();
    expect(hrefs('footer a')).toEqual([
      '/',
      '/alphabetsbaseCategory',
      '/categories',
      '/quality',
      '/delivery',
    ]);
    expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/icon.svg');
  });
});

describe('the other pages of such a company', () => {
  it.each(['/categories', '/alphabetsbaseCategory'])('%s says so too', async (path) => {
    const { page, hrefs } = await open(path);
    expect(page.querySelector('main')?.textContent).toContain('being prepared');
    expect(hrefs('main a')).toEqual(expect.arrayContaining(['/inquiry', '/contact-us']));
  });

  it.each(Object.values(policyPaths))('%s is none until somebody writes it', async (path) => {
    expect((await testSite(api).get(path)).status).toBe(404);
  });
});

describe('what staff enter', () => {
  it('names the company in header, footer, titles and structured data, and colours the page', async () => {
    const { get } = testSite(api);
    const read = async () => documentOf(await get('/contact-us'));
    const before = await read();
    expect(before.querySelector('header a')?.textContent).toContain('Chemical trading');
    const facts = { name: 'Ex & Co', shortName: 'Ex', hue: 145, vatNumber: 'EX 1' };
    await put(companyEndpoints.update, facts);
    const page = await read();
    expect(page.title).toBe('Ex & Co');
    expect(page.querySelector('header a')?.textContent).toContain('Ex & Co');
    expect(page.querySelector('footer')?.textContent).toContain('Ex & Co · VAT EX 1');
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(data).toContain('"name":"Ex & Co"');
    expect(data).toContain('"vatID":"EX 1"');
    const styles = (one: Document) =>
      [...one.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    expect(styles(before)).not.toContain(hueStyle(145));
    expect(styles(page)).toContain(hueStyle(145));
    const colors = [...page.querySelectorAll('meta[name="theme-color"]')];
    expect(colors.map((meta) => meta.getAttribute('content'))).toEqual([
      hueColors(145).light.surface,
      hueColors(145).dark.surface,
    ]);
    await add(metas.endpoints.add, { pageSlug: 'contact-us', metaTitle: 'Write to us' });
    expect((await read()).title).toBe('Write to us – Ex');
    await put(companyEndpoints.update, { name: null, shortName: null, hue: null, vatNumber: null });
    expect(styles(await read())).not.toContain(hueStyle(145));
  });

  it('stands in the menu in three levels, but for what is hidden', async () => {
    const add1 = (title: string, more: object) =>
      add(menuItems.endpoints.add, { title, path: '/categories', ...more });
    const top = await add1('Range', { order: 1 });
    const second = await add1('Groups', { order: 2, parentId: top, path: '/a-group' });
    await add1('Deepest', { order: 3, parentId: second, path: '/a-group/a-part' });
    await add1('Hidden', { order: 4, visible: false });
    const { texts, hrefs } = await open('/categories');
    expect(texts('header nav summary')).toEqual(['Range']);
    expect(hrefs('header nav a')).toEqual(['/categories', '/a-group', '/a-group/a-part']);
    expect(texts('header nav a[aria-current="page"]')).toEqual(['Range']);
  });

  it('stands in the footer by groups, with ways to reach the company', async () => {
    const link = (label: string, url: string, more: object = {}) =>
      add(navigationLinks.endpoints.add, { label, url, ...more });
    await link('Range', '/categories', { group: 'First', order: 1 });
    await link('Find', '/search', { group: 'First', order: 2 });
    await link('Ours', 'https://other.example/', { group: 'Second', order: 3, newTab: true });
    await add(contactInfos.endpoints.add, { label: 'Aaa', phones: ['+442079460999'] });
    await add(contactInfos.endpoints.add, {
      label: 'Head office',
      address: '1 Quay <b>',
      phones: ['+442079460123'],
      emails: ['office@example.com'],
      socials: [{ network: 'linkedin', url: 'https://linkedin.example.com/us' }],
      primary: true,
    });
    const { page, texts, hrefs } = await open('/categories');
    expect(texts('footer nav h2')).toEqual(['First', 'Second']);
    expect(hrefs('footer nav a')).toEqual(['/categories', '/search', 'https://other.example/']);
    expect(page.querySelector('footer a[target]')?.getAttribute('rel')).toBe('noopener');
    expect(texts('address a')).toEqual(['+44 20 7946 0123', 'office@example.com']);
    expect(hrefs('address a')).toEqual(['tel:+442079460123', 'mailto:office@example.com']);
    const [organization] = texts('script[type="application/ld+json"]');
    expect(JSON.parse(organization ?? '')).toMatchObject({
      '@type': 'Organization',
      address: '1 Quay <b>',
      sameAs: ['https://linkedin.example.com/us'],
    });
  });

  it('is a message to begin in WhatsApp, with the greeting', async () => {
    await add(whatsAppInfos.endpoints.add, {
      label: 'Aside',
      number: '+442079460111',
      active: false,
    });
    const greeting = 'Hello & good day?';
    await add(whatsAppInfos.endpoints.add, { label: 'Desk', number: '+442079460222', greeting });
    const { page } = await open('/categories');
    const link = page.querySelector('a[href^="https://wa.me/"]');
    const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? '');
    expect([pathname, searchParams.get('text')]).toEqual(['/442079460222', greeting]);
    expect(link?.closest('.not-in-print')).not.toBeNull();
  });

  it('are logos, one for each theme, and the icon', async () => {
    const image = await addDrawing();
    for (const variant of ['light', 'dark', 'favicon']) {
      await add(companyLogos.endpoints.add, { variant, image, alt: `Our ${variant} logo` });
    }
    const { page } = await open('/categories');
    const logos = [...page.querySelectorAll('header img')];
    expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual([
      'Our light logo',
      'Our dark logo',
    ]);
    expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toContain(image);
  });

  it('is a banner on the page that it is for, whose words are then not said twice', async () => {
    const image = await addDrawing();
    const banner = { image, alt: 'Rings', pageSlug: 'categories', subtitle: 'By use' };
    await add(banners.endpoints.add, { ...banner, title: 'Older' });
    await add(banners.endpoints.add, { ...banner, title: 'All categories' });
    await add(banners.endpoints.add, { ...banner, title: 'Aside', active: false });
    const { page, texts } = await open('/categories');
    expect(texts('main strong')).toEqual(['All categories']);
    expect(texts('h1')).toEqual(['All categories']);
    const card = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
    expect(card).toContain(`${origin}/api/file/download/${image}`);
    expect((await open('/alphabetsbaseCategory')).texts('main strong')).toEqual([]);
    expect((await open('/categories/')).texts('main strong')).toEqual([]);
  });
});

it('leads to pages: every route of the site answers', async () => {
  const { get } = testSite(api);
  const fixed = Object.values(siteRoutes).filter((route) => !route.includes(':'));
  const answers = await Promise.all(
    fixed.map(async (route) => ({ route, status: (await get(route)).status })),
  );
  const missing = answers.filter(({ status }) => status === 404).map(({ route }) => route);
  // Pages of records that this company has none of, and three that are open to who has their key.
  expect(missing).toEqual([
    siteRoutes.inquiryStatus,
    siteRoutes.offer,
    siteRoutes.supplierRequest,
    siteRoutes.about,
    siteRoutes.introduction,
    siteRoutes.visionMission,
    ...Object.values(policyPaths),
  ]);
});
