import type { DataSheet } from 'contract/catalog';
import type { TestApi } from 'shared-ui/testing';
import { costOf } from '../testing/cost-of';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, origin, testSite } from '../testing/test-site';
import { activeIn } from '../testing/what-is-active';
import { ethanolFacts } from './ethanol-facts.fixture';

const longName = `4-{2-[2-(${'methyl'.repeat(12)})]ethoxy}-1,3-benzodioxole-5-carboxylic acid`;
const synonyms = Array.from({ length: 100 }, (_, index) => `Synonym ${index + 1}`);

let api: TestApi;
let ethanol: string;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const staff = staffCalls(api);
  const categoryId = await staff.add('chemicalCategory/addCategory', {
    name: 'Solvents',
    slug: 'solvents',
  });
  const add = (fields: object) =>
    staff.add('product/add', { status: 'published', categoryId, ...fields });
  ethanol = await add({ ...ethanolFacts, slug: 'alcohol' });
  await staff.put(`product/update?id=${ethanol}`, { slug: 'ethanol' });
  await add({ smiles: 'C[C@H](N)C(=O)O', name: 'L-Alanine', slug: 'l-alanine', inchiKey: keys.L });
  await add({ name: 'D-Alanine', slug: 'd-alanine', smiles: 'C[C@@H](N)C(=O)O', inchiKey: keys.D });
  await add({
    name: 'Sodium L-alaninate',
    slug: 'sodium-alaninate',
    smiles: '[Na+].C[C@H](N)C(=O)[O-]',
  });
  await add({ name: longName, slug: 'long', synonyms, hazardClass: '3' });
  await add({ name: 'Draft', slug: 'draft', smiles: 'CO', status: 'draft' });
  await add({ name: hostile, slug: 'hostile', smiles: 'CCC', storage: hostile });
  const blogCategoryId = await staff.add('blogCategory/add', { name: 'All', slug: 'all' });
  const post = { categoryId: blogCategoryId, content: '<p>x</p>', status: 'published' };
  await staff.add('blog/add', { ...post, title: 'On ethanol', relatedChemicalIds: [ethanol] });
  await staff.add('blog/add', { ...post, title: 'On nothing' });
});
afterAll(() => api.close());

const keys = { L: 'QNAYBMKLOCPYGJ-REOHCLBHSA-N', D: 'QNAYBMKLOCPYGJ-UWTATZPHSA-N' };

const hostile = '</title>"><script>alert(1)</script>&\u2028]]>';

async function pageAt(path: string) {
  const answer = await testSite(api).get(path);
  expect(answer.status).toBe(200);
  return documentOf(answer);
}

const get = (path: string, init?: RequestInit) => testSite(api).get(path, init);

/** The text of a part of the sheet, by its anchor. */
const part = (page: Document, id: string) => page.getElementById(id)?.textContent;

