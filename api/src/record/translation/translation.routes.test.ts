import { type Endpoint, translatedFields, translatedResources } from 'contract';
import { allResources } from 'contract/endpoints';
import { categories, categoryEndpoints, chemicalEndpoints, chemicals } from 'contract/catalog';
import { companyEndpoints, menuItems } from 'contract/content';
import { recordEndpoints, translationEndpoints } from 'contract/record';
import { sql } from 'kysely';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs, uniqueWord } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  await call(companyEndpoints.update, { body: { siteLanguages: ['de', 'es'] } });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint | undefined, request: object) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
async function addCategory(fields: object = {}) {
  const body = { name: uniqueWord(), description: '<p>What dissolves</p>', ...fields };
  return (await call(categories.endpoints.add, { body })).answer.data;
}
interface Written {
  readonly id: string;
  readonly texts: Readonly<Record<string, string | null>>;
  readonly resource?: string;
  readonly language?: string;
  readonly token?: string;
}
function write({ id, texts, resource = 'category', language = 'de', ...request }: Written) {
  const given = Object.entries(texts).map(([field, text]) => [field, { text }]);
  const body = { resource, language, texts: Object.fromEntries(given) };
  return call(translationEndpoints.write, { id, body, ...request });
}
const read = async (id: string, query: object = { language: 'de' }) =>
  (await call(categories.endpoints.get, { id, query })).answer.data;
const statesOf = async (id: string) => {
  const query = { resource: 'category' };
  const { answer } = await call(translationEndpoints.ofRecord, { id, query });
  return answer.data.translations.map(
    ({ language, field, state }: Record<string, string>) => `${language} ${field} ${state}`,
  );
};

