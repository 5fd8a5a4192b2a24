import {
  chemicalEndpoints,
  chemicals,
  chemicalSearchEndpoints,
  type Suggestion,
} from 'contract/catalog';
import { recordEndpoints } from 'contract/record';
import { sql } from 'kysely';
import { fillSearch } from 'api/fill-search';
import { callAs, type CallRequest, startTestApi, type TestApi, uniqueWord } from 'api/testing';
import { demoCompany } from '../demo-company';

const { suggest, search } = chemicalSearchEndpoints;

/** What was typed, and the CAS number of what was meant. */
const misspelled = [
  ['isopropyl alchohol', '67-63-0'],
  ['sodium hidroxide', '1310-73-2'],
  ['dimethyl formamid', '68-12-2'],
  ['benzaldehid', '100-52-7'],
  ['toluen', '108-88-3'],
  ['acetonitril', '75-05-8'],
  ['sulphuric acid', '7664-93-9'],
  ['alpha pinene', '80-56-8'],
  ['α-Pinene', '80-56-8'],
  ['2 propanol', '67-63-0'],
  ['ethylacetate', '141-78-6'],
] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany });
});
afterAll(() => api.close());

const asStaff = (): CallRequest => ({ token: api.adminToken });

async function suggestions(q: string, request: CallRequest = {}): Promise<Suggestion[]> {
  const { status, answer } = await callAs(api, suggest, { ...request, query: { q } });
  expect(status).toBe(200);
  return suggest.answer.parse(answer).data;
}

async function searchFor(q: string, query: CallRequest['query'] = {}, request: CallRequest = {}) {
  const { status, answer } = await callAs(api, search, { ...request, query: { q, ...query } });
  expect(status).toBe(200);
  return search.answer.parse(answer);
}

async function addChemical(body: object): Promise<string> {
  const added = await callAs(api, chemicals.endpoints.add, { ...asStaff(), body });
  expect(added.status).toBe(201);
  return added.answer.data._id;
}

const change = (id: string, body: object) =>
  callAs(api, chemicals.endpoints.update, { ...asStaff(), id, body });

const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('misspelled texts', () => {
  it.each(misspelled)('%s finds %s among the first three', async (typed, casNumber) => {
    const suggested = await suggestions(typed);
    const { data } = await searchFor(typed);
    expect(suggested.slice(0, 3).map((one) => one.casNumber)).toContain(casNumber);
    expect(data.slice(0, 3).map((one) => one.casNumber)).toContain(casNumber);
  });

  it('are told with the spelling that finds something', async () => {
    const { data, didYouMean } = await searchFor('Isopropyl alchohol');
    expect(didYouMean).toBe('Isopropyl alcohol');
    expect(data[0]?.match).toEqual({
      kind: 'synonym',
      text: 'Isopropyl alcohol',
      isCorrected: true,
    });
    expect((await searchFor('isopropyl alcohol')).didYouMean).toBeNull();
    expect(await searchFor('qqqqqqqq')).toMatchObject({ total: 0, data: [], didYouMean: null });
  });
});

describe('numbers, codes and formulas', () => {
  it.each([
    ['67641', 'casNumber'],
    ['CAS: 67–64–1', 'casNumber'],
    ['0067-64-1', 'casNumber'],
    ['EC 2006622', 'ecNumber'],
    ['200-662-2', 'ecNumber'],
  ])('%s is acetone by its %s', async (typed, kind) => {
    const [first] = await suggestions(typed);
    expect(first).toMatchObject({ name: 'Acetone', match: { kind, isCorrected: false } });
    expect((await searchFor(typed)).data[0]).toMatchObject({ name: 'Acetone', match: { kind } });
  });

  it('a product code is found in any case, and by its beginning', async () => {
    expect((await suggestions('sol-0001'))[0]).toMatchObject({
      name: 'Methanol',
      match: { kind: 'productCode', text: 'SOL-0001' },
    });
    const lines = await suggestions('SOL-00');
    expect(lines).toHaveLength(8);
    for (const { match } of lines) expect(match.text).toMatch(/^SOL-00/);
  });

  it('a formula is found in any order of its elements', async () => {
    for (const typed of ['NaCl', 'ClNa']) {
      expect((await suggestions(typed))[0]).toMatchObject({
        name: 'Sodium chloride',
        match: { kind: 'formula', text: 'ClNa' },
      });
    }
    expect((await searchFor('H2SO4')).data[0]).toMatchObject({ name: 'Sulfuric acid' });
  });

  it('a word and a number are of the same chemical, or the word is left out', async () => {
    const both = await searchFor('acetone 67-64-1');
    expect([namesOf(both.data), both.reading]).toEqual([['Acetone'], null]);
    const { data, reading } = await searchFor('ethanol 67-64-1');
    expect(namesOf(data)).toEqual(['Acetone']);
    expect(reading).toEqual({ searched: '67-64-1', qualifiers: [], leftOut: ['ethanol'] });
  });
});

