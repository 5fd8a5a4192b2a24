import { type Endpoint } from 'contract';
import { categories, chemicalEndpoints, chemicals, subCategories, units } from 'contract/catalog';
import {
  callAs,
  describeCallsOn,
  unique,
  type CallRequest,
} from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

describe('chemicals', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  describeCallsOn(() => api, {
    resource: chemicals,
    body: (word) => ({ name: `Chemical ${word}`, productCode: word, ecNumber: '200-662-2' }),
    change: { purity: '≥ 99.5 %', status: 'published' },
    wrong: { body: { name: 'Acetone', casNumber: '67-64-2' }, path: 'casNumber' },
  });

  const call = (endpoint: Endpoint, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  const see = (endpoint: Endpoint, request: CallRequest = {}) => callAs(api, endpoint, request);
  const add = async (body: object) => (await call(chemicals.endpoints.add, { body })).answer.data;
  const change = (id: string, body: object) => call(chemicals.endpoints.update, { id, body });

  it('get slug, index letter, sort key, Hill formula and molar mass from what is known', async () => {
    const chemical = await add({
      name: '1,2-Dichloroethane',
      formula: 'CH2ClCH2Cl',
      casNumber: 'CAS: 107062',
    });
    expect(chemical).toMatchObject({
      slug: '1-2-dichloroethane',
      indexLetter: 'D',
      formula: 'C2H4Cl2',
      casNumber: '107-06-2',
      status: 'draft',
    });
    expect(chemical.molecularWeight).toBeCloseTo(98.95, 1);
  });

  it('stand under the letter that an editor chose', async () => {
    const chemical = await add({ name: 'Aqua regia', indexLetterOverride: 'R' });
    expect(chemical.indexLetter).toBe('R');
    const { answer } = await change(chemical._id, { indexLetterOverride: null });
    expect(answer.data.indexLetter).toBe('A');
  });

  it('are seen by visitors when published, without what is for staff', async () => {
    const name = `Visible ${unique()}`;
    const draft = await add({ name, description: '<p>Text</p>' });
    expect((await see(chemicals.endpoints.get, { id: draft._id })).status).toBe(404);
    expect((await see(chemicalEndpoints.bySlug, { query: { slug: draft.slug } })).status).toBe(404);
    await change(draft._id, { status: 'published' });
    const { answer } = await see(chemicals.endpoints.get, { id: draft._id });
    expect(answer.data).toMatchObject({ name, description: '<p>Text</p>' });
    expect(answer.data).not.toHaveProperty('taxId');
    expect(answer.data).not.toHaveProperty('sortKey');
    const list = await see(chemicals.endpoints.list, { query: { search: name } });
    expect(list.answer.data).toHaveLength(1);
    expect(list.answer.data[0]).not.toHaveProperty('description');
    const drafts = await see(chemicals.endpoints.list, { query: { status: 'draft' } });
    expect(drafts.answer.total).toBe(0);
  });

  it('are listed by letter, the rest under #, ordered by the significant part', async () => {
    for (const name of ['2-Zetane', 'Zetane', '10-Zetane', '75-09-2'])
      await add({ name, status: 'published' });
    const z = await see(chemicalEndpoints.byLetter, { query: { alphabet: 'Z' } });
    expect(z.answer.data.map((chemical: { name: string }) => chemical.name)).toEqual([
      'Zetane',
      '2-Zetane',
      '10-Zetane',
    ]);
    const rest = await see(chemicalEndpoints.byLetter, { query: { alphabet: '#' } });
    expect(rest.answer.data.map((chemical: { name: string }) => chemical.name)).toEqual([
      '75-09-2',
    ]);
    expect((await see(chemicalEndpoints.byLetter, { query: { alphabet: 'ZZ' } })).status).toBe(400);
    const letters = await see(chemicalEndpoints.letters);
    expect(letters.answer.data).toContainEqual({ letter: 'Z', count: 3 });
  });

  it('answer at a former slug with their record, and to nobody else’s', async () => {
    const old = `old-${unique()}`;
    const chemical = await add({ name: 'Moving', slug: old, status: 'published' });
    await change(chemical._id, { slug: `new-${old}` });
    const { answer } = await see(chemicalEndpoints.bySlug, { query: { slug: old } });
    expect(answer.data).toMatchObject({ _id: chemical._id, slug: `new-${old}` });
    const heir = await add({ name: 'Heir', slug: old, status: 'published' });
    const now = await see(chemicalEndpoints.bySlug, { query: { slug: old } });
    expect(now.answer.data._id).toBe(heir._id);
  });

  it('share the site’s addresses with top categories, and keep off its own words', async () => {
    const word = unique();
    await call(categories.endpoints.add, { body: { name: word, slug: word } });
    const taken = await call(chemicals.endpoints.add, { body: { name: 'x', slug: word } });
    expect(taken).toMatchObject({ status: 409, answer: { errors: [{ path: 'slug' }] } });
    expect((await add({ name: word })).slug).toBe(`${word}-2`);
    const reserved = await call(chemicals.endpoints.add, { body: { name: 'x', slug: 'blogs' } });
    expect(reserved).toMatchObject({ status: 422, answer: { errors: [{ path: 'slug' }] } });
    expect((await add({ name: 'Blogs' })).slug).toBe('blogs-2');
  });

  it('get their address from the CAS number or product code when the name has no Latin letter', async () => {
    const productCode = unique();
    expect((await add({ name: '硫酸 98%', casNumber: '7664-93-9' })).slug).toBe('7664-93-9');
    expect((await add({ name: '硫酸', productCode })).slug).toBe(productCode);
    expect((await add({ name: '硫酸' })).slug).toBe('chemical');
    expect((await add({ name: 'Sulfuric acid', casNumber: '7664-93-9' })).slug).toBe(
      'sulfuric-acid',
    );
  });

  it('refuse categories that do not hang together', async () => {
    const first = (await call(categories.endpoints.add, { body: { name: unique() } })).answer.data;
    const other = (await call(categories.endpoints.add, { body: { name: unique() } })).answer.data;
    const body = { name: unique(), categoryId: other._id };
    const sub = (await call(subCategories.endpoints.add, { body })).answer.data;
    const wrong = { name: 'x', categoryId: first._id, subCategoryId: sub._id };
    expect(await call(chemicals.endpoints.add, { body: wrong })).toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'subCategoryId' }] },
    });
    const right = await add({ name: 'x', categoryId: other._id, subCategoryId: sub._id });
    expect(await call(subCategories.endpoints.remove, { id: sub._id })).toMatchObject({
      status: 409,
    });
    await call(chemicals.endpoints.remove, { id: right._id });
    expect((await call(subCategories.endpoints.remove, { id: sub._id })).status).toBe(200);
  });

  it('get no molar mass with an element that has no standard atomic weight', async () => {
    const smiles = '[Cl-].[Cl-].[Cl-].[Pm+3]';
    const chemical = await add({ name: unique(), smiles });
    expect(chemical).toMatchObject({ formula: 'Cl3Pm', molecularWeight: null });
  });

  it('keep no script in their texts', async () => {
    const description =
      '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a><img src=x onerror=x()></p>';
    const chemical = await add({ name: 'Safe', description });
    expect(chemical.description).toBe('<p>a<a rel="noopener">b</a><img src="x" /></p>');
  });

  it('are found by product code, CAS or EC number, however typed', async () => {
    const code = unique();
    const { _id } = await add({
      name: 'Coded',
      productCode: code,
      casNumber: '75-05-8',
      ecNumber: '200-835-2',
      status: 'published',
    });
    for (const number of [code, '75058', 'CAS: 75–05–8', '200-835-2']) {
      const { answer } = await see(chemicalEndpoints.byCode, { query: { number } });
      expect(answer.data.map((chemical: { _id: string }) => chemical._id)).toEqual([_id]);
    }
    expect(
      (await see(chemicalEndpoints.byCode, { query: { number: 'none' } })).answer.data,
    ).toEqual([]);
  });

  it('have their addresses listed in parts, as far as they are published', async () => {
    const draft = await add({ name: unique() });
    const shown = await add({ name: unique(), status: 'published' });
    const { answer } = await see(chemicalEndpoints.addresses, {});
    expect(answer.data).toContainEqual({ slug: shown.slug, updatedAt: shown.updatedAt });
    expect(answer.data.map(({ slug }: { slug: string }) => slug)).not.toContain(draft.slug);
    expect(answer.parts).toBe(1);
    const beyond = await see(chemicalEndpoints.addresses, { query: { part: '2' } });
    expect(beyond.answer).toEqual({ data: [], parts: 1 });
  });

  it('filter by type, grade, letter, structure and time', async () => {
    const { updatedAt } = await add({
      name: 'Xenon',
      grades: ['HPLC'],
      smiles: '[Xe]',
      status: 'published',
    });
    const total = async (query: CallRequest['query'] = {}) =>
      (await see(chemicals.endpoints.list, { query })).answer.total;
    expect(await total({ grade: 'HPLC', letter: 'X' })).toBe(1);
    expect(await total({ grade: 'USP' })).toBe(0);
    expect(await total({ hasStructure: 'true' })).toBe(1);
    expect(await total({ updatedSince: updatedAt, letter: 'X' })).toBe(1);
    expect(await total({ updatedSince: '2999-01-01T00:00:00Z' })).toBe(0);
  });

  it('are not written when nothing of them differs, in whatever order nested keys come', async () => {
    const body = { name: unique(), symbol: unique(), dimension: 'mass', factor: 1 };
    const { answer: unit } = await call(units.endpoints.add, { body });
    const unitId = unit.data._id;
    const packagings = [{ quantity: 25, unitId, container: 'drum' }];
    const { _id } = await add({ name: unique(), packagings });
    const again = await change(_id, { packagings: [{ container: 'drum', quantity: 25, unitId }] });
    expect(again.answer.data.version).toBe(1);
  });

  it('have 120 documents and 300 synonyms at most, and are found by the last of them', async () => {
    const word = unique();
    const sheets = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        return {
          kind: 'SDS',
          title: `Sheet ${index}`,
          language: 'en',
          file: `${word}-${index}.pdf`,
        };
      });
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => `${word} other name ${index}`);
    const { _id } = await add({ name: word, documents: sheets(120), synonyms: names(300) });
    const { answer } = await change(_id, { documents: sheets(121), synonyms: names(301) });
    expect(answer.errors).toEqual([
      { path: 'synonyms', message: 'At most 300 synonyms' },
      { path: 'documents', message: 'At most 120 documents' },
    ]);
    const query = { search: `${word} other name 299` };
    const { data } = (await call(chemicals.endpoints.list, { query })).answer;
    expect(data.map((found: { _id: string }) => found._id)).toEqual([_id]);
  });

  it('take hostile text as text', async () => {
    const name = "Robert'); drop table chemical;--";
    const chemical = await add({
      name,
      synonyms: ['${jndi:ldap://x}', '<script>'],
      storage: '{{7*7}}',
    });
    expect(chemical).toMatchObject({ name, synonyms: ['${jndi:ldap://x}', '<script>'] });
    const polluted = await api.inject({
      method: 'POST',
      url: '/api/product/add',
      headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/json' },
      payload: '{"name":"x","__proto__":{"status":"published"}}',
    });
    expect(polluted.statusCode).toBe(400);
    expect(
      (await call(chemicals.endpoints.add, { body: { name: 'x'.repeat(900_000) } })).status,
    ).toBe(422);
    expect(
      (await call(chemicals.endpoints.add, { body: { name: 'x'.repeat(1_100_000) } })).status,
    ).toBe(413);
  });
});
