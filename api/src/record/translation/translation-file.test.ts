import { categories } from 'contract/catalog';
import { companyEndpoints, menuItems } from 'contract/content';
import { translationColumns, translationEndpoints } from 'contract/record';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs, uniqueWord } from '../../testing/describe-resource-routes';
import { formOf } from '../../testing/form-of';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { csvLines } from '../../transfer/export/csv-text';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const body = { siteLanguages: ['de'] };
  await callAs(api, companyEndpoints.update, { token: api.adminToken, body });
});
afterAll(() => api.close());

interface Sent {
  readonly token?: string;
}

async function download(query: Record<string, string>, { token = api.adminToken }: Sent = {}) {
  const { statusCode, body } = await api.inject({
    url: `/api/${translationEndpoints.export.path}?${new URLSearchParams(query).toString()}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, lines: body.replace('\uFEFF', '').trimEnd().split('\r\n') };
}

async function upload(text: string, { token = api.adminToken }: Sent = {}) {
  const { payload, headers } = formOf({
    file: { name: 'texts.csv', bytes: new TextEncoder().encode(text) },
  });
  const { method, path } = translationEndpoints.import;
  const answer = await api.inject({
    method,
    url: `/api/${path}`,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, answer: answer.json() };
}

async function addCategory(name = uniqueWord()) {
  const body = { name, description: '<p>Two\nlines, "quoted"</p>' };
  const request = { token: api.adminToken, body };
  return (await callAs(api, categories.endpoints.add, request)).answer.data;
}

async function textsOf(id: string) {
  const query = { resource: 'category' };
  const request = { token: api.adminToken, id, query };
  const { answer } = await callAs(api, translationEndpoints.ofRecord, request);
  return answer.data.translations.map(({ field, text, state }: Record<string, string>) =>
    [field, text, state].join(' '),
  );
}

type FileTexts = Partial<Record<(typeof translationColumns)[number], string>>;

function fileOf(...rows: readonly FileTexts[]): string {
  const cells = rows.map((row) => translationColumns.map((name) => row[name] ?? ''));
  return csvLines([translationColumns, ...cells]);
}

const rowOf = (
  { _id: Id, name: Original }: { _id: string; name: string },
  more: FileTexts,
): FileTexts => {
  return { Resource: 'category', Id, Language: 'de', Field: 'name', Original, ...more };
};

describe('a file for translators', () => {
  it('has every text that is there, and comes back as it went', async () => {
    const category = await addCategory('=SUM(1)');
    const { lines } = await download({ into: 'de', resource: 'category' });
    expect(lines[0]).toBe(translationColumns.join(','));
    const text = lines.join('\r\n');
    const filled = text
      .replace(/(name,'=SUM\(1\)),,missing/, "$1,'=SUMME(1),missing")
      .replace(/(quoted""<\/p>"),,missing/, '$1,<p>Zwei Zeilen</p>,missing');
    expect((await upload(filled)).answer.data).toEqual({ rows: 2, changed: 2 });
    expect(await textsOf(category._id)).toEqual([
      'name =SUMME(1) current',
      'description <p>Zwei Zeilen</p> current',
    ]);
    expect((await upload(filled)).answer.data.changed).toBe(0);
    const left = await download({ into: 'de', resource: 'category', open: 'true' });
    expect(left.lines).toHaveLength(1);
  });

  it('is of the records whose lists one may export', async () => {
    await addCategory();
    const { token } = await addPerson(api, 'sales');
    const { status, lines } = await download({ into: 'de' }, { token });
    expect([status, lines]).toEqual([200, [translationColumns.join(',')]]);
    const { status: refused } = await upload(
      fileOf(rowOf(await addCategory(), { Translation: 'x' })),
      {
        token,
      },
    );
    expect(refused).toBe(422);
  });

  it('marks a text as outdated whose original has changed meanwhile', async () => {
    const category = await addCategory();
    const row = rowOf(category, { Original: 'What it was', Translation: 'Säuren' });
    expect((await upload(fileOf(row))).answer.data).toEqual({ rows: 1, changed: 1 });
    expect((await textsOf(category._id))[0]).toBe('name Säuren outdated');
  });

  it.each<[string, FileTexts, string]>([
    ['an unknown resource', { Resource: 'admin' }, 'Resource says "admin"'],
    ['no id', { Id: 'x' }, 'Id says "x"'],
    ['the id of no record', { Id: '00000000-0000-7000-8000-000000000000' }, 'There is no'],
    ['another language', { Language: 'fr' }, 'Language says "fr"'],
    ['a field that is no text', { Field: 'order' }, 'There is no such text'],
    ['a text that is too long', { Translation: 'x'.repeat(121) }, ''],
    ['a text of an empty original', { Field: 'metatitle' }, 'English'],
  ])('changes nothing where a row has %s', async (_what, wrong, message) => {
    const category = await addCategory();
    const good = rowOf(category, { Translation: 'Gut' });
    const { status, answer } = await upload(fileOf(good, { ...good, ...wrong }));
    expect(status).toBe(422);
    const [error, ...others] = answer.errors;
    expect([error.path, error.message.slice(0, 7), others]).toEqual(['file', 'Row 2: ', []]);
    expect(error.message).toContain(message);
    expect((await textsOf(category._id))[0]).toBe('name  missing');
  });

  it.each([
    ['a file without its columns', 'Name,Text\r\na,b\r\n'],
    ['an empty one', ''],
  ])('is not %s', async (_what, text) => {
    expect((await upload(text)).status).toBe(422);
  });

  it('has the items of other resources too', async () => {
    const body = { title: uniqueWord(), path: '/about' };
    const token = api.adminToken;
    await callAs(api, menuItems.endpoints.add, { token, body });
    const { lines } = await download({ into: 'de' });
    expect(lines.filter((line) => line.startsWith('menuItem,'))).toHaveLength(1);
  });
});