describe('a translated record', () => {
  it('has its texts in a language that is asked for, and names those that it has not', async () => {
    const { _id: id, name } = await addCategory();
    expect((await write({ id, texts: { name: ' Lösungsmittel ' } })).answer).toEqual({
      data: { changed: 1 },
    });
    expect(await read(id)).toMatchObject({
      name: 'Lösungsmittel',
      description: '<p>What dissolves</p>',
      untranslated: ['description'],
    });
    expect(await read(id, { language: 'es' })).toMatchObject({
      name,
      untranslated: ['name', 'description'],
    });
    for (const query of [{}, { language: 'en' }]) {
      const own = await read(id, query);
      expect([own.name, own.untranslated]).toEqual([name, undefined]);
    }
  });

  it('is so within lists, trees and other records', async () => {
    const { _id: id } = await addCategory();
    await write({ id, texts: { name: 'Säuren' } });
    const query = { language: 'de' };
    const tree = await callAs(api, categoryEndpoints.tree, { query });
    const found = tree.answer.find((one: { _id: string }) => one._id === id);
    expect(found).toMatchObject({ name: 'Säuren', untranslated: ['description'] });
    const menu = await call(menuItems.endpoints.add, { body: { title: 'Us', path: '/about' } });
    await write({ id: menu.answer.data._id, resource: 'menuItem', texts: { title: 'Über uns' } });
    const list = await callAs(api, menuItems.endpoints.list, { query });
    expect(list.answer.data).toEqual([
      expect.objectContaining({ title: 'Über uns', untranslated: [] }),
    ]);
  });

  it('is read anew by visitors after a text was written', async () => {
    const { _id: id } = await addCategory();
    const nameOf = async () => {
      const { answer } = await callAs(api, categoryEndpoints.tree, { query: { language: 'de' } });
      return answer.find((one: { _id: string }) => one._id === id).name;
    };
    await nameOf();
    await write({ id, texts: { name: 'Erste' } });
    expect(await nameOf()).toBe('Erste');
    await write({ id, texts: { name: 'Zweite' } });
    expect(await nameOf()).toBe('Zweite');
  });

  it('says what is missing, and what is older than its original', async () => {
    const { _id: id } = await addCategory({ description: null });
    expect(await statesOf(id)).toEqual(['de name missing', 'es name missing']);
    await write({ id, texts: { name: 'Basen' } });
    expect(await statesOf(id)).toEqual(['de name current', 'es name missing']);
    await call(categories.endpoints.update, { id, body: { name: uniqueWord() } });
    expect(await statesOf(id)).toEqual(['de name outdated', 'es name missing']);
    expect((await read(id)).name).toBe('Basen');
    expect((await write({ id, texts: { name: 'Basen' } })).answer.data.changed).toBe(1);
    expect(await statesOf(id)).toEqual(['de name current', 'es name missing']);
    await write({ id, texts: { name: ' ' } });
    expect(await statesOf(id)).toEqual(['de name missing', 'es name missing']);
  });

  it('was made of the original that the translator saw', async () => {
    const { _id: id } = await addCategory({ description: null });
    const query = { resource: 'category' };
    const { answer } = await call(translationEndpoints.ofRecord, { id, query });
    const [{ digest }] = answer.data.originals;
    await call(categories.endpoints.update, { id, body: { name: uniqueWord() } });
    const texts = { name: { text: 'Salze', digest } };
    const body = { resource: 'category', language: 'de', texts };
    await call(translationEndpoints.write, { id, body });
    expect(await statesOf(id)).toEqual(['de name outdated', 'es name missing']);
  });

  it('has its texts in its history, and keeps its version', async () => {
    const { _id: id, version } = await addCategory();
    await write({ id, texts: { name: 'Harze' } });
    await write({ id, texts: { name: 'Harze' } });
    const query = { resource: 'category', recordId: id };
    const { answer } = await call(recordEndpoints.history, { query });
    expect(answer.data.map(({ changes }: { changes: unknown }) => changes)[0]).toEqual([
      { field: 'name:de', from: null, to: 'Harze' },
    ]);
    expect(answer.total).toBe(2);
    expect((await read(id)).version).toBe(version);
  });

  it('is found by a text in any language', async () => {
    const word = uniqueWord();
    const { answer } = await call(menuItems.endpoints.add, { body: { title: 'A', path: '/a' } });
    const id = answer.data._id;
    await write({ id, resource: 'menuItem', texts: { title: `Über ${word}` } });
    const found = await call(menuItems.endpoints.list, { query: { search: `ÜBER ${word}` } });
    expect(found.answer.data.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
  });

  it('takes its texts with it when it is deleted for good, not to the trash', async () => {
    const { _id: id } = await addCategory();
    await write({ id, texts: { name: 'Öle' } });
    await call(categories.endpoints.remove, { id });
    await call(recordEndpoints.restore, { id, query: { resource: 'category' } });
    expect((await read(id)).name).toBe('Öle');
    const { database } = api.services;
    await sql`delete from category where _id = ${id}`.execute(database);
    const { rows } = await sql`select 1 from translation where record_id = ${id}`.execute(database);
    expect(rows).toEqual([]);
  });
});

describe('a text that is refused', () => {
  const html = '<p>Gut</p><script>alert(1)</script><p onclick="x()">so</p>';

  it.each([
    ['a field that is not translated', { slug: 'x' }, 'texts.slug'],
    ['a field that is none', { constructor: 'x' }, 'texts.constructor'],
    ['a text that is longer than its original may be', { name: 'x'.repeat(121) }, 'texts.name'],
    ['a control character', { name: 'a\u0007b' }, 'texts.name.text'],
    ['a text of an empty original', { metatitle: 'x' }, 'metatitle'],
  ])('is %s', async (_what, texts, path) => {
    const { _id: id } = await addCategory();
    const { status, answer } = await write({ id, texts: { description: '<p>Neu</p>', ...texts } });
    expect([status, answer.errors?.[0]?.path]).toEqual([422, path]);
    expect((await read(id)).untranslated).toEqual(['name', 'description']);
  });

  it('is of no record, of another kind, or in a language that the site has not', async () => {
    const { _id: id } = await addCategory();
    const other = '00000000-0000-7000-8000-000000000000';
    expect((await write({ id: other, texts: { name: 'x' } })).status).toBe(404);
    expect((await write({ id, resource: 'menuItem', texts: { title: 'x' } })).status).toBe(404);
    expect((await write({ id, resource: 'admin', texts: { name: 'x' } })).status).toBe(422);
    expect((await write({ id, language: 'fr', texts: { name: 'x' } })).status).toBe(422);
    const { status } = await call(categories.endpoints.get, { id, query: { language: 'xx' } });
    expect(status).toBe(400);
  });

  it('is cut to what formatted texts may hold', async () => {
    const { _id: id } = await addCategory();
    await write({ id, texts: { description: html } });
    expect((await read(id)).description).toBe('<p>Gut</p><p>so</p>');
  });

  it('is of somebody who may not edit the record', async () => {
    const { _id: id } = await addCategory();
    const { token } = await addPerson(api, 'sales');
    expect((await write({ id, texts: { name: 'x' }, token })).status).toBe(403);
    const query = { resource: 'category' };
    const seen = await call(translationEndpoints.ofRecord, { id, query, token });
    expect(seen.status).toBe(200);
    const byVisitor = await callAs(api, translationEndpoints.ofRecord, { id, query });
    expect(byVisitor.status).toBe(403);
  });
});

describe('what is translated', () => {
  it('is what the list of resources says', () => {
    const marked = allResources.filter((one) => translatedFields(one).length > 0);
    expect(marked.map(({ name }) => name).toSorted()).toEqual([...translatedResources].toSorted());
  });

  it('is text that everybody may read', () => {
    const fields = allResources.flatMap((one) =>
      translatedFields(one).map((name) => Object.entries(one.fields).find(([key]) => key === name)),
    );
    const wrong = fields.filter(
      (found) => found?.[1].audience !== 'everyone' || found[1].area !== undefined,
    );
    expect(wrong).toEqual([]);
    expect(fields.length).toBeGreaterThan(40);
  });

  it.each(translatedResources)('%s goes for good with its texts', async (name) => {
    const table = api.services.tables.get(name)?.table ?? '';
    const { rows } = await sql`
      select 1 from pg_trigger where tgname = 'delete_translations'
        and tgrelid = ${table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}::regclass
    `.execute(api.services.database);
    expect(rows).toHaveLength(1);
  });
});

test('a chemical has its texts and those of its types', async () => {
  const body = { name: uniqueWord(), description: '<p>Clear</p>', status: 'published' };
  const { _id: id, slug } = (await call(chemicals.endpoints.add, { body })).answer.data;
  await write({ id, resource: 'chemical', texts: { description: '<p>Klar</p>' } });
  const query = { slug, language: 'de' };
  const { answer } = await callAs(api, chemicalEndpoints.bySlug, { query });
  expect(answer.data).toMatchObject({ description: '<p>Klar</p>', untranslated: [] });
});
