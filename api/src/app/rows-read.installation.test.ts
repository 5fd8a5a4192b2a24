import { categories, chemicals, subCategories, subSubCategories } from 'contract/catalog';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { compactTally } from '../repository/tally';
import { bearer } from '../testing/bearer';
import { loadChemicals, type Substance } from '../testing/load-chemicals';
import { startTestApi, type TestApi } from '../testing/start-test-api';

jest.setTimeout(7_200_000);

/** `CHEMICALS=1000000 AUDIT_ROWS=10000000` measures what [scale](../../../docs/scale.md) says. */
const chemicalCount = Number(process.env['CHEMICALS'] ?? 20_000);
const auditCount = Number(process.env['AUDIT_ROWS'] ?? 50_000);
const auditBatch = 100_000;
/** Rows and entries of indexes that a call may read, however large the catalogue is. */
const fewRows = 3_000;

const parents =
  'butane pentane hexane heptane octane benzene toluene phenol aniline pyridine'.split(' ');
const endings = ['', ' acid', ' methyl ester', ' ethyl ester', ' hydrochloride', ' sodium salt'];
const groups = 'methyl ethyl propyl chloro bromo fluoro nitro amino hydroxy methoxy'.split(' ');

/** Systematic names, no two alike; every tenth word is of a tenth of the catalogue. */
function substanceOf(index: number): Substance {
  const pick = <T>(of: readonly T[], step: number) => of[Math.floor(index / step) % of.length] as T;
  const name = `${pick(groups, 1)}-${pick(groups, 10)}-${pick(parents, 100)}${pick(endings, 1_000)} ${index}`;
  return {
    ecNumber: null,
    casNumber: casNumberOf(10_000 + index),
    name: index % 7 === 0 ? name : `${(index % 9) + 1}-${name}`,
    otherName: null,
    formula: `C${(index % 40) + 2}H${(index % 80) + 2}O${(index % 5) + 2}`,
    molecularWeight: 16 + (index % 400),
  };
}

/** @see https://www.cas.org/training/documentation/chemical-substances/checkdig */
function casNumberOf(number: number): string {
  const digits = [...`${number}`].toReversed();
  const check = digits.reduce((sum, digit, place) => sum + Number(digit) * (place + 1), 0) % 10;
  return `${`${number}`.slice(0, -2)}-${`${number}`.slice(-2)}-${check}`;
}

let api: TestApi;
let id: string;
let categoryId: string;
const figures: string[] = [];
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped', env: { LOG_LEVEL: 'error' } });
  const begin = performance.now();
  categoryId = await addCategories();
  await loadChemicals(
    api.services,
    Array.from({ length: chemicalCount }, (_, at) => substanceOf(at)),
  );
  const loaded = performance.now();
  await addAudit();
  await compactTally(api.services.database, chemicalTable.list.tally);
  await unlimited('vacuum (analyze)');
  const [first] = await rowsOf<{ _id: string }>('select _id from chemical where cas_number = $1', [
    casNumberOf(10_000),
  ]);
  id = first?._id ?? '';
  figures.push(
    `${chemicalCount} chemicals in ${seconds(loaded - begin)} s, ${auditCount} rows of the audit in ${seconds(performance.now() - loaded)} s`,
  );
});
afterAll(async () => {
  if (process.env['CHEMICALS']) process.stdout.write(`${figures.join('\n')}\n`);
  await api.close();
});

async function addAudit(): Promise<void> {
  const rows = `
    insert into audit (_id, resource, record_id, action, at, version, admin_id, changes)
    select gen_random_uuid(), (array['chemical', 'customer', 'inquiry', 'category'])[1 + n % 4],
      gen_random_uuid(), (array['add', 'update', 'remove'])[1 + n % 3],
      now() - make_interval(secs => n), 1, $1,
      jsonb_build_array(jsonb_build_object('field', 'name', 'from', null, 'to', 'Audited ' || n))
    from generate_series($2::int, $3::int) as n`;
  for (let from = 1; from <= auditCount; from += auditBatch)
    await unlimited(rows, [api.adminId, from, Math.min(auditCount, from + auditBatch - 1)]);
}

/** Without the limit of a statement's time. */
async function unlimited(text: string, parameters: readonly unknown[] = []): Promise<void> {
  await api.services.pool.unlimited(async (pool) => {
    const client = await pool.connect();
    await client.query(text, parameters).finally(() => client.release());
  });
}

/** Two levels with a leaf for each of thirty. */
async function addCategories(): Promise<string> {
  const add = async ({ path }: { readonly path: string }, body: object): Promise<string> => {
    const headers = bearer(api.adminToken);
    const answer = await api.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers,
      payload: body,
    });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
    return answer.json().data._id;
  };
  let last = '';
  for (let top = 0; top < 3; top += 1) {
    last = await add(categories.endpoints.add, { name: `Category ${top}` });
    const subCategoryId = await add(subCategories.endpoints.add, {
      name: 'Middle',
      categoryId: last,
    });
    for (let leaf = 0; leaf < 10; leaf += 1)
      await add(subSubCategories.endpoints.add, { name: `Leaf ${leaf}`, subCategoryId });
  }
  return last;
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(0);

