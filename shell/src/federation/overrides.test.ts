import type { ReleaseDocument } from 'contract/release';
import { testStorage } from '../testing/version-memory';
import { forgetOverrides, type OverrideParts, readOverrides, withoutOverrides } from './overrides';
import { emailRemote, registryOf, versionOf } from './registry.fixture';

const { base: _base, mount: _mount, preload: _preload, ...built } = versionOf('9.0.0');
const { id, title, owner } = emailRemote();

/** What a development server answers beside its entry. */
function release(changes: object = {}): Partial<ReleaseDocument> {
  const manifest = { id, title, owner, contract: 1, exposes: ['routes'], nav: [], records: [] };
  return { ...manifest, patterns: ['/smtp-table'], ...built, files: {}, ...changes } as object;
}

async function setUp(address: string, changes: Partial<OverrideParts> = {}) {
  const requested: string[] = [];
  const parts: OverrideParts = {
    url: new URL(address, 'https://panel.example'),
    session: testStorage(),
    origins: ['http://localhost:4003'],
    fetch: async (url) => {
      requested.push(new Request(url).url);
      return Response.json(release());
    },
    ...changes,
  };
  const later = { ...parts, url: new URL('https://panel.example/dashboard') };
  return {
    parts,
    requested,
    /** What the page finds after the admin has agreed to what its address asks for. */
    async agreed() {
      (await readOverrides(parts)).answer(true);
      return readOverrides(later);
    },
    readAgain: () => readOverrides(later),
  };
}

const registry = registryOf(emailRemote());
const activeIn = (seen: typeof registry) => seen.remotes.map(({ active }) => active);
const devServer = '/?mfe.email=http://localhost:4003/remoteEntry.js';

describe('what the address asks for', () => {
  test.each(['/?mfe.email=1.0.0', devServer])(
    'is asked about and not loaded, in this page or the next one: %s',
    async (address) => {
      const { parts, requested, readAgain } = await setUp(address);
      for (const read of [await readOverrides(parts), await readAgain()]) {
        expect([read.chosen.size, read.requested.size]).toEqual([0, 1]);
        expect(read.over(registry)).toBe(registry);
        expect(read.refusals(registry)).toEqual([]);
      }
      expect(requested).toEqual([]);
    },
  );

  test('may be any remote, by its whole name', async () => {
    const { parts } = await setUp('/?remote.vite-orders=1.0.0&mfe.email=1.0.0&page=2');
    expect([...(await readOverrides(parts)).requested]).toEqual([
      ['vite-orders', '1.0.0'],
      ['mfe-email', '1.0.0'],
    ]);
    expect(withoutOverrides(parts.url)).toBe('/?page=2');
  });

  test('is forgotten when the admin goes on without it', async () => {
    const { parts, readAgain } = await setUp('/?mfe.email=1.0.0');
    (await readOverrides(parts)).answer(false);
    expect(await readAgain()).toMatchObject({ requested: new Map(), chosen: new Map() });
  });

  test('is asked about again when it is something else', async () => {
    const { parts, agreed } = await setUp('/?mfe.email=1.0.0');
    await agreed();
    const other = { ...parts, url: new URL('https://panel.example/?mfe.email=2.0.0') };
    const { requested, chosen } = await readOverrides(other);
    expect([...chosen, ...requested]).toEqual([
      ['mfe-email', '1.0.0'],
      ['mfe-email', '2.0.0'],
    ]);
    expect((await readOverrides(parts)).requested.get('mfe-email')).toBe('2.0.0');
  });
});

test('a published version is taken by its number, over a rollout', async () => {
  const { over, chosen, refusals } = await (await setUp('/?mfe.email=1.0.0')).agreed();
  expect(refusals(registry)).toEqual([]);
  const rollout = { version: '2.0.0', percent: 100, salt: 's' };
  const seen = over(registryOf(emailRemote({ rollout })));
  expect(seen.remotes).toMatchObject([{ active: '1.0.0', disabled: false }]);
  expect(seen.remotes[0]?.rollout).toBeUndefined();
  expect([...chosen]).toEqual([['mfe-email', '1.0.0']]);
});

test.each(['/?mfe.email=1.0.0', devServer])(
  'a remote that is switched off stays so: %s',
  async (address) => {
    const { over, refusals } = await (await setUp(address)).agreed();
    const off = registryOf(emailRemote({ disabled: true }));
    expect(over(off)).toEqual(off);
    expect(refusals(off)).toEqual(['mfe-email is switched off, so no build of it is run.']);
  },
);

