import { sortKey } from 'contract/chemistry';
import type { TestApi } from 'shared-ui/testing';
import { indexPath, readStructureIndex } from '../structure/structure-index';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo' });
});
afterAll(() => api.close());

const path = '/advance-search';

async function pageOf(parameters: Record<string, string>) {
  const { get } = testSite(api);
  const answer = await get(`${path}?${new URLSearchParams(parameters)}`);
  return { status: answer.status, page: await documentOf(answer) };
}

const namesIn = (page: Document) =>
  [...page.querySelectorAll('main li a[data-whole]')].map(({ textContent }) => textContent);
const titleIn = (page: Document) => page.querySelector('main section h2')?.textContent;
const errorAt = (page: Document, id: string) => page.getElementById(`${id}-error`)?.textContent;

describe('the search by facts', () => {
  it('asks for nothing at first', async () => {
    const { status, page } = await pageOf({});
    expect(status).toBe(200);
    expect(page.title).toBe('Advanced search');
    expect(titleIn(page)).toBeUndefined();
    const categories = [...page.querySelectorAll('select[name="category"] option')];
    expect(categories.length).toBeGreaterThan(20);
    expect(categories.map((option) => option.getAttribute('value'))).toContain('solvents/alcohols');
  });

  it.each([
    [{ formula: 'ClNa' }, 'Sodium chloride'],
    [{ formula: 'C2H5OH' }, 'Ethanol'],
    [{ q: 'methnol', massFrom: '32', massTo: '32,1' }, 'Methanol'],
    [{ q: '67-56-1' }, 'Methanol'],
    [{ category: 'solvents/alcohols', massTo: '33 g/mol' }, 'Methanol'],
    [{ formula: 'CH4O', sds: 'yes' }, 'Methanol'],
    [{ q: 'boric acid', svhc: 'listed' }, 'Boric acid'],
  ])('finds by %j', async (facts, name) => {
    const { page } = await pageOf(facts);
    expect(namesIn(page)).toContain(name);
    expect(titleIn(page)).toMatch(/^\d+ chemicals?$/);
  });

  it('keeps what was asked for in its fields and in the pages, and orders by it', async () => {
    const facts = { category: 'solvents', sort: '-name' };
    const { page } = await pageOf(facts);
    const keys = namesIn(page).map((name) => sortKey(name ?? ''));
    expect(keys).toHaveLength(24);
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(page.querySelector('option[value="solvents"]')?.hasAttribute('selected')).toBe(true);
    const next = page.querySelector('a[rel="next"]')?.getAttribute('href');
    expect(next).toBe(`${path}?category=solvents&sort=-name&page=2`);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/search$/);
  });

  it('says at the field what cannot be read, and searches nothing', async () => {
    const { status, page } = await pageOf({ formula: 'NaCL', massFrom: '60', massTo: '30' });
    expect(status).toBe(200);
    expect(errorAt(page, 'fact-formula')).toMatch(/“L” is not an element/);
    expect(errorAt(page, 'fact-massTo')).toMatch(/less than/);
    expect(namesIn(page)).toEqual([]);
    const other = await pageOf({ massFrom: 'light', category: 'no/such', type: '<b>', grade: 'X' });
    const ids = ['fact-massFrom', 'fact-category', 'fact-type', 'fact-grade'];
    expect(ids.map((id) => errorAt(other.page, id))).toEqual([
      expect.stringContaining('58.44'),
      'There is no such category.',
      'There is no such type.',
      'There is no such grade.',
    ]);
  });

  it('leaves empty fields out of its address', async () => {
    const { get } = testSite(api);
    const answer = await get(`${path}?q=&formula=NaCl&massFrom=&sort=name`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`${path}?formula=NaCl&sort=name`);
  });

  it('says when nothing fits', async () => {
    const { page } = await pageOf({ formula: 'Og2' });
    expect(titleIn(page)).toBe('Nothing fits');
  });
});

