import { chemicals } from 'contract/catalog';
import { importEndpoints } from 'contract/transfer';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { freshCas, ImportJourney } from '../import-journey.fixture';

let api: TestApi;
let journey: ImportJourney;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  journey = new ImportJourney(api);
});
afterAll(() => api.close());

const { add } = chemicals.endpoints;
const addChemical = async (body: object) => (await journey.call(add, { body })).answer.data;

/** The names of the chemicals that begin so. */
async function named(start: string): Promise<string[]> {
  const rows = await api.services.database
    .selectFrom('chemical')
    .select('name')
    .where('name', 'like', `${start}%`)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ name }) => name);
}

describe('a file', () => {
  it('is taken with its columns, samples and a mapping, and visitors never see it', async () => {
    const taken = await journey.take('My list.TSV', 'Name\tCAS No.\tOther\nAcetone\t67-64-1\tx\n');
    expect(taken).toMatchObject({
      resource: 'chemical',
      fileName: 'My list.TSV',
      format: 'csv',
      state: 'ready',
      columns: [
        { name: 'Name', samples: ['Acetone'] },
        { name: 'CAS No.', samples: ['67-64-1'] },
        { name: 'Other', samples: ['x'] },
      ],
      mapping: { Name: 'name', 'CAS No.': 'casNumber' },
      counts: null,
      by: 'Tess Ting',
    });
    const file = await api.services.database
      .selectFrom('file')
      .innerJoin('import', 'import.file', 'file.name')
      .select(['file.name', 'visibility'])
      .where('import._id', '=', taken._id)
      .executeTakeFirstOrThrow();
    expect(file.visibility).toBe('staff');
    const seen = await api.inject({ url: `/api/file/download/${file.name}` });
    expect(seen.statusCode).toBe(404);
  });

  it.each([
    ['empty.csv', '', 422],
    ['head.csv', 'Name,CAS\n', 422],
    ['torn.csv', 'Name,Note\nA,"never closed\n', 422],
    ['no-head.csv', 'Acetone,67-64-1\n', 422],
    ['photo.png', '\u0000\u0001', 415],
    ['program.csv', 'MZ\u0000\u0003', 415],
    ['false.xlsx', 'Name\nA\n', 415],
  ])('%s is refused in words, and nothing of it stays', async (name, content, status) => {
    const files = await api.services.database.selectFrom('file').selectAll().execute();
    const { status: given, answer } = await journey.upload(name, content);
    expect([given, answer.detail]).toEqual([status, expect.stringMatching(/\w{3}/)]);
    const after = await api.services.database.selectFrom('file').selectAll().execute();
    expect(after.length).toBe(files.length);
  });

  it('is for staff alone, as is all that comes of it', async () => {
    expect((await journey.upload('a.csv', 'Name\nA\n', 'no token')).status).toBe(403);
    const { _id: id } = await journey.take('a.csv', 'Name\nA\n');
    const calls = [
      callAs(api, importEndpoints.get, { id }),
      callAs(api, importEndpoints.rows, { id }),
      callAs(api, importEndpoints.report, { id }),
      callAs(api, importEndpoints.start, { id }),
      callAs(api, importEndpoints.check, { id, body: { mapping: { A: 'name' } } }),
      callAs(api, importEndpoints.list, { query: { resource: 'chemical' } }),
      callAs(api, importEndpoints.guide, { query: { resource: 'chemical' } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
  });
});

describe('a mapping', () => {
  it.each([
    [{ Name: 'name', Other: 'name' }, 'mapping.Other'],
    [{ Name: 'nothing' }, 'mapping.Name'],
    [{ Nowhere: 'name' }, 'mapping.Nowhere'],
    [{ Name: 'purity' }, 'mapping'],
  ])('%j is refused', async (mapping, path) => {
    const { _id: id } = await journey.take('a.csv', 'Name,Other\nA,b\n');
    const { status, answer } = await journey.call(importEndpoints.check, { id, body: { mapping } });
    expect([status, answer.errors[0].path]).toEqual([422, path]);
    expect((await journey.read(id)).state).toBe('ready');
  });

  it('is remembered for columns of these names', async () => {
    const column = `Stoff ${unique()}`;
    const first = await journey.take('a.csv', `${column},Name\nA,b\n`);
    expect(first.mapping).toEqual({ Name: 'name' });
    await journey.check(first._id, { [column]: 'name' });
    const second = await journey.take('b.csv', `${column.toUpperCase()},Name\nA,b\n`);
    expect(second.mapping).toEqual({ [column.toUpperCase()]: 'name' });
    await journey.check(second._id, { Name: 'name' });
  });

  it('has a guide that names fields, identity and limits', async () => {
    const query = { resource: 'chemical' };
    const { answer } = await journey.call(importEndpoints.guide, { query });
    expect(answer.data.fields).toContainEqual({
      name: 'name',
      label: 'Name',
      isRequired: true,
      isNumber: false,
      help: null,
    });
    expect(answer.data.identifiedBy).toEqual([
      '_id',
      'productCode',
      'casNumber',
      'ecNumber',
      'name',
    ]);
    const none = await journey.call(importEndpoints.guide, { query: { resource: 'nothing' } });
    expect(none.status).toBe(404);
  });
});

describe('the dry run', () => {
  it('finds new, changed, unchanged and wrong rows, and writes none', async () => {
    const [same, changed, fresh] = [freshCas(), freshCas(), freshCas()];
    const word = unique();
    await addChemical({ name: `${word} same`, casNumber: same, purity: '99 %' });
    const stored = await addChemical({ name: `${word} old`, casNumber: changed });
    const checked = await journey.checked(
      [
        'Name,CAS,Purity,Status',
        `${word} same,CAS ${same},99 %,`,
        `${word} new name,${changed},98 %,published`,
        `${word} fresh,${fresh},,`,
        `${word} wrong,67-64-2,,perhaps`,
        `,${freshCas()},,`,
        `${word} fresh again,${fresh},,`,
      ].join('\n'),
    );
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { new: 1, changed: 1, unchanged: 1, wrong: 3 },
    });
    const rows = await journey.rows(checked._id);
    expect(rows.map(({ number, verdict }) => [number, verdict])).toEqual([
      [1, 'unchanged'],
      [2, 'changed'],
      [3, 'new'],
      [4, 'wrong'],
      [5, 'wrong'],
      [6, 'wrong'],
    ]);
    expect(rows[1]).toMatchObject({ recordId: stored._id, title: `${word} new name` });
    expect(rows[1]?.changes).toEqual([
      { field: 'name', from: `${word} old`, to: `${word} new name` },
      { field: 'purity', from: null, to: '98 %' },
      { field: 'status', from: 'draft', to: 'published' },
    ]);
    expect(rows[2]?.changes).toContainEqual({ field: 'casNumber', from: null, to: fresh });
    expect(rows[3]?.errors.map(({ path }) => path)).toEqual(['casNumber', 'status']);
    expect(rows[4]?.errors).toEqual([{ path: 'name', message: expect.stringContaining('empty') }]);
    expect(rows[5]?.errors[0]?.message).toBe('The same CAS number as row 3');
    expect(await named(`${word} fresh`)).toEqual([]);
    expect((await journey.rows(checked._id, 'wrong')).length).toBe(3);
  });

  it('never guesses between several records of one CAS number', async () => {
    const casNumber = freshCas();
    const [codeA, codeB] = [unique(), unique()];
    const grade = await addChemical({ name: 'Grade A', casNumber, productCode: codeA });
    await addChemical({ name: 'Grade B', casNumber, productCode: codeB });
    const checked = await journey.checked(
      `Product code,CAS,Name\n${codeA},${casNumber},Grade A+\n,${casNumber},Which\n${unique()},${casNumber},Grade C\n`,
    );
    const rows = await journey.rows(checked._id);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['changed', 'wrong', 'new']);
    expect(rows[0]?.recordId).toBe(grade._id);
    expect(rows[1]?.errors[0]?.message).toContain('2 chemicals have this value');
  });

  it('names other records, or says that there are none', async () => {
    const word = unique();
    const taken = await journey.take(
      'chemicals.csv',
      `Name,Types,Category,Unit\n${word},No such type,Nowhere > Land,stone\n`,
    );
    // A unit of another kind is no reason to suggest the column.
    expect(taken.mapping).not.toHaveProperty('Unit');
    const checked = await journey.check(taken._id, { ...taken.mapping, Unit: 'unitId' });
    const [row] = await journey.rows(checked._id);
    expect(row?.errors.map(({ path }) => path)).toEqual(['typeIds', 'category', 'unitId']);
  });

  it('goes on where it was cut off, and knows what it saw before', async () => {
    const word = unique();
    const cas = Array.from({ length: 600 }, freshCas);
    const lines = cas.map((number, index) => `${word} ${index},${number}`);
    const text = ['Name,CAS', ...lines, `${word} twice,${cas[0]}`].join('\n');
    const taken = await journey.take('a.csv', text);
    const body = { mapping: taken.mapping };
    await journey.call(importEndpoints.check, { id: taken._id, body });
    await journey.cutOffAfter(2);
    await journey.workOff();
    const checked = await journey.read(taken._id);
    expect(checked).toMatchObject({ state: 'checked', counts: { new: 600, wrong: 1 } });
    const [twice] = await journey.rows(checked._id, 'wrong');
    expect(twice?.errors[0]?.message).toBe('The same CAS number as row 1');
  });
});
