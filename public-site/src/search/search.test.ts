import type { TestApi } from 'shared-ui/testing';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

async function open(path: string) {
  const { get, log } = testSite(api);
  const response = await get(path);
  const page = await documentOf(response);
  expect(log).not.toHaveBeenCalled();
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
  const href = (words: string) =>
    [...page.querySelectorAll('main a')]
      .find(({ textContent }) => textContent?.trim().startsWith(words))
      ?.getAttribute('href');
  const main = page.querySelector('main')?.textContent ?? '';
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return { status: response.status, page, texts, href, main, canonical };
}

const names = 'main li > a[data-whole]';
const search = (q: string, more = '') => open(`/search?${new URLSearchParams({ q })}${more}`);

it.each([
  ['a name', 'methanol'],
  ['a CAS number with other dashes', '67–56–1'],
  ['a CAS number without dashes', 'CAS 67561'],
  ['an EC number', '200-659-6'],
  ['a formula in another order', 'OCH4'],
  ['an InChIKey', 'OKKJLVBELUTLKV-UHFFFAOYSA-N'],
  ['a product code', 'SOL-0001'],
])('%s finds its chemical, which is first', async (_kind, text) => {
  const { status, texts } = await search(text);
  expect([status, texts(names)[0]]).toEqual([200, 'Methanol']);
});

it('says why a chemical was found, where its name does not', async () => {
  expect((await search('wood alcohol')).main).toContain('Also called Wood alcohol');
  expect((await search('67-56-1')).main).toContain('CAS number 67-56-1');
  expect((await search('acetonitrile')).main).not.toContain('Also called');
});

it('looks for what was probably meant, and says so', async () => {
  const { main, href, texts } = await search('methnol');
  expect(main).toContain('Nothing is listed as “methnol”.');
  expect(href('methanol')).toBe('/search?q=methanol');
  expect(texts(names)).toContain('Methanol');
});

it('means the form that is sold where a misspelled text asks for its strength', async () => {
  const { main, href } = await search('hydrochlric acid 37 %');
  expect(main).toContain('Sold as Hydrochloric acid 37 %');
  expect(href('Hydrochloric acid 37 %')).toBe('/search?q=Hydrochloric+acid+37+%25');
});

it('reads what else a buyer writes, and says how', async () => {
  const { main, texts, href } = await search('methanol HPLC grade 2.5 L');
  expect(texts(names)[0]).toBe('Methanol');
  expect(main).toContain('Read as “methanol” · 2.5 L · HPLC grade.');
  expect(href('Show only the grade HPLC')).toContain('grade=HPLC');
  const { main: partly, page } = await search('acetone qqqqqqq');
  expect(partly).toContain(
    '“acetone qqqqqqq” is not in our catalogue. Below are chemicals without qqqqqqq',
  );
  expect(page.querySelector('main s')?.textContent).toBe('qqqqqqq');
});

it('asks before it takes one substance for another', async () => {
  const { main, texts, href } = await search('ropersulfate');
  expect(texts(names)).toEqual([]);
  expect(main).toContain('It may be another substance.');
  expect(href('persulfate')).toBe('/search?q=persulfate');
});

it('finds a structure in SMILES and an InChI', async () => {
  expect((await search('Cc1ccccc1')).texts(names)).toEqual(['Toluene']);
  const toluene = 'InChI=1S/C7H8/c1-7-5-3-2-4-6-7/h2-6H,1H3';
  expect((await search(toluene)).texts(names)).toEqual(['Toluene']);
});

it('says how a listed structure differs from the typed one', async () => {
  const stereo = await search('C[C@H](O)C(=O)O');
  expect(stereo.texts(names)).toEqual(['Lactic acid']);
  expect(stereo.main).toContain(
    'Not listed as typed. Listed with other or unspecified stereochemistry:',
  );
  const salt = await search('[Na+].CC(=O)[O-]');
  expect(salt.texts(names)[0]).toBe('Acetic acid');
  expect(salt.main).toContain(
    'Listed in another form, such as a salt, a hydrate, without its water, or with other isotopes:',
  );
});