describe('the sheet of a chemical', () => {
  it('says what the codes of its label mean, in the words of CLP and of the supplier', async () => {
    const page = await pageAt('/ethanol');
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
      'Exclamation mark',
    ]);
    expect(safety?.textContent).toContain('Danger');
    expect(safety?.textContent).toContain('Regulation (EC) No 1272/2008');
    expect(part(page, 'transport')).toContain('UN1170');
  });

  it('has its names by language, each marked with it, and the identifiers of its structure', async () => {
    const page = await pageAt('/ethanol');
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
    const page = await pageAt('/ethanol');
    expect(part(page, 'properties')).toContain('78.4\u00a0°C173.1\u00a0°F');
    expect(part(page, 'properties')).toContain('\u2212114.1\u00a0°C\u2212173.4\u00a0°F');
    expect(part(page, 'documents')).toBe('DocumentsLot 7Certificate of analysis, German, PDF');
  });

  it('shows its structure, the articles that name it, and leads to its data', async () => {
    const page = await pageAt('/ethanol');
    const picture = page.querySelector('article img');
    expect(picture?.getAttribute('src')).toBe('/ethanol.svg');
    expect(picture?.getAttribute('alt')).toBe('Structural formula of Ethanol');
    expect(part(page, 'articles')).toContain('On ethanol');
    expect(part(page, 'articles')).not.toContain('On nothing');
    const links = [...page.querySelectorAll('#data a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/ethanol.pdf', '/ethanol.json', '/ethanol.mol', '/ethanol.svg']);
    const alternate = page.head.querySelector('link[type="application/json"]');
    expect(alternate?.getAttribute('href')).toBe('/ethanol.json');
    const anchors = [...page.querySelectorAll('nav[aria-labelledby="contents"] a')];
    expect(anchors.length).toBeGreaterThan(6);
    for (const anchor of anchors) {
      expect(page.querySelector(anchor.getAttribute('href') ?? '')).not.toBeNull();
    }
  });

  it('leads to its salts and isomers, and says how they differ', async () => {
    const near = part(await pageAt('/l-alanine'), 'near');
    expect(near).toContain('Other forms: salts, hydrates, isomers');
    expect(near).toContain('D-AlanineSame compound, other stereo');
    expect(near).toContain('Sodium L-alaninateIts sodium salt');
  });

  it('does not call unclassified safe, folds many names, and leads to its category', async () => {
    const page = await pageAt('/long');
    expect(part(page, 'safety')).toContain('Hazard data for this chemical is not published');
    expect(page.querySelector('#safety a')?.getAttribute('href')).toBe('/inquiry?add=long');
    expect(page.querySelector('h1')?.textContent).toBe(longName);
    const folded = page.querySelector('header details');
    expect(folded?.querySelector('summary')?.textContent).toBe('92 more names');
    expect(folded?.querySelectorAll('li')).toHaveLength(92);
    expect(page.querySelector('#near li')?.textContent).toBe('D-Alanine');
    expect(page.querySelector('article img[src^="/long"]')).toBeNull();
  });
});