describe('a structure in the address', () => {
  it.each([
    [{ structure: 'OCC' }, 'Ethanol'],
    [{ structure: 'c1ccccc1O', mode: 'substructure' }, 'Phenol'],
    [{ structure: 'CCCO', mode: 'similarity', threshold: '0.6' }, '1-Propanol'],
  ])('is looked for by the server, which says so: %j', async (request, name) => {
    const { status, page } = await pageOf(request);
    expect(status).toBe(200);
    expect(namesIn(page)).toContain(name);
    const text = page.querySelector('main')?.textContent;
    expect(text).toContain('Sent to our server because the structure stands in the address');
    expect(page.querySelectorAll('main li svg[role="img"]').length).toBeGreaterThan(0);
    const isMarked = page.querySelector('main li svg .match') !== null;
    expect(isMarked).toBe(!('threshold' in request));
    const card = page.querySelector('main li:has(a[data-whole])')?.textContent;
    expect(card?.includes('% similar')).toBe('threshold' in request);
  });

  it('is found page by page', async () => {
    const request = { structure: 'C', mode: 'substructure' };
    const first = await pageOf(request);
    expect(titleIn(first.page)).toMatch(/^\d{3} chemicals$/);
    const second = await pageOf({ ...request, page: '2' });
    expect(namesIn(second.page)).toHaveLength(24);
    expect(namesIn(second.page)).not.toEqual(namesIn(first.page));
  });

  it.each([
    ['', /Draw a structure, or paste/],
    ['C'.repeat(501), /at most 500 characters/],
    ['C'.repeat(151), /151 atoms besides hydrogen; 150 is the most/],
    ['C1CC', /ring 1 is opened and not closed/],
    ['CXC', /nothing begins like character 2/],
    ['C*', /placeholder/],
    ['garbage, really', /This is no SMILES/],
    ['<script>alert(1)</script>', /This is no SMILES/],
    ['C(((', /bracket .* is not closed/],
  ])('%s is refused in plain words', async (structure, reason) => {
    const { status, page } = await pageOf({ structure });
    expect(status).toBe(200);
    expect(errorAt(page, 'structure-text')).toMatch(reason);
    expect(page.querySelector('textarea')?.textContent).toBe(structure);
    expect(page.querySelectorAll('main script')).toHaveLength(0);
  });

  it('of 20 000 characters is no address', async () => {
    expect((await pageOf({ structure: 'C'.repeat(20_000) })).status).toBe(414);
  });
});

it('before a search by structure the page says where it is done, with a script and without', async () => {
  const { page } = await pageOf({ by: 'structure' });
  const text = page.querySelector('main')?.textContent;
  expect(text).toContain('The search runs on this page: your structure is not sent anywhere.');
  expect(text).toContain('your structure will be sent to it, in the address of the page.');
  const button = page.querySelector('main form .needs-script button[type="submit"]');
  expect(button?.hasAttribute('disabled')).toBe(true);
});

it('the index for browsers has all that a hit shows of every published structure', async () => {
  const { body } = await api.inject({ method: 'GET', url: indexPath, headers: {} });
  const index = readStructureIndex(JSON.parse(body));
  if (!index) throw new Error('There is no index');
  const { columns, fingerprints } = index;
  const lengths = Object.values(columns).map(({ length }) => length);
  expect(new Set(lengths).size).toBe(1);
  expect(lengths[0]).toBeGreaterThan(300);
  const place = columns.slugs.indexOf('methanol');
  expect(columns.names[place]).toBe('Methanol');
  expect(columns.casNumbers[place]).toBe('67-56-1');
  expect(columns.formulas[place]).toBe('CH4O');
  expect(columns.molarMasses[place]).toBeCloseTo(32.04, 1);
  expect(columns.graphs.every((graph) => graph !== '')).toBe(true);
  expect(fingerprints.bits.some((bits) => bits > 20)).toBe(true);
});