async function rowsOf<T>(text: string, parameters: readonly unknown[] = []): Promise<T[]> {
  const client = await api.services.pool.connect();
  try {
    return (await client.query(text, parameters)).rows as T[];
  } finally {
    client.release();
  }
}

/** Rows of tables and entries of indexes that all connections have read; those that count reach PostgreSQL's sums first. */
async function readSoFar(): Promise<number> {
  const { busy, idle } = api.services.pool.connections();
  const clients = await Promise.all(
    Array.from({ length: busy + idle }, () => api.services.pool.connect()),
  );
  for (const client of clients) await client.query('select pg_stat_force_next_flush()', []);
  for (const client of clients) client.release();
  const [row] = await rowsOf<{ read: number }>(
    `select ((select sum(seq_tup_read) from pg_stat_user_tables)
      + (select sum(idx_tup_read) from pg_stat_user_indexes))::float8 as read`,
  );
  return row?.read ?? 0;
}

let changes = 0;
async function changeOne(): Promise<void> {
  changes += 1;
  const { path } = chemicals.endpoints.update;
  const headers = bearer(api.adminToken);
  const payload = { appearance: `Seen ${changes} times` };
  const url = `/api/${path}?id=${id}`;
  const answer = await api.inject({ method: 'PUT', url, headers, payload });
  expect(answer).toMatchObject({ statusCode: 200 });
}

const table = (of: string) => `product/get?${of}`;
const lastPage = Math.ceil(chemicalCount / 25);

interface Call {
  /** One that begins with `visitor` has no account. */
  readonly name: string;
  readonly path: () => string;
  /** How many times the catalogue it may read; [scale](../../../docs/scale.md) says why. */
  readonly share?: number;
}

const calls: readonly Call[] = [
  { name: 'a chemical', path: () => `${chemicals.endpoints.get.path}?id=${id}` },
  { name: 'the table, first page', path: () => table('pageSize=25') },
  { name: 'the table, last page', path: () => table(`pageSize=25&page=${lastPage}`) },
  { name: 'the table by time of change', path: () => table('pageSize=25&sort=-updatedAt') },
  { name: 'a category', path: () => table(`categoryId=${categoryId}`), share: 0.5 },
  { name: 'a letter', path: () => table('letter=M'), share: 0.4 },
  { name: 'a CAS number', path: () => table(`search=${casNumberOf(12_345)}`) },
  { name: 'a name', path: () => table('search=chloro-ethyl-hexane%20acid%207041') },
  { name: 'a broad word', path: () => table('search=acid'), share: 0.4 },
  { name: 'a word that nothing has', path: () => table('search=zirconocene') },
  { name: 'a formula that nothing has', path: () => table('formula=C99H2') },
  { name: 'a mass that nothing has', path: () => table('massFrom=5000') },
  { name: 'an element that nothing has', path: () => table('element=Zr') },
  { name: 'a grade that nothing has', path: () => table('grade=USP'), share: 2.2 },
  { name: 'visitor: letters', path: () => 'chemical/letters' },
  {
    name: 'visitor: a letter',
    path: () => 'chemical/filterChemical?alphabet=M',
    share: 0.4,
  },
  { name: 'visitor: suggestions', path: () => 'product/suggest?q=nitro-eth', share: 0.4 },
  { name: 'visitor: suggestions of a broad word', path: () => 'product/suggest?q=acid' },
  { name: 'visitor: a broad word', path: () => 'product/search?q=acid', share: 0.4 },
  { name: 'visitor: two words', path: () => 'product/search?q=nitro%20octane', share: 0.1 },
  { name: 'visitor: a word that nothing has', path: () => 'product/search?q=zirconocene' },
  { name: 'visitor: a category', path: () => `product/search?categoryId=${categoryId}` },
  { name: 'visitor: all by name', path: () => 'product/search' },
  { name: 'visitor: site map', path: () => 'product/getAddresses', share: 0.5 },
  { name: 'visitor: categories', path: () => 'chemicalCategory/getAll' },
  { name: 'the dashboard', path: () => 'dashboard/get' },
  { name: 'the audit', path: () => 'audit/list' },
  { name: 'the audit of a kind of record', path: () => 'audit/list?resource=customer' },
  { name: 'the audit by a name', path: () => 'audit/list?search=Audited%20777', share: 1.1 },
  { name: 'the trash', path: () => 'trash/get?resource=chemical' },
];

test.each(calls)('$name', async ({ name, path, share = 0 }) => {
  const headers = name.startsWith('visitor') ? {} : bearer(api.adminToken);
  const ask = async () => {
    const begin = performance.now();
    const answer = await api.inject({ url: `/api/${path()}`, headers });
    expect(answer).toMatchObject({ statusCode: 200 });
    return performance.now() - begin;
  };
  // Statements are prepared; what visitors get from memory is read anew.
  if (!name.startsWith('visitor')) await ask();
  await changeOne();
  const before = await readSoFar();
  const time = await ask();
  const read = (await readSoFar()) - before;
  figures.push(`${name}: ${read} read, ${time.toFixed(0)} ms`);
  expect(read).toBeLessThan(fewRows + share * chemicalCount);
});
