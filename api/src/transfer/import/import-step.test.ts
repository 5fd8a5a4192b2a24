import { chemicals } from 'contract/catalog';
import { jobEndpoints } from 'contract/jobs';
import { recordEndpoints } from 'contract/record';
import { importEndpoints } from 'contract/transfer';
import { unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { freshCas, ImportJourney } from '../import-journey.fixture';

let api: TestApi;
let journey: ImportJourney;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  journey = new ImportJourney(api);
});
afterAll(() => api.close());

const { add, get } = chemicals.endpoints;
const chemicalOf = async (id: string) => (await journey.call(get, { id })).answer.data;
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

describe('the import', () => {
  it('writes new and changed rows once, with its history, and can be taken back', async () => {
    const word = unique();
    const stored = await addChemical({ name: `${word} old`, casNumber: freshCas() });
    const lines = Array.from({ length: 130 }, (_, index) => `${word} ${index},${freshCas()},5 °C`);
    const text = ['Name,CAS,Melting point', `${word} changed,${stored.casNumber},`, ...lines];
    const checked = await journey.checked(text.join('\n'));
    const done = await journey.start(checked._id);
    expect(done).toMatchObject({ state: 'done', counts: { new: 130, changed: 1, wrong: 0 } });
    const job = (await journey.call(jobEndpoints.get, { id: done.jobId ?? '' })).answer.data;
    expect(job).toMatchObject({ kind: 'import', state: 'done', changed: 131, refused: 0 });
    expect((await journey.rows(done._id)).every(({ isWritten }) => isWritten)).toBe(true);
    expect((await named(`${word} `)).length).toBe(131);
    expect(await chemicalOf(stored._id)).toMatchObject({ name: `${word} changed`, version: 2 });
    const query = { resource: 'chemical', recordId: stored._id };
    const [entry] = (await journey.call(recordEndpoints.history, { query })).answer.data;
    expect(entry).toMatchObject({ by: 'Tess Ting', jobId: done.jobId });

    const again = await journey.call(importEndpoints.start, { id: done._id });
    expect(again.status).toBe(409);
    const anew = await journey.checked(text.join('\n'));
    expect(anew.counts).toEqual({ new: 0, changed: 0, unchanged: 131, wrong: 0 });

    await journey.call(jobEndpoints.undo, { id: done.jobId ?? '' });
    await journey.workOff();
    expect(await named(`${word} `)).toEqual([`${word} old`]);
  });

  it('goes on where it was cut off, with no row lost or doubled', async () => {
    const word = unique();
    const lines = Array.from({ length: 380 }, (_, index) => `${word} ${index},${freshCas()}`);
    const checked = await journey.checked(['Name,CAS', ...lines].join('\n'));
    await journey.call(importEndpoints.start, { id: checked._id });
    await journey.cutOffAfter(2);
    await journey.workOff();
    expect(await journey.read(checked._id)).toMatchObject({ state: 'done' });
    expect((await named(`${word} `)).length).toBe(380);
  });

  it('judges again what changed since, and refuses a row alone', async () => {
    const word = unique();
    const [appeared, gone, taken] = [freshCas(), freshCas(), freshCas()];
    const removed = await addChemical({ name: `${word} gone`, casNumber: gone });
    const checked = await journey.checked(
      [
        'Name,CAS,Address',
        `${word} appeared,${appeared},`,
        `${word} gone now,${gone},`,
        `${word} taken,${taken},${word}-taken`,
        `${word} other,${freshCas()},`,
      ].join('\n'),
    );
    expect(checked.counts).toEqual({ new: 3, changed: 1, unchanged: 0, wrong: 0 });
    const there = await addChemical({ name: `${word} appeared`, casNumber: appeared });
    await journey.call(chemicals.endpoints.remove, { id: removed._id });
    await addChemical({ name: 'Somebody else', slug: `${word}-taken` });
    const done = await journey.start(checked._id);
    expect(done).toMatchObject({
      state: 'done',
      counts: { new: 2, changed: 0, unchanged: 1, wrong: 1 },
    });
    const rows = await journey.rows(done._id);
    expect(rows.map(({ verdict, isWritten }) => [verdict, isWritten])).toEqual([
      ['unchanged', false],
      ['new', true],
      ['wrong', false],
      ['new', true],
    ]);
    expect(rows[0]?.recordId).toBe(there._id);
    expect(rows[2]?.errors[0]?.path).toBe('slug');
    const refusals = await journey.call(jobEndpoints.refusals, { id: done.jobId ?? '' });
    expect(refusals.answer.data).toMatchObject([{ title: `${word} taken` }]);
  });

  it('leaves what is stored where a cell is empty', async () => {
    const stored = await addChemical({ name: unique(), casNumber: freshCas(), purity: '99 %' });
    const checked = await journey.checked(`CAS,Purity,Storage\n${stored.casNumber},,cool\n`);
    expect(checked.counts).toMatchObject({ changed: 1 });
    await journey.start(checked._id);
    expect(await chemicalOf(stored._id)).toMatchObject({ purity: '99 %', storage: 'cool' });
  });

  it('can only be started when it is checked, and can be checked again until then', async () => {
    const word = unique();
    const { _id: id, mapping } = await journey.take('a.csv', `Name\n${word}\n`);
    expect((await journey.call(importEndpoints.start, { id })).status).toBe(409);
    await journey.check(id, mapping);
    const again = await journey.check(id, mapping);
    expect(again).toMatchObject({ state: 'checked', counts: { new: 1 } });
    expect((await journey.rows(id)).length).toBe(1);
  });

  it('tells a job that was cancelled', async () => {
    const checked = await journey.checked(`Name\n${unique()}\n`);
    const started = await journey.call(importEndpoints.start, { id: checked._id });
    await journey.call(jobEndpoints.cancel, { id: started.answer.data.jobId });
    expect((await journey.read(checked._id)).state).toBe('cancelled');
  });

  it('has a report of all rows', async () => {
    const checked = await journey.checked(`Name,CAS\n=${unique()},67-64-2\n`);
    const answer = await api.inject({
      url: `/api/import/report?id=${checked._id}`,
      headers: { authorization: `Bearer ${api.adminToken}` },
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="import-chemical/);
    expect(answer.body).toContain('Row,Verdict,Name');
    expect(answer.body).toMatch(/1,wrong,'=u/);
    expect(answer.body).toContain('The check digit of 67-64-2');
  });
});

describe('a structure-data file', () => {
  const ethanol = [
    'Ethanol',
    '',
    '',
    '  3  2  0  0  0  0  0  0  0  0999 V2000',
    '    0.0000    0.0000    0.0000 C   0  0',
    '    1.2990    0.7500    0.0000 C   0  0',
    '    2.5981    0.0000    0.0000 O   0  0',
    '  1  2  1  0',
    '  2  3  1  0',
    'M  END',
  ].join('\n');

  it('gives its molfiles as SMILES, and leaves out one that cannot be read', async () => {
    const cas = [freshCas(), freshCas()];
    const broken = ethanol.replace(' C   0  0', ' Qq  0  0');
    const records = [ethanol, broken].map((mol, at) => `${mol}\n> <CAS>\n${cas[at]}\n\n$$$$\n`);
    const checked = await journey.checked(records.join(''), 'structures.sdf');
    expect(checked.mapping).toEqual({ Structure: 'smiles', Title: 'name', CAS: 'casNumber' });
    expect(checked.counts).toMatchObject({ new: 2, wrong: 0 });
    await journey.start(checked._id);
    const [row, without] = await journey.rows(checked._id, 'new');
    const { data } = (await journey.call(get, { id: row?.recordId ?? '' })).answer;
    expect(data).toMatchObject({ name: 'Ethanol', smiles: 'CCO', casNumber: cas[0] });
    expect(without?.errors[0]?.path).toBe('smiles');
  });
});

describe('the numbers of a file', () => {
  const densities = async (text: string, decimalSign?: 'point' | 'comma') => {
    const taken = await journey.take('numbers.csv', text);
    const body = { mapping: taken.mapping, ...(decimalSign && { decimalSign }) };
    await journey.call(importEndpoints.check, { id: taken._id, body });
    await journey.workOff();
    const rows = await journey.rows(taken._id);
    const density = rows.map(({ changes }) => changes.find(({ field }) => field === 'density')?.to);
    return { density: density.map(String), taken, rows };
  };

  it('have the decimal sign that the column or its file leaves no doubt of', async () => {
    const word = unique();
    const { density, taken } = await densities(
      `Name;Density\n${word} 1;1,055\n${word} 2;0,752\n${word} 3;1,2`,
    );
    expect(taken.columns[1]).toMatchObject({ decimal: 'comma' });
    expect(density).toEqual(['1.055', '0.752', '1.2']);
  });

  it('are wrong where they can be read in two ways, until the sign is chosen', async () => {
    const text = `Name\tDensity\n${unique()}\t1,055`;
    const { rows, taken } = await densities(text);
    expect(taken.columns[1]).toMatchObject({ decimal: 'unclear' });
    expect(rows[0]).toMatchObject({ verdict: 'wrong', errors: [{ path: 'density' }] });
    expect((await densities(text, 'comma')).density).toEqual(['1.055']);
  });
});

it('reads cells that a spreadsheet was kept from guessing at', async () => {
  const cas = freshCas();
  const checked = await journey.checked(`Name,CAS\n${unique()},"=""${cas}"""`);
  const [row] = await journey.rows(checked._id);
  expect(row?.changes.find(({ field }) => field === 'casNumber')?.to).toBe(cas);
});

it('imports a row without a structure that cannot be read, and says so to the end', async () => {
  const word = unique();
  const checked = await journey.checked(`Name,CAS,SMILES\n${word},${freshCas()},C1CC(`);
  expect(checked.counts).toMatchObject({ new: 1, wrong: 0 });
  const done = await journey.start(checked._id);
  const [row] = await journey.rows(done._id);
  expect(row).toMatchObject({
    verdict: 'new',
    isWritten: true,
    errors: [{ path: 'smiles', message: expect.stringMatching(/imported without it\.$/) }],
  });
  expect(await chemicalOf(row?.recordId ?? '')).toMatchObject({ name: word, smiles: null });
});

it('a formula that contradicts its structure is wrong in the dry run already, by the rule of the write', async () => {
  const word = unique();
  const lines = [
    'Name,CAS,SMILES,Formula,Status',
    `${word} published,${freshCas()},CCO,C6H6,published`,
    `${word} draft,${freshCas()},CCO,C6H6,draft`,
    `${word} sound,${freshCas()},CCO,C2H6O,published`,
  ];
  const checked = await journey.checked(lines.join('\n'));
  expect(checked.counts).toEqual({ new: 2, changed: 0, unchanged: 0, wrong: 1 });
  const [wrong] = await journey.rows(checked._id, 'wrong');
  expect(wrong).toMatchObject({
    title: `${word} published`,
    errors: [{ path: 'formula', message: expect.stringContaining('are of different substances') }],
  });
  expect(await named(word)).toEqual([]);
  const done = await journey.start(checked._id);
  expect(done.counts).toEqual({ new: 2, changed: 0, unchanged: 0, wrong: 1 });
  expect((await named(word)).toSorted()).toEqual([`${word} draft`, `${word} sound`]);
});

it('a row whose CAS number is published already is held back, in the dry run too, unless it has a reason', async () => {
  const word = unique();
  const casNumber = freshCas();
  await addChemical({
    name: `Holder of ${casNumber}`,
    productCode: `${word}-0`,
    casNumber,
    status: 'published',
  });
  const twice = freshCas();
  const lines = [
    'ID,Name,CAS,Product code,Status,Reason to publish anyway',
    `,${word} other,${casNumber},${word}-1,published,`,
    `,${word} grade,${casNumber},${word}-2,published,Another grade of it`,
    `,${word} first,${twice},${word}-3,published,`,
    `,${word} second,${twice},${word}-4,published,`,
  ];
  const checked = await journey.checked(lines.join('\n'));
  const wrong = await journey.rows(checked._id, 'wrong');
  expect(wrong.map(({ title }) => title)).toEqual([`${word} other`, `${word} second`]);
  expect(wrong[0]?.errors).toEqual([
    {
      path: 'casNumber',
      message: expect.stringContaining(`"Holder of ${casNumber}" is published`),
    },
  ]);
  await journey.start(checked._id);
  expect((await named(word)).toSorted()).toEqual([`${word} first`, `${word} grade`]);
});

it('a change that makes stored formula and structure contradict is wrong in the dry run', async () => {
  const word = unique();
  const casNumber = freshCas();
  await addChemical({ name: word, casNumber, smiles: 'CCO', status: 'published' });
  const checked = await journey.checked(`CAS,Formula\n${casNumber},C6H6`);
  expect(checked.counts).toEqual({ new: 0, changed: 0, unchanged: 0, wrong: 1 });
});

it('an address that another record has is wrong in the dry run', async () => {
  const word = unique();
  const stored = await addChemical({ name: word, casNumber: freshCas() });
  const checked = await journey.checked(
    `Name,CAS,Address\n${word} two,${freshCas()},${stored.slug}`,
  );
  const [wrong] = await journey.rows(checked._id, 'wrong');
  expect(wrong?.errors[0]?.path).toBe('slug');
});
