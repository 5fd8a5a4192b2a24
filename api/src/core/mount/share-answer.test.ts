import type { Endpoint } from 'contract';
import { blogEndpoints } from 'contract/content';
import { chemicalSearchEndpoints, units } from 'contract/catalog';
import { allEndpoints, allResources } from 'contract/endpoints';
import { Replica } from '../../db/replica';
import { bearer } from '../../testing/bearer';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let replica: Replica;
let withoutCdn: TestApi;
beforeAll(async () => {
  withoutCdn = await startTestApi({ jobs: 'stopped' });
  const positions = { primary: async () => '0/0', hasReplayed: async () => false };
  const { database, pool } = withoutCdn.services;
  // Closed with its API.
  const source = { database, pool: { ...pool, end: async () => undefined } };
  replica = new Replica(source, { positions, log: console });
  api = await startTestApi({ jobs: 'stopped', env: { CDN_API_MAX_AGE: '60' }, replica });
});
afterAll(async () => {
  await replica.close();
  await api.close();
  await withoutCdn.close();
});

const list = `/api/${units.endpoints.list.path}`;

/** The public reads that are not for a cache: those of one visitor, and files with caching rules of their own. */
const notShared = [
  'chemical.card',
  'document.download',
  'document.open',
  'email.unsubscribePage',
  'file.download',
  'file.logo',
  'form.token',
  'offer.open',
  'productInquiry.progress',
  'structure.index',
];

it('endpoints are shared that need no token and are of no visitor, and no others', () => {
  const reads = allEndpoints.filter(
    ({ method, access }) => method === 'GET' && access === 'public',
  );
  const left = reads.filter(({ shared }) => shared === undefined).map(({ name }) => name);
  expect(left.toSorted()).toEqual(notShared);
  const shared = allEndpoints.filter((endpoint) => endpoint.shared !== undefined);
  expect(shared.filter((endpoint) => !reads.includes(endpoint))).toEqual([]);
});

it('tags are names of resources', () => {
  const names = new Set<string>([...allResources.map(({ name }) => name), 'company', 'file']);
  const tags = allEndpoints.flatMap(({ shared }) => shared?.tags ?? []);
  expect([...new Set(tags)].filter((tag) => !names.has(tag))).toEqual([]);
});

describe('a shared answer', () => {
  const visitors = [
    { remoteAddress: '203.0.113.7', headers: { cookie: 'jwt=none', 'user-agent': 'one' } },
    {
      remoteAddress: '2001:db8::1',
      headers: { 'accept-language': 'de', referer: 'https://x.test' },
    },
  ];

  it.each(allEndpoints.filter(({ shared }) => shared).map((each) => [each.name, each] as const))(
    'is the same for any two visitors: %s',
    async (_name, { path }: Endpoint) => {
      const url = `/api/${path.replace(/\{\w+\}/, '0192f3a4-0000-7000-8000-000000000001')}`;
      const [one, other] = await Promise.all(visitors.map((by) => api.inject({ url, ...by })));
      const { statusCode, body } = one ?? {};
      // A problem names its request, which makes it another one each time.
      expect(other?.statusCode).toBe(statusCode);
      if (statusCode === 200) expect(other?.body).toBe(body);
      else expect(one?.headers['cache-control']).toBe('no-store');
    },
  );

  it('may stay in a CDN, and is asked for again by its tag', async () => {
    const { headers } = await api.inject({ url: list });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cache-tag': 'unit',
      'surrogate-key': 'unit',
      vary: expect.stringContaining('authorization'),
    });
    const again = await api.inject({
      url: list,
      headers: { 'if-none-match': `"x", ${headers.etag}` },
    });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
      304,
      '',
      'public, max-age=0, s-maxage=60',
    ]);
  });

  it('is for no cache when the request has a token', async () => {
    const { headers } = await api.inject({ url: list, headers: bearer(api.adminToken) });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['vary']).toContain('authorization');
    expect(headers['cache-tag']).toBeUndefined();
    const refused = await api.inject({ url: list, headers: { authorization: 'Basic eDp5' } });
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('is for no cache with the key of a preview', async () => {
    const path = `/api/${blogEndpoints.latest.path}`;
    expect((await api.inject({ url: path })).headers['cache-control']).toContain('s-maxage=60');
    const preview = `/api/${blogEndpoints.bySlug.path}?slug=none&preview=token`;
    expect((await api.inject({ url: preview })).headers['cache-control']).toBe('no-store');
  });

  it('is read from no replica that lacks the last change', async () => {
    const read = jest.spyOn(replica, 'read');
    const search = `/api/${chemicalSearchEndpoints.search.path}?q=acetone`;
    await api.inject({ url: search });
    const before = performance.now();
    await api.addChemicals([{ name: 'Acetone' }]);
    await api.services.responseCache.caughtUp();
    await api.inject({ url: search });
    const [[first] = [], [second] = []] = read.mock.calls;
    expect(first).toBeLessThan(before);
    expect(second).toBeGreaterThan(before);
    read.mockRestore();
  });

  it('is for no cache without the setting', async () => {
    const { headers } = await withoutCdn.inject({ url: list });
    expect([headers['cache-control'], headers.etag, headers['cache-tag']]).toEqual([
      'no-store',
      undefined,
      undefined,
    ]);
  });
});