test.each([
  ['1.0.0', '/?mfe.email=1.0.0'],
  ['9.0.0', devServer],
])('a revoked version is run from nowhere: %s', async (version, address) => {
  const { over, refusals } = await (await setUp(address)).agreed();
  const revoked = [{ remote: emailRemote().id, version }];
  const seen = { ...registry, revoked };
  expect(over(seen)).toBe(seen);
  expect(refusals(seen)).toEqual([`mfe-email ${version} was revoked.`]);
});

test('an address of an allowed origin is taken with what lies beside it', async () => {
  const { agreed, requested } = await setUp(devServer);
  const { over } = await agreed();
  expect(requested).toEqual(['http://localhost:4003/release.json']);
  const seen = over(registry).remotes.find((remote) => remote.id === 'mfe-email');
  expect(seen).toMatchObject({ active: '9.0.0', patterns: ['/smtp-table'] });
  expect(seen?.versions).toMatchObject([{ base: 'http://localhost:4003/' }]);
});

test.each([
  [['routes', 'lifecycles'], 'routes'],
  [['lifecycles'], 'lifecycles'],
])('a build that offers %j is mounted by %s', async (exposes, mount) => {
  const fetch = async () => Response.json(release({ exposes }));
  const { over } = await (await setUp(devServer, { fetch })).agreed();
  const seen = over(registry).remotes.find((remote) => remote.id === 'mfe-email');
  expect(seen?.versions).toMatchObject([{ mount }]);
});

test.each([
  ['a remote of another name', { id: 'mfe-content' }],
  ['something else than a release', { version: 'x' }],
  ['a build without hashes', { integrity: {} }],
])('%s is refused in words, and the registry’s version stays', async (_what, changes) => {
  const fetch = async () => Response.json(release(changes));
  const { over, refusals } = await (await setUp(devServer, { fetch })).agreed();
  expect(refusals(registry)).toEqual([expect.stringMatching(/^mfe-email is not taken from /)]);
  expect(activeIn(over(registry))).toEqual(['2.0.0']);
});

test.each([
  ['another origin', 'https://evil.example/remoteEntry.js'],
  ['an origin that only begins alike', 'http://localhost:40031/remoteEntry.js'],
  ['the page’s own origin', 'https://panel.example/remotes/mfe-email/1.0.0/remoteEntry.js'],
  ['no address', 'HTTP://'],
])('%s is refused in words and not even asked about', async (_what, address) => {
  const { parts, requested, readAgain } = await setUp(`/?mfe.email=${address}`);
  const read = await readOverrides(parts);
  expect(read.refusals(registry)).toEqual([expect.stringMatching(/this origin is not allowed\.$/)]);
  expect([read.requested.size, read.chosen.size]).toEqual([0, 0]);
  expect((await readAgain()).requested.size).toBe(0);
  expect(requested).toEqual([]);
});

test('an origin that is not allowed any more is not taken, although the admin agreed', async () => {
  const { parts, agreed, requested } = await setUp(devServer);
  await agreed();
  requested.length = 0;
  const later = { ...parts, origins: [], url: new URL('https://panel.example/') };
  const { over, refusals } = await readOverrides(later);
  expect(refusals(registry)).toHaveLength(1);
  expect(over(registry)).toBe(registry);
  expect(requested).toEqual([]);
});

test('a version that the registry does not have is refused in words, and the registry’s version stays', async () => {
  const { over, refusals } = await (await setUp('/?mfe.email=7.0.0')).agreed();
  expect(refusals(registry)).toEqual(['The registry has no mfe-email 7.0.0.']);
  expect(activeIn(over(registry))).toEqual(['2.0.0']);
});

test('they last for the tab, until they are reset', async () => {
  const { parts, agreed, readAgain } = await setUp('/?mfe.email=1.0.0&tab=2');
  await agreed();
  expect(withoutOverrides(parts.url)).toBe('/?tab=2');
  expect(activeIn((await readAgain()).over(registry))).toEqual(['1.0.0']);
  forgetOverrides({ removeItem: (key) => parts.session.removeItem(key) });
  expect((await readAgain()).chosen.size).toBe(0);
});

test('an empty one ends that of its remote alone', async () => {
  const { parts, agreed } = await setUp('/?mfe.email=1.0.0&mfe.content=3.0.0');
  await agreed();
  const later = { ...parts, url: new URL('https://panel.example/?mfe.email=') };
  expect([...(await readOverrides(later)).chosen.keys()]).toEqual(['mfe-content']);
});