it('leads to the categories of a word, and says where only uses have it', async () => {
  const { main, href } = await search('disinfectant');
  expect(href('Disinfectants and biocides')).toBe('/water-treatment/disinfectants-and-biocides');
  expect(main).toContain('No chemical is named “disinfectant”.');
});

it('finds a name in another language, and shows it', async () => {
  const { texts, main } = await search('серной кислоты');
  expect(texts(names)).toEqual(['Sulfuric acid']);
  expect(main).toContain('Also called серная кислота');
});

it('says which digit a number would have, with a link to what it finds', async () => {
  const { main, href } = await search('67-56-2');
  expect(main).toContain('The check digit of 67-56-2 does not fit: after 67-56 it would be 1.');
  expect(href('Search 67-56-1')).toBe('/search?q=67-56-1');
});

it('without hits offers the structure, the inquiry and other ways to search', async () => {
  const { status, main, href } = await search('ClC(Cl)(Br)C#CC#CI');
  expect([status, main.includes('Nothing found for “ClC(Cl)(Br)C#CC#CI”')]).toEqual([200, true]);
  const asked = { structure: 'ClC(Cl)(Br)C#CC#CI' };
  expect(href('Search this structure')).toBe(`/advance-search?${new URLSearchParams(asked)}`);
  expect(href('Ask us')).toBe('/inquiry?want=ClC%28Cl%29%28Br%29C%23CC%23CI');
});

it('is narrowed, ordered and turned over by links alone', async () => {
  const whole = await search('acid');
  expect(whole.texts('main h2')).toEqual([expect.stringMatching(/^\d+ chemicals for “acid”$/)]);
  const narrow = whole.href('AR') ?? '';
  expect(narrow).toBe('/search?q=acid&grade=AR');
  const byGrade = await open(narrow);
  expect(byGrade.texts(names).length).toBeGreaterThan(0);
  expect(byGrade.href('Remove the filter Grade: AR')).toBe('/search?q=acid');
  const ordered = await open(byGrade.href('Name, Z to A') ?? '');
  expect(ordered.texts(names)).not.toEqual(byGrade.texts(names));
  expect(ordered.texts(names).toSorted()).toEqual(
    expect.arrayContaining(ordered.texts(names).slice(0, 2)),
  );
  const category = whole.page.querySelector('main a[href*="category="]')?.getAttribute('href');
  const both = await open(`${category}&grade=AR`);
  expect(both.href('Clear all')).toBe('/search?q=acid');
  const next = whole.page.querySelector('a[rel="next"]')?.getAttribute('href');
  expect(next).toBe('/search?q=acid&page=2');
  expect((await open(next ?? '')).texts(names)).not.toEqual(whole.texts(names));
  expect((await search('acid', '&page=99')).status).toBe(404);
});

it('is narrowed by whether there is a safety data sheet, and by what is not stated, with counts', async () => {
  const whole = await search('acid');
  const countOf = (title: string, name: string) => {
    const section = [...whole.page.querySelectorAll('main section')].find(
      (one) => one.querySelector('h3')?.textContent === title,
    );
    const value = [...(section?.querySelectorAll('a') ?? [])].find(({ textContent }) =>
      textContent.startsWith(name),
    );
    return Number(/\d+/.exec(value?.querySelector('small')?.textContent ?? '')?.[0]);
  };
  const [yes, no] = ['Yes', 'No'].map((name) => countOf('Has a safety data sheet', name));
  const total = Number(/\d+/.exec(whole.texts('main h2')[0] ?? '')?.[0]);
  expect([yes, (yes ?? 0) + (no ?? 0)]).toEqual([expect.any(Number), total]);
  const narrow = await open('/search?q=acid&sds=yes');
  expect(narrow.texts('main h2')).toEqual([expect.stringMatching(new RegExp(`^${yes} chemical`))]);
  expect(narrow.href('Remove the filter Has a safety data sheet: Yes')).toBe('/search?q=acid');
  for (const title of [
    'Hazard pictogram',
    'Storage class',
    'Transport class',
    'Flash point',
    'Boiling point',
  ])
    expect([title, countOf(title, 'Not stated')]).toEqual([title, expect.any(Number)]);
});