describe('the order', () => {
  it('of suggestions: names that begin so, names with such a word, then other texts', async () => {
    const mark = `Zq${uniqueWord()}`;
    const published = { status: 'published' } as const;
    await addChemical({ name: 'Plain thing', synonyms: [`${mark}ol`], ...published });
    await addChemical({ name: `Other ${mark}ane`, ...published });
    await addChemical({ name: `4-${mark}ene`, ...published });
    await addChemical({ name: mark, ...published });
    expect(namesOf(await suggestions(mark))).toEqual([
      mark,
      `4-${mark}ene`,
      `Other ${mark}ane`,
      'Plain thing',
    ]);
  });

  it('of hits: the name itself, then whole words before beginnings, whatever their order', async () => {
    expect((await searchFor('ethanol')).data[0]?.name).toBe('Ethanol');
    const { data } = await searchFor('acid acetic');
    expect(data[0]?.name).toBe('Acetic acid');
    for (const { match } of data) expect(match?.text.toLowerCase()).toMatch(/acet/);
  });

  it('of hits is the one asked for, and pages never overlap', async () => {
    const sorted = await searchFor('acid', { sort: '-name', pageSize: 100 });
    const ascending = await searchFor('acid', { sort: 'name', pageSize: 100 });
    expect(namesOf(sorted.data)).toEqual(namesOf(ascending.data).toReversed());
    const pages = [];
    for (let page = 1; (page - 1) * 10 < sorted.total; page += 1) {
      pages.push(...(await searchFor('acid', { page, pageSize: 10 })).data);
    }
    expect(namesOf(pages).toSorted()).toEqual(namesOf(sorted.data).toSorted());
    expect(pages).toHaveLength(sorted.total);
  });
});

describe('facets', () => {
  it('count all hits, each without its own filter', async () => {
    const all = await searchFor('acid', { pageSize: 100 });
    const [category] = all.facets.category;
    const [grade] = all.facets.grade;
    if (!category || !grade) throw new Error('The demo company has acids');
    expect(all.facets.category.map(({ count }) => count).reduce((sum, one) => sum + one)).toBe(
      all.total,
    );
    expect(grade.count).toBe(
      all.data.filter(({ grades }) => grades.some((one) => one === grade.value)).length,
    );

    const narrowed = await searchFor('acid', { categoryId: category._id, grade: grade.value });
    const both = all.data.filter(
      ({ categoryId, grades }) =>
        categoryId === category._id && grades.some((one) => one === grade.value),
    );
    expect(narrowed.total).toBe(both.length);
    expect(narrowed.facets.category.find(({ _id }) => _id === category._id)?.count).toBe(
      both.length,
    );
    expect(narrowed.facets.category.length).toBeGreaterThan(1);
    expect(narrowed.facets.grade.find(({ value }) => value === grade.value)?.count).toBe(
      both.length,
    );
    expect(narrowed.facets.grade.length).toBeGreaterThan(1);
  });

  it('and hits keep to the other filters', async () => {
    const { data, total } = await searchFor('acid', { letter: 'A', pageSize: 100 });
    expect(total).toBe(data.length);
    expect(new Set(data.map(({ indexLetter }) => indexLetter))).toEqual(new Set(['A']));
  });
});

