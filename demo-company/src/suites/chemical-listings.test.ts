import {
  boilingRangeOf,
  chemicals,
  chemicalSearchEndpoints,
  flashRangeOf,
  type FoundChemical,
} from 'contract/catalog';
import { sql } from 'kysely';
import { callAs, type CallRequest, startTestApi, type TestApi } from 'api/testing';
import { demoCompany } from '../demo-company';

const { search } = chemicalSearchEndpoints;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany });
});
afterAll(() => api.close());

type Query = NonNullable<CallRequest['query']>;

async function list(query: Query = {}, token?: string) {
  const { status, answer } = await callAs(api, search, {
    query: { pageSize: 100, ...query },
    ...(token === undefined ? {} : { token }),
  });
  expect(status).toBe(200);
  return search.answer.parse(answer);
}

/** All pages of a listing. */
async function every(query: Query = {}): Promise<FoundChemical[]> {
  const found: FoundChemical[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await list({ ...query, page });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}

/** The counts are kept, and news of a change travel for a few milliseconds. */
async function listOf(total: number) {
  const start = performance.now();
  let found = await list();
  while (found.total !== total && performance.now() - start < 10_000) found = await list();
  return found;
}

const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

/** How many chemicals have each value, most first. */
function counted(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const byId = (facet: readonly { _id: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ _id, count }) => [_id, count]));
const byValue = (facet: readonly { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]));

/** How many published chemicals have a current safety data sheet, counted anew. */
async function sheets() {
  const { rows } = await sql<{ yes: number; no: number }>`
    select count(*) filter (where sheet)::int as yes, count(*) filter (where not sheet)::int as no
    from (
      select exists (
        select 1 from document where document.chemical_id = chemical._id and kind = 'SDS'
          and superseded_at is null and document.deleted_at is null and lot_number is null) as sheet
      from chemical where status = 'published' and deleted_at is null) as asked`.execute(
    api.services.database,
  );
  return rows[0];
}

