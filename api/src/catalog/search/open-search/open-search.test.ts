import { inspect } from 'node:util';
import type { Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { deliverDue } from '../../../jobs/outbox-dispatcher';
import { callAs, type CallRequest } from '../../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { indexed, writeChemicals } from './chemical-index';
import { openSearchClient } from './open-search-client';
import { openOpenSearch } from './open-search';
import { feedSearch } from './search-feed';
import { rebuildIndex } from './rebuild-index';
import { readText } from '../read-text';
import { startTestEngine } from './test-engine.fixture';

const engine = startTestEngine();
let api: TestApi;
let url: string;
let ids: readonly string[];

const names = ['Acetone', 'Acetonitrile', 'Methyl acetate', 'Calcium acetate', 'Toluene'];

beforeAll(async () => {
  url = await engine.open();
  api = await startTestApi({ env: { SEARCH_ENGINE: 'opensearch', SEARCH_URL: url } });
  ids = await api.addChemicals([
    ...names.map((name) => ({ name, status: 'published', synonyms: [`${name} pure`] })),
    { name: 'Acetate of silence', status: 'draft' },
  ]);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});
beforeEach(() => engine.behave('working'));

async function found(q: string, bearer?: string): Promise<string[]> {
  const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  const response = await api.inject({ url: '/api/product/search', query: { q }, headers });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
}

async function feed(): Promise<number> {
  while ((await deliverDue({ services: api.services, log: console })) > 0);
  return feedSearch(api.services.database, openSearchClient(url), 'chemicals');
}

test('without an index PostgreSQL answers, nothing makes one by accident, and the health says what to do', async () => {
  expect(await found('acetate')).toEqual(['Methyl acetate', 'Calcium acetate']);
  await expect(feed()).rejects.toThrow('OpenSearch answered 404: index_not_found_exception');
  expect(engine.indexes.size).toBe(0);
  await expect(api.services.health()).resolves.toMatchObject({ search: { isWell: false } });
});

test('an index is made of everything and put in the place of the former one', async () => {
  const { database, env } = api.services;
  const settings = { url, index: env.SEARCH_INDEX };
  expect(await rebuildIndex(database, settings)).toBe(6);
  const [first] = engine.indexes.keys();
  expect(engine.aliases.get('chemicals')).toBe(first);
  expect(engine.documents('chemicals').get(ids[2] ?? '')).toEqual({
    name: ['methyl', 'acetate'],
    words: expect.arrayContaining(['methyl', 'acetate', 'pure']),
    size: 14,
    published: true,
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await rebuildIndex(database, settings);
  expect([...engine.indexes.keys()]).toEqual([engine.aliases.get('chemicals')]);
  expect(engine.aliases.get('chemicals')).not.toBe(first);
});

test('both engines find the same in the same order, drafts for staff alone', async () => {
  const texts = ['acetate', 'acet', 'pure', 'acetate methyl', 'methylacetate', 'aceton pur', 'xyz'];
  const answers = async () => {
    const lists = [];
    for (const q of texts) lists.push(await found(q), await found(q, api.adminToken));
    return lists;
  };
  const waiting = performance.now() + 6_000;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(waiting);
  const byEngine = await answers();
  expect(engine.requests.filter(({ path }) => path.endsWith('_search')).length).toBeGreaterThan(10);
  engine.behave('down');
  clock.mockReturnValue(waiting + 1);
  const byPostgres = await answers();
  clock.mockRestore();
  expect(byEngine).toEqual(byPostgres);
  expect(byEngine[1]).toContain('Acetate of silence');
  expect(byEngine[0]).not.toContain('Acetate of silence');
});

test('what is written, put into the trash and restored is indexed by the outbox, in any order', async () => {
  const { add, remove } = chemicals.endpoints;
  const call = (endpoint: Endpoint, request: CallRequest) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  await feed();
  const added = await call(add, { body: { name: 'Methyl formate', status: 'published' } });
  const id: string = added.answer.data._id;
  expect(await feed()).toBe(1);
  expect(engine.documents('chemicals').get(id)?.name).toEqual(['methyl', 'formate']);
  await call(remove, { id });
  expect(await feed()).toBe(1);
  expect(engine.documents('chemicals').has(id)).toBe(false);
  expect(await feed()).toBe(0);

  const older = indexed(id, { name: 'Older', deletedAt: null, version: 0, status: 'draft' });
  await writeChemicals(openSearchClient(url), { index: 'chemicals', isAlias: true }, [older]);
  expect(engine.documents('chemicals').has(id)).toBe(false);
});

test('an engine that is silent, answers in part or fails costs one search its time limit', async () => {
  const lines: string[] = [];
  const log = {
    warn: (_: object, line: string) => void lines.push(line),
    info: (line: string) => void lines.push(line),
  };
  const search = openOpenSearch({ url, index: 'chemicals' }, log, {
    timeout: 50,
    rest: 200,
  });
  for (const behaviour of ['silent', 'partial', 'down'] as const) {
    engine.behave(behaviour);
    const asked = engine.requests.length;
    await search.find(readText('acetate'), { publishedOnly: true });
    await search.find(readText('acetate'), { publishedOnly: true });
    expect(engine.requests.length).toBe(asked + 1);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  engine.behave('working');
  await search.find(readText('acetate'), { publishedOnly: true });
  expect(search.counts).toEqual({ opensearch: 1, postgres: 6 });
  expect(lines).toEqual([
    'OpenSearch does not answer: PostgreSQL searches',
    'OpenSearch answers again',
  ]);
});

test('the account of the address is sent as such, and stands in no error', async () => {
  expect(new Set(engine.requests.map(({ authorization }) => authorization))).toEqual(
    new Set([`Basic ${Buffer.from('trading:se:cret').toString('base64')}`]),
  );
  const client = openSearchClient('http://trading:se%3Acret@127.0.0.1:1');
  const failed: unknown = await client({ method: 'GET', path: '/', timeout: 500 }).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(Error);
  expect(inspect(failed)).not.toContain('cret');
});