describe('what is written', () => {
  it('is found at once, under its new name alone, and not in the trash', async () => {
    const [first, second] = [`Vinolate${uniqueWord()}`, `Brometane${uniqueWord()}`];
    const id = await addChemical({ name: first, synonyms: ['Xylofoo'], status: 'published' });
    expect(namesOf(await suggestions(first))).toEqual([first]);
    await change(id, { name: second, synonyms: [] });
    expect(await suggestions(first)).toEqual([]);
    expect(await suggestions('xylofoo')).toEqual([]);
    expect(namesOf((await searchFor(second)).data)).toEqual([second]);
    await callAs(api, chemicals.endpoints.remove, { ...asStaff(), id });
    expect(await suggestions(second, asStaff())).toEqual([]);
    expect((await searchFor(second, {}, asStaff())).total).toBe(0);
    expect((await searchFor(second, { sort: 'name' }, asStaff())).total).toBe(0);
    await callAs(api, recordEndpoints.restore, {
      ...asStaff(),
      id,
      query: { resource: 'chemical' },
    });
    expect(namesOf(await suggestions(second))).toEqual([second]);
  });

  it('is hidden from visitors as a draft, its words as well', async () => {
    const name = `Kryptonoate${uniqueWord()}`;
    const id = await addChemical({ name, status: 'draft' });
    const typo = name.replace('yp', 'p');
    for (const q of [name, typo]) {
      expect(await suggestions(q)).toEqual([]);
      expect(await searchFor(q)).toMatchObject({ total: 0, didYouMean: null });
      expect(namesOf(await suggestions(q, asStaff()))).toEqual([name]);
      expect((await searchFor(q, {}, asStaff())).total).toBe(1);
    }
    await change(id, { status: 'published' });
    expect(namesOf(await suggestions(name))).toEqual([name]);
    expect((await searchFor(name)).total).toBe(1);
    await change(id, { status: 'draft' });
    expect((await searchFor(name)).total).toBe(0);
  });

  it('moves between the facets with its category', async () => {
    const name = `Facetone${uniqueWord()}`;
    const { facets } = await searchFor('acid');
    const [one, other] = facets.category;
    const id = await addChemical({ name, status: 'published', categoryId: one?._id });
    expect((await searchFor(name)).facets.category).toMatchObject([{ _id: one?._id, count: 1 }]);
    await change(id, { categoryId: other?._id, grades: ['HPLC'] });
    expect((await searchFor(name)).facets).toMatchObject({
      category: [{ _id: other?._id, count: 1 }],
      grade: [{ value: 'HPLC', count: 1 }],
    });
  });

  it('is filled in for chemicals that were there before', async () => {
    const { database } = api.services;
    const { facets } = await searchFor('acetone');
    await sql`delete from chemical_name`.execute(database);
    await sql`update chemical_search set form = 0`.execute(database);
    await sql`delete from chemical_search where size > 5`.execute(database);
    const { rows } = await sql<{ all: number }>`select count(*) as all from chemical`.execute(
      database,
    );
    expect(await suggestions('67-64-1')).toEqual([]);
    expect(await fillSearch(database)).toBe(rows[0]?.all);
    expect((await suggestions('67-64-1'))[0]?.name).toBe('Acetone');
    expect((await searchFor('isopropyl alchohol')).total).toBeGreaterThan(0);
    expect((await searchFor('acetone')).facets).toEqual(facets);
    expect(await fillSearch(database)).toBe(0);
  });
});

describe('the table of the admin panel', () => {
  it('finds by the same words, in its own order and with its own filters', async () => {
    const list = async (query: NonNullable<CallRequest['query']>) =>
      (await callAs(api, chemicals.endpoints.list, { ...asStaff(), query })).answer;
    expect(namesOf((await list({ search: 'isopropyl alc' })).data)).toContain('2-Propanol');
    expect(namesOf((await list({ search: '67641' })).data)).toEqual(['Acetone']);
    expect(await list({ search: '%' })).toMatchObject({ total: 0, data: [] });
    const found = await list({ search: 'acid', sort: '-name', letter: 'A' });
    expect(found.total).toBeGreaterThan(1);
    expect(namesOf(found.data)).toEqual(
      namesOf((await list({ search: 'acid', letter: 'A' })).data).toReversed(),
    );
  });

  it('has every chemical of a code at product/getByCode', async () => {
    const { answer } = await callAs(api, chemicalEndpoints.byCode, { query: { number: '67641' } });
    expect(namesOf(answer.data)).toEqual(['Acetone']);
  });

  it('has at product/getFeatured the first of those that staff put forward, as visitors see them', async () => {
    const query = { featured: 'true', sort: 'name', pageSize: 8 };
    const listed = await callAs(api, chemicals.endpoints.list, { query });
    expect(listed.answer.data.length).toBeGreaterThan(1);
    const { answer } = await callAs(api, chemicalEndpoints.featured);
    expect(answer.data).toEqual(listed.answer.data);
  });
});