describe('the data of a chemical', () => {
  it('is JSON with units, absolute addresses and nothing of staff', async () => {
    const answer = await get('/ethanol.json');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      link: `<${origin}/ethanol>; rel="canonical"`,
    });
    const data = await answer.json();
    expect(data).toMatchObject({
      version: 1,
      name: 'Ethanol',
      url: `${origin}/ethanol`,
      identifiers: {
        casNumber: '64-17-5',
        smiles: 'CCO',
        inchi: 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3',
        inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
        synonyms: [],
        foreignNames: ethanolFacts.foreignNames,
      },
      formula: 'C2H6O',
      molarMass: { value: expect.closeTo(46.07, 2), unit: 'g/mol' },
      properties: { density: { value: 0.789, unit: 'g/cm3' }, flashPoint: null },
      safety: { pictograms: ['GHS02', 'GHS07'], unNumber: 'UN1170' },
      documents: [{ kind: 'COA', url: `${origin}/api/file/download/a.pdf` }],
      structure: { svg: `${origin}/ethanol.svg`, mol: `${origin}/ethanol.mol` },
    });
    const facts =
      'identifiers formula molarMass properties types grades packs safety storage trade';
    const fields = `version name url updatedAt ${facts} documents structure sources`;
    expect(Object.keys(data)).toEqual(fields.split(' '));
    expect(await (await get('/l-alanine.json')).json()).toMatchObject({ safety: null });
    expect(await (await get('/long.json')).json()).toMatchObject({ structure: null });
  });

  it('is a sheet for print, with what the page says', async () => {
    const answer = await get('/ethanol.pdf');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="ethanol.pdf"',
      'cache-control': 'public, max-age=3600',
    });
    const sheet: DataSheet = await answer.json();
    expect(sheet).toMatchObject({
      title: 'Ethanol',
      address: `${origin}/ethanol`,
      picture: expect.stringMatching(/^<svg /),
    });
    expect(sheet.sections.map(({ title }) => title)).toEqual([
      'Identifiers',
      'Properties',
      'Safety',
      'Transport and trade',
      'Documents',
    ]);
    const said = JSON.stringify(sheet);
    const page = (await pageAt('/ethanol')).body.textContent ?? '';
    const values = sheet.sections.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'facts' ? part.facts : [])),
    );
    expect(values.length).toBeGreaterThan(15);
    for (const { value } of values) {
      const [first = ''] = value.split(/ \(|, /);
      expect(page).toContain(first);
    }
    expect(said).toContain('Dispose of contents/container to an approved plant.');
    expect(said).toContain('78.4\u00a0°C (173.1\u00a0°F)');
    const long: DataSheet = await (await get('/long.pdf')).json();
    expect(JSON.stringify(long.sections)).toContain(
      'Hazard data for this chemical is not published',
    );
    expect(long.picture).toBeNull();
  });

  it('is a picture that draws black and says what it shows, and a molfile to keep', async () => {
    const picture = await get('/ethanol.svg');
    const svg = await picture.text();
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(drawing.querySelector('title')?.textContent).toBe('Ethanol');
    expect(drawing.querySelector('desc')?.textContent).toContain('C2H6O');
    expect(drawing.getAttribute('color')).toBe('#000');

    const molfile = await get('/ethanol.mol');
    expect(molfile.headers.get('content-type')).toBe('chemical/x-mdl-molfile');
    expect(molfile.headers.get('content-disposition')).toBe('attachment; filename="ethanol.mol"');
    expect(await molfile.text()).toMatch(/^Ethanol\n.*\n\n {2}3 {2}2 [^]*\nM {2}END\n$/);
  });

  it.each(['json', 'mol', 'svg', 'pdf'])(
    'as .%s is not sent twice, moves with its chemical, and is read by HEAD',
    async (format) => {
      const answer = await get(`/ethanol.${format}`);
      const etag = answer.headers.get('etag') ?? '';
      const again = await get(`/ethanol.${format}`, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await get(`/ethanol.${format}`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-type')).toBe(answer.headers.get('content-type'));
      const former = await get(`/alcohol.${format}`);
      expect([former.status, former.headers.get('location')]).toEqual([301, `/ethanol.${format}`]);
      expect((await get(`/ethanol.${format}`, { method: 'POST' })).status).toBe(405);
    },
  );

  it.each([
    ['/draft.json', 'a draft'],
    ['/draft.svg', 'the structure of a draft'],
    ['/draft.pdf', 'the data sheet of a draft'],
    ['/nothing.mol', 'no chemical'],
    ['/solvents.json', 'a category'],
    ['/long.svg', 'no structure'],
    ['/long.mol', 'no structure'],
  ])('%s is 404: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).length).toBeLessThan(60);
  });

  it.each([
    '/Ethanol.svg',
    '/ethanol.SVG',
    '/%3Cscript%3E.svg',
    '/a/ethanol.svg',
    '/..svg',
    '/ethanol.json.svg',
    '/-.mol',
    `/${'a'.repeat(121)}.json`,
  ])('%s is the address of nothing', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<script>alert');
  });

  it('holds hostile words as words', async () => {
    const svg = await (await get('/hostile.svg')).text();
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(drawing.querySelector('parsererror, script')).toBeNull();
    expect(drawing.querySelector('title')?.textContent).toBe(hostile);
    expect(await activeIn(await get('/hostile'))).toEqual([]);
    expect(await (await get('/hostile.json')).json()).toMatchObject({ storage: hostile });
  });

  it('waits while the API does', async () => {
    const site = testSite(api);
    site.statuses.set('/api/product/getStructure', 503);
    const answer = await site.get('/ethanol.svg');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await site.get('/ethanol')).status).toBe(200);
  });
});

it('nothing near and no article is no reason to fail', async () => {
  const site = testSite(api);
  site.statuses.set('/api/product/getSimilar', 500).set('/api/blog/get', 500);
  const page = await documentOf(await site.get('/ethanol'));
  expect(page.querySelector('h1')?.textContent).toBe('Ethanol');
  expect(site.log).toHaveBeenCalledTimes(2);
});

it('a page without a structure, seen before, costs at most three queries', async () => {
  const site = testSite(api);
  // The second time the news of what was added last have surely come.
  await site.get('/long');
  await site.get('/long');
  expect(await costOf(api, () => site.get('/long'))).toBeLessThanOrEqual(3);
});