it('results are for nobody to index, the empty box is', async () => {
  const results = await search('acid');
  expect(results.canonical).toBeUndefined();
  expect(results.page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
    'noindex',
  );
  const empty = await open('/search?q=%20');
  expect(empty.canonical).toBe('https://site.example/search');
  expect(empty.page.querySelector('main form')?.getAttribute('action')).toBe('/search');
  expect([empty.href('A'), empty.href('Solvents')]).toEqual(['/alphabets/A', '/solvents']);
});

it.each([
  ['markup', '<script>alert(1)</script><b onclick=x>', 'Nothing found for “<script>'],
  ['201 characters', 'a'.repeat(201), 'A search takes up to 200 characters'],
  ['a long structure', 'C'.repeat(201), 'Search this structure'],
  ['a percent sign', '%', 'Nothing found for “%”'],
  ['a null character', 'meth\u0000anol', '“meth anol”'],
  ['half of a character', '\ud800', '�'],
  ['nothing but signs', '\'";--\\', 'Nothing found'],
  ['a filter that is none', 'acid&category=no&type=1&grade=A&sort=x', 'Nothing found'],
])('is answered clearly for %s', async (_kind, text, words) => {
  const { status, main, page } = await search(text);
  expect([status, main.includes(words) ? words : main]).toEqual([200, words]);
  expect(page.querySelector('main script, main b[onclick]')).toBeNull();
});

describe('by number', () => {
  const code = (number: string) => `/products/code?${new URLSearchParams({ number })}`;

  it.each(['67-56-1', '67561', '67 56 1', '200-659-6', 'SOL-0001'])(
    '%s leads straight to the chemical, for now',
    async (number) => {
      const answer = await testSite(api).get(code(number));
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/methanol']);
    },
  );

  it('says of a number that nothing has what is wrong with it', async () => {
    const wrong = await open(code('67-56-2'));
    expect([wrong.status, wrong.canonical]).toEqual([404, undefined]);
    expect(wrong.main).toContain('after 67-56 it would be 1');
    expect((await open(code('1'.repeat(61)))).status).toBe(404);
    expect((await open(code('<b>\u0000'))).status).toBe(404);
  });

  it('without a number is a form', async () => {
    const { status, page, main } = await open('/products/code');
    expect([status, main.includes('Nothing found')]).toEqual([200, false]);
    expect(page.querySelector('main form input')?.getAttribute('name')).toBe('number');
  });
});

describe('a category', () => {
  it('is narrowed by type and grade, and its true address stays that of the whole', async () => {
    const whole = await open('/solvents/alcohols');
    expect(whole.canonical).toBe('https://site.example/solvents/alcohols');
    const byGrade = await open(whole.href('HPLC') ?? '');
    expect(byGrade.canonical).toBe('https://site.example/solvents/alcohols');
    expect(byGrade.texts(names).length).toBeLessThan(whole.texts(names).length);
    const type = whole.page.querySelector('main a[href*="type="]')?.getAttribute('href');
    expect((await open(type ?? '')).texts(names).length).toBeGreaterThan(0);
    expect(byGrade.texts('main section h3')).toEqual([
      'Type',
      'Grade',
      'Hazard pictogram',
      'Storage class',
      'Has a safety data sheet',
      'Transport class',
      'Flash point',
      'Boiling point',
      'Order',
    ]);
    const boiling = await open('/solvents/alcohols?boiling=0-100&class=nonsense&flash=1');
    expect(boiling.texts(names).length).toBeGreaterThan(0);
    expect(boiling.main).toContain('0 to 100 °C');
    const none = await open('/solvents/alcohols?grade=Feed');
    expect(none.main).toContain('No chemical here matches these filters.');
  });

  it('has pages that stand for themselves, and none beyond the last', async () => {
    const second = await open('/solvents?page=2');
    expect(second.canonical).toBe('https://site.example/solvents?page=2');
    expect(second.page.querySelector('a[rel="prev"]')?.getAttribute('href')).toBe('/solvents');
    expect((await open('/solvents?page=99')).status).toBe(404);
    expect((await open('/solvents?page=0')).status).toBe(404);
  });
});
