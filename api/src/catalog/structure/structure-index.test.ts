import { chemicals, structureEndpoints, type StructureHit } from 'contract/catalog';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { inTime, matchGraphs, readStructureQuery } from './structures';

const known: Readonly<Record<string, string>> = {
  Toluene: 'Cc1ccccc1',
  Nitrobenzene: 'O=[N+]([O-])c1ccccc1',
  'Benzoic acid': 'OC(=O)c1ccccc1',
  'Sodium benzoate': '[Na+].[O-]C(=O)c1ccccc1',
  'Sodium chloride': '[Na+].[Cl-]',
  'L-Alanine': 'C[C@H](N)C(=O)O',
  Trimethylsilane: 'C[SiH](C)C',
  Caffeine: 'Cn1cnc2c1c(=O)n(C)c(=O)n2C',
  'Copper sulfate pentahydrate': 'O.O.O.O.O.[O-]S(=O)(=O)[O-].[Cu+2]',
};
const parts = ['c1ccccc1', 'C(=O)O', '[O-]', '[Na+]', 'C', '[SiH]', 'N', 'O.O', 'Cn1cncc1', 'I'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (const [name, smiles] of Object.entries(known)) await add({ name, smiles });
  await add({ name: 'Draft', smiles: 'CCO', status: 'draft' });
  await add({ name: 'Without structure' });
});
afterAll(() => api.close());

async function add(body: object): Promise<string> {
  const { status, answer } = await callAs(api, chemicals.endpoints.add, {
    token: api.adminToken,
    body: { status: 'published', ...body },
  });
  expect(status).toBe(201);
  return answer.data._id;
}

const url = `/api/${structureEndpoints.index.path}`;

async function readIndex() {
  const { data } = structureEndpoints.index.answer.parse((await api.inject({ url })).json());
  if (data === null) throw new Error('There are few structures');
  return data;
}

/** News of a change travel for a few milliseconds. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await isSo()) && performance.now() - start < 10_000);
  expect(await isSo()).toBe(true);
}

function wordsOf(fingerprint: string): number[] {
  const bytes = Buffer.from(fingerprint, 'base64');
  return Array.from({ length: bytes.length / 4 }, (_, place) => bytes.readUInt32LE(place * 4));
}

function digitsOf(words: readonly number[]): string {
  return words.map((word) => word.toString(2).padStart(32, '0')).join('');
}

describe('the index of structures', () => {
  it('has the published ones alone, and changes with them', async () => {
    const index = await readIndex();
    const count = Object.keys(known).length;
    expect(new Set(Object.values(index).map(({ length }) => length))).toEqual(new Set([count]));
    expect(index.names.toSorted()).toEqual(Object.keys(known).toSorted());
    const { etag } = (await api.inject({ url })).headers;
    const id = await add({ name: 'One more', smiles: 'CCCl' });
    await until(async () => (await readIndex()).names.includes('One more'));
    await callAs(api, chemicals.endpoints.remove, { token: api.adminToken, id });
    await until(async () => (await api.inject({ url })).headers.etag === etag);
    expect((await readIndex()).ids).toEqual(index.ids);
  });

  it('is sent again to nobody who has it', async () => {
    const first = await api.inject({ url });
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await api.inject({ url, headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    const compressed = await api.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
  });

  it.each(parts)('finds by fingerprint and code what the server finds with %s', async (part) => {
    const { ids, graphs: indexed, fingerprints } = await readIndex();
    const query = { text: part, isFragment: true, field: 'structure' };
    const { fragment, fingerprint } = await readStructureQuery(query);
    const screened = ids.flatMap((id, place) => {
      const digits = digitsOf(wordsOf(fingerprints[place] ?? ''));
      const hasAll = [...fingerprint].every((digit, bit) => digit === '0' || digits[bit] === '1');
      return hasAll ? [{ id, graph: indexed[place] ?? '' }] : [];
    });
    const graphs = screened.map(({ graph }) => graph);
    const limits = { field: 'structure', cpuTime: 5_000, deadline: inTime() };
    const { matches } = await matchGraphs({ fragment, graphs }, limits);
    const found = screened.filter((_, place) => matches[place]).map(({ id }) => String(id));
    const { answer } = await callAs(api, structureEndpoints.search, {
      body: { structure: part, mode: 'substructure', pageSize: 100 },
    });
    const expected = answer.data.map(({ chemical }: StructureHit) => chemical._id);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(found.length > 0).toBe(part !== 'I');
  });
});
