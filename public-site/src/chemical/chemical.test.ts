import type { TestApi } from 'shared-ui/testing';
import { costOf } from '../testing/cost-of';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';
import { addExampleChemicals, longName, pageAt, part } from './chemicals.fixture';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const ethanol = await addExampleChemicals(api);
  const staff = staffCalls(api);
  const blogCategoryId = await staff.add('blogCategory/add', { name: 'All', slug: 'all' });
  const post = { categoryId: blogCategoryId, content: '<p>x</p>', status: 'published' };
  await staff.add('blog/add', { ...post, title: 'On ethanol', relatedChemicalIds: [ethanol] });
  await staff.add('blog/add', { ...post, title: 'On nothing' });
});
afterAll(() => api.close());

describe('the sheet of a chemical', () => {
  it('says what the codes of its label mean, in the words of CLP and of the supplier', async () => {
    const page = await pageAt(api, '/ethanol');
    const safety = page.getElementById('safety');
    const texts = Object.fromEntries(
      [...(safety?.querySelectorAll('dl > div') ?? [])].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    );
    expect(texts).toEqual({
      H225: 'Highly flammable liquid and vapour',
      H360FD: 'May damage fertility. May damage the unborn child.',
      'H300+H310': 'Fatal if swallowed or in contact with skin',
      EUH066: 'Repeated exposure may cause skin dryness or cracking',
      P210: expect.stringContaining('Keep away from heat'),
      'P301+P310': 'IF SWALLOWED: Immediately call a POISON CENTER/doctor.',
      'P233+P240': expect.stringMatching(/^Keep container tightly closed\. Ground/),
      P501: 'Dispose of contents/container to an approved plant.',
    });
    expect([...(safety?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'Flame',
      'Skull and crossbones',
      'Health hazard',
    ]);
    expect(safety?.textContent).toContain('Danger');
    expect(safety?.textContent).toContain('Regulation (EC) No 1272/2008');
    expect(part(page, 'transport')).toContain('UN1170');
  });

  it('has its names by language, each marked with it, and the identifiers of its structure', async () => {
    const page = await pageAt(api, '/ethanol');
    expect(part(page, 'names')).toBe('Names in other languagesGermanWeingeistChinese乙醇, 酒精');
    const marked = [...page.querySelectorAll('#names [lang]')].map((name) => [
      name.getAttribute('lang'),
      name.textContent,
    ]);
    expect(marked).toEqual([
      ['de', 'Weingeist'],
      ['zh', '乙醇'],
      ['zh', '酒精'],
    ]);
    expect(part(page, 'identifiers')).toContain('InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3');
    expect(part(page, 'identifiers')).toContain('LFQSCWFLJHTTHZ-UHFFFAOYSA-N');
  });

  it('gives temperatures in Celsius and Fahrenheit, and documents with kind, language and format', async () => {
    const page = await pageAt(api, '/ethanol');
    expect(part(page, 'properties')).toContain('78.4\u00a0°C173.1\u00a0°F');
    expect(part(page, 'properties')).toContain('\u2212114.1\u00a0°C\u2212173.4\u00a0°F');
    expect(part(page, 'documents')).toBe(
      'DocumentsLot 7Certificate of analysis, German, PDFQuality and documents',
    );
  });

  it('shows its structure, the articles that name it, and leads to its data', async () => {
    const page = await pageAt(api, '/ethanol');
    const picture = page.querySelector('article img');
    expect(picture?.getAttribute('src')).toMatch(/^\/ethanol[.]svg[?]v=[a-z\d]{1,7}$/);
    expect(picture?.getAttribute('alt')).toBe('Structural formula of Ethanol');
    expect(part(page, 'articles')).toContain('On ethanol');
    expect(part(page, 'articles')).not.toContain('On nothing');
    const links = [...page.querySelectorAll('#data a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      ['pdf', 'de.pdf', 'fr.pdf', 'json', 'mol', 'svg'].map((end) => `/ethanol.${end}`),
    );
    const alternate = page.head.querySelector('link[type="application/json"]');
    expect(alternate?.getAttribute('href')).toBe('/ethanol.json');
    const anchors = [...page.querySelectorAll('nav[aria-labelledby="contents"] a')];
    expect(anchors.length).toBeGreaterThan(6);
    for (const anchor of anchors) {
      expect(page.querySelector(anchor.getAttribute('href') ?? '')).not.toBeNull();
    }
  });

  it('leads to its salts and isomers, and says how they differ', async () => {
    const near = part(await pageAt(api, '/l-alanine'), 'near');
    expect(near).toContain('Other forms: salts, hydrates, isomers');
    expect(near).toContain('D-AlanineSame compound, other stereo');
    expect(near).toContain('Sodium L-alaninateIts sodium salt');
  });

  it('does not call unclassified safe, folds many names, and leads to its category', async () => {
    const page = await pageAt(api, '/long');
    expect(part(page, 'safety')).toContain('We hold no classification for');
    expect(page.querySelector('#safety a')?.getAttribute('href')).toBe('/inquiry?add=long');
    expect(page.querySelector('h1')?.textContent).toBe(longName);
    const folded = page.querySelector('header details');
    expect(folded?.querySelector('summary')?.textContent).toBe('92 more names');
    expect(folded?.querySelectorAll('li')).toHaveLength(92);
    expect(page.querySelector('#near li')?.textContent).toBe('D-Alanine');
    expect(page.querySelector('article img[src^="/long"]')).toBeNull();
  });
});

it('nothing near, no replacement and no article is no reason to fail', async () => {
  const site = testSite(api);
  site.statuses.set('/api/product/getSimilar', 500).set('/api/blog/get', 500);
  const page = await documentOf(await site.get('/ethanol'));
  expect(page.querySelector('h1')?.textContent).toBe('Ethanol');
  expect(site.log).toHaveBeenCalledTimes(3);
});

it('a page without a structure, seen before, costs at most three queries', async () => {
  const site = testSite(api);
  // The second time the news of what was added last have surely come.
  await site.get('/long');
  await site.get('/long');
  expect(await costOf(api, () => site.get('/long'))).toBeLessThanOrEqual(3);
});