describe('a listing without a text', () => {
  it('has all published chemicals by name, with counts of all of them', async () => {
    const all = await every();
    const { total, facets, didYouMean } = await list();
    const { answer } = await callAs(api, chemicals.endpoints.list, { query: { pageSize: 100 } });
    expect(namesOf(all).slice(0, 100)).toEqual(namesOf(answer.data));
    expect([all.length, total, didYouMean]).toEqual([answer.total, answer.total, null]);
    expect(new Set(all.map(({ match }) => match))).toEqual(new Set([null]));
    expect(byId(facets.category)).toEqual(
      counted(all.flatMap(({ categoryId }) => categoryId ?? [])),
    );
    expect(byId(facets.type)).toEqual(counted(all.flatMap(({ typeIds }) => typeIds)));
    expect(byValue(facets.grade)).toEqual(counted(all.flatMap(({ grades }) => grades)));
    expect(byValue(facets.hazard)).toEqual(
      counted(all.map(({ hazardClass }) => hazardClass ?? 'not-stated')),
    );
    expect(byValue(facets.flash)).toEqual(
      counted(all.map(({ flashPoint }) => flashRangeOf(flashPoint))),
    );
    expect(byValue(facets.boiling)).toEqual(
      counted(all.map(({ boilingPoint }) => boilingRangeOf(boilingPoint))),
    );
    expect(byValue(facets.pictogram)).toEqual(
      counted(
        all.flatMap(({ ghsPictograms }) =>
          ghsPictograms.length === 0 ? ['not-stated'] : ghsPictograms,
        ),
      ),
    );
    expect(byValue(facets.storage)).toEqual(
      counted(all.map(({ storageClass }) => storageClass ?? 'not-stated')),
    );
    expect(byValue(facets.sheet)).toEqual(await sheets());
    expect(byValue(facets.svhc)).toEqual({
      listed: all.filter(({ svhcSince }) => svhcSince !== null).length,
    });
  });

  it('has nothing that contradicts itself or the law in force', async () => {
    const token = api.adminToken;
    for (const finding of [
      'label-differs',
      'transport-differs',
      'state-differs',
      'flash-differs',
      'transport-missing',
      'statements-missing',
      'solution-facts',
      'law-differs',
      'hazard-missing',
    ]) {
      const { answer } = await callAs(api, chemicals.endpoints.list, { query: { finding }, token });
      expect([finding, namesOf(answer.data)]).toEqual([finding, []]);
    }
  });

  it('is narrowed to what is not stated, to a pictogram and to the Candidate List', async () => {
    const all = await every();
    for (const [query, isIt] of [
      [{ flashRange: 'not-stated' }, (one: FoundChemical) => one.flashPoint === null],
      [{ hazardClass: 'not-stated' }, (one: FoundChemical) => one.hazardClass === null],
      [{ pictogram: 'not-stated' }, (one: FoundChemical) => one.ghsPictograms.length === 0],
      [{ pictogram: 'GHS09' }, (one: FoundChemical) => one.ghsPictograms.includes('GHS09')],
      [{ storageClass: '3' }, (one: FoundChemical) => one.storageClass === '3'],
      [{ svhc: 'listed' }, (one: FoundChemical) => one.svhcSince !== null],
      [
        { safetyDataSheet: 'yes' },
        ({ documents }: FoundChemical) => documents.some(({ kind }) => kind === 'SDS'),
      ],
    ] as const) {
      const { total } = await list({ ...query });
      expect([query, total]).toEqual([query, all.filter(isIt).length]);
      expect(total).toBeGreaterThan(0);
    }
  });

  it('is narrowed to a hazard class and to ranges, alike with a text and without', async () => {
    const chosen = { hazardClass: '3', flashRange: 'below-23', boilingRange: '0-100' };
    const all = (await every()).filter(
      ({ hazardClass, flashPoint, boilingPoint }) =>
        hazardClass === '3' &&
        flashRangeOf(flashPoint) === 'below-23' &&
        boilingRangeOf(boilingPoint) === '0-100',
    );
    expect(namesOf(all)).toContain('Acetonitrile');
    const { data, total, facets } = await list(chosen);
    expect([namesOf(data), total]).toEqual([namesOf(all), all.length]);
    const found = await list({ ...chosen, q: 'aceto' });
    expect(namesOf(found.data)).toContain('Acetonitrile');
    for (const one of found.data) expect(namesOf(all)).toContain(one.name);
    const plain = await list({ q: 'aceto' });
    const { hazardClass: _class, ...others } = chosen;
    const open = await list({ ...others, q: 'aceto' });
    expect(byValue(found.facets.hazard)).toEqual(byValue(open.facets.hazard));
    expect(found.total).toBeLessThan(plain.total);
    expect(byValue(facets.flash)['below-23']).toBe(total);
    expect((await callAs(api, search, { query: { flashRange: '0-1' } })).status).toBe(400);
  });

  it('counts each facet without its own filter, within all others', async () => {
    const all = await every();
    const chosen = all.find(
      ({ categoryId, subCategoryId, grades }) => categoryId && subCategoryId && grades.length > 0,
    );
    const [categoryId, grade] = [chosen?.categoryId ?? '', chosen?.grades[0] ?? ''];
    const inCategory = all.filter((one) => one.categoryId === categoryId);
    const ofGrade = all.filter(({ grades }) => grades.some((one) => one === grade));
    const { total, facets, data } = await list({ categoryId, grade });
    const both = inCategory.filter((one) => ofGrade.includes(one));
    expect([namesOf(data), total]).toEqual([namesOf(both), both.length]);
    expect(byId(facets.category)).toEqual(counted(ofGrade.flatMap((one) => one.categoryId ?? [])));
    expect(byValue(facets.grade)).toEqual(counted(inCategory.flatMap(({ grades }) => grades)));
    expect(byId(facets.type)).toEqual(counted(both.flatMap(({ typeIds }) => typeIds)));

    const { subCategoryId } = chosen ?? {};
    const letter = chosen?.indexLetter ?? '';
    const under = all.filter(
      (one) => one.subCategoryId === subCategoryId && one.indexLetter === letter,
    );
    const narrowed = await list({ subCategoryId: subCategoryId ?? '', letter });
    expect([namesOf(narrowed.data), narrowed.total]).toEqual([namesOf(under), under.length]);
    expect(byValue(narrowed.facets.grade)).toEqual(counted(under.flatMap(({ grades }) => grades)));
  });

  it('is paged and sorted as it is asked for, from either end', async () => {
    const all = await every();
    const last = await list({ sort: '-name', pageSize: 10 });
    expect(namesOf(last.data)).toEqual(namesOf(all.slice(-10).toReversed()));
    const beyond = await list({ page: 1_000 });
    expect(beyond).toMatchObject({ data: [], total: all.length });
  });

  it('finds the chemicals of a formula, however it is written', async () => {
    const known = namesOf((await every()).filter(({ formula }) => formula === 'C2H6O'));
    expect(known).toContain('Ethanol');
    for (const formula of ['C2H6O', 'CH3CH2OH', 'OC2H6']) {
      expect(namesOf((await list({ formula })).data)).toEqual(known);
    }
    expect((await list({ formula: 'C2H6O', massTo: 40 })).total).toBe(0);
    const { status, answer } = await callAs(api, search, { query: { formula: 'Xy9' } });
    expect([status, answer.errors[0].path]).toEqual([400, 'formula']);
  });

  it('keeps to a range of molar masses, its ends included, with a text as well', async () => {
    const [ethanol] = (await list({ formula: 'C2H6O' })).data;
    const mass = ethanol?.molecularWeight ?? 0;
    expect(namesOf((await list({ massFrom: mass, massTo: mass })).data)).toContain('Ethanol');
    const range = { massFrom: 40, massTo: 60 };
    const known = (await every()).filter(
      ({ molecularWeight }) => (molecularWeight ?? 0) >= 40 && (molecularWeight ?? 61) <= 60,
    );
    const { data, total, facets } = await list(range);
    expect([namesOf(data), total]).toEqual([namesOf(known), known.length]);
    expect(byValue(facets.grade)).toEqual(counted(known.flatMap(({ grades }) => grades)));
    const named = await list({ ...range, q: 'ethanol' });
    expect(namesOf(named.data)).toContain('Ethanol');
    expect(named.total).toBeLessThan((await list({ q: 'ethanol' })).total);
  });

  it.each([
    [{ massFrom: 60, massTo: 40 }, 'massTo'],
    [{ massFrom: -1 }, 'massFrom'],
    [{ massTo: 'x' }, 'massTo'],
    [{ q: ' ' }, 'q'],
    [{ status: 'draft' }, 'status'],
  ])('refuses %j', async (query, path) => {
    const { status, answer } = await callAs(api, search, { query });
    expect([status, answer.errors[0].path]).toEqual([400, path]);
  });

  it('hides drafts from visitors and what is in the trash from all', async () => {
    const before = await list();
    const body = { name: 'Aaa first of all', status: 'draft', grades: ['HPLC'] };
    const asStaff = { token: api.adminToken };
    const added = await callAs(api, chemicals.endpoints.add, { ...asStaff, body });
    const id = added.answer.data._id;
    expect((await list({}, api.adminToken)).data[0]).toMatchObject({ name: 'Aaa first of all' });
    expect(await list()).toEqual(before);
    const published = { status: 'published' };
    await callAs(api, chemicals.endpoints.update, { ...asStaff, id, body: published });
    const after = await listOf(before.total + 1);
    expect(after.data[0]?.name).toBe('Aaa first of all');
    expect(byValue(after.facets.grade)['HPLC']).toBe(
      (byValue(before.facets.grade)['HPLC'] ?? 0) + 1,
    );
    await callAs(api, chemicals.endpoints.remove, { ...asStaff, id });
    expect(await listOf(before.total)).toEqual(before);
  });
});
