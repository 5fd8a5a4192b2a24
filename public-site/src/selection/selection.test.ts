import { waitFor } from '@testing-library/react';
import { type TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

const open = async (path: string) => {
  const answer = await testSite(api).get(path);
  return { status: answer.status, to: answer.headers.get('location'), answer };
};
const pageAt = async (path: string) => documentOf((await open(path)).answer);
const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the ways into the catalogue', () => {
  it.each(['/uses', '/functional-groups', '/elements'])(
    '%s lead to pages with as many chemicals as they say',
    async (path) => {
      const page = await pageAt(path);
      const links = [...page.querySelectorAll<HTMLAnchorElement>(`main a[href^="${path}/"]`)];
      expect(links.length).toBeGreaterThan(5);
      for (const link of links.slice(0, 4)) {
        const found = await pageAt(link.getAttribute('href') ?? '');
        const [count = ''] = textsOf(found, 'main h2');
        expect(link.textContent).toContain(count?.replace(/\D/g, ''));
        expect(found.querySelector('link[rel="canonical"]')?.getAttribute('href')).toContain(
          link.getAttribute('href'),
        );
      }
    },
  );

  it.each([
    ['/uses/Solvent?view=table', '/uses/solvent?view=table'],
    ['/functional-groups/Carboxylic-Acid', '/functional-groups/carboxylic-acid'],
    ['/elements/fe', '/elements/Fe'],
    ['/uses/SOLVENT/chart', '/uses/solvent/chart'],
  ])('%s moves to its one address', async (from, to) => {
    expect(await open(from)).toMatchObject({ status: 301, to });
  });

  it.each([
    '/uses/unheard-of',
    '/uses/solvent?page=999',
    '/functional-groups/isocyanates',
    '/elements/Xx',
    '/elements/D',
    '/elements/Og',
    '/uses/unheard-of/chart',
  ])('%s is nothing', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('are narrowed and turned like any list, without the facet that they are', async () => {
    const page = await pageAt('/uses/solvent?flash=below-23&view=table');
    expect(textsOf(page, 'main summary, main h3')).not.toContain('Type');
    expect(page.querySelector('main')?.textContent).toContain('Acetone');
    expect(page.querySelector('main')?.textContent).not.toContain('Dimethyl sulfoxide');
  });

  it('tell of the articles about their chemicals, and of each chemical’s use', async () => {
    const page = await pageAt('/uses/solvent');
    expect(page.querySelectorAll('main a[href^="/blog/"]').length).toBeGreaterThan(0);
    const acetone = await pageAt('/acetone');
    expect(acetone.querySelector('main a[href="/uses/solvent"]')).not.toBeNull();
  });

  it('draw a chart whose points and rows are the same links', async () => {
    for (const path of ['/uses/solvent/chart', '/uses/solvent/chart?by=flash']) {
      const page = await pageAt(path);
      const hrefs = (selector: string) =>
        [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
      expect(hrefs('svg a').length).toBeGreaterThan(10);
      expect(hrefs('svg a')).toEqual(hrefs('main tbody a'));
    }
  });

  it('a use that is renamed has its address, and one that moves is found by the former one', async () => {
    const staff = staffCalls(api);
    const typeId = await staff.add('chemical/add', { name: 'Wood polish' });
    const twin = await staff.add('chemical/add', { name: 'Wood  Polish!' });
    const ids = [typeId, twin];
    const polish = { name: 'Polish of wood', status: 'published', typeIds: ids, boilingPoint: 90 };
    await staff.add('product/add', polish);
    expect((await open('/uses/wood-polish')).status).toBe(200);
    expect((await open('/uses/wood-polish-2')).status).toBe(200);

    await staff.put(`chemical/update?id=${typeId}`, { name: 'Furniture polish' });
    await waitFor(async () =>
      expect(textsOf(await pageAt('/uses/wood-polish'), 'h1')).toEqual(['Furniture polish']),
    );
    await staff.put(`chemical/update?id=${typeId}`, { slug: 'furniture-polish' });
    await waitFor(async () =>
      expect(await open('/uses/wood-polish?view=table')).toMatchObject({
        status: 301,
        to: '/uses/furniture-polish?view=table',
      }),
    );
    expect(await open('/uses/wood-polish/chart')).toMatchObject({
      status: 301,
      to: '/uses/furniture-polish/chart',
    });
    const sold = await pageAt('/polish-of-wood');
    expect(sold.querySelector('main a[href="/uses/furniture-polish"]')).not.toBeNull();

    await staff.add('chemical/add', { name: 'Wood polish', slug: 'wood-polish' });
    expect((await open('/uses/wood-polish')).status).toBe(404);
    for (const path of ['/uses/%00', "/uses/'or1=1--", `/uses/${'x'.repeat(500)}`])
      expect((await open(path)).status).toBe(404);
  });

  it('are in the sitemap', async () => {
    const text = await (await open('/sitemap-pages.xml')).answer.text();
    for (const path of ['/uses', '/uses/solvent', '/functional-groups/ester', '/elements/Na'])
      expect(text).toContain(`${path}</loc>`);
    expect(text).not.toContain('/elements/D<');
  });
});
