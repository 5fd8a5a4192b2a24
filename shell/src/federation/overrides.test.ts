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

function setUp(address: string, changes: Partial<OverrideParts> = {}) {
  const unchecked: string[] = [];
  const asked: string[] = [];
  const parts: OverrideParts = {
    url: new URL(address, 'https://panel.example'),
    session: testStorage(),
    origins: ['http://localhost:4003'],
    fetch: async (url) => {
      asked.push(new Request(url).url);
      return Response.json(release());
    },
    onUnchecked: (container) => unchecked.push(container),
    ...changes,
  };
  return { parts, asked, unchecked };
}

const registry = registryOf(emailRemote());
const activeIn = (seen: typeof registry) => seen.remotes.map(({ active }) => active);

test('a published version is taken by its number, over rollout and kill switch', async () => {
  const { parts } = setUp('/smtp-table?mfe.email=1.0.0');
  const { over, chosen, refusals } = await readOverrides(parts);
  expect(refusals(registry)).toEqual([]);
  const rollout = { version: '2.0.0', percent: 100, salt: 's' };
  const seen = over(registryOf(emailRemote({ rollout, disabled: true })));
  expect(seen.remotes).toMatchObject([{ active: '1.0.0', disabled: false }]);
  expect(seen.remotes[0]?.rollout).toBeUndefined();
  expect([...chosen]).toEqual([['mfe-email', '1.0.0']]);
});

test('an address of an allowed origin is taken with what lies beside it', async () => {
  const { parts, asked, unchecked } = setUp('/?mfe.email=http://localhost:4003/remoteEntry.js');
  const { over } = await readOverrides(parts);
  expect(asked).toEqual(['http://localhost:4003/release.json']);
  const seen = over(registry).remotes.find((remote) => remote.id === 'mfe-email');
  expect(seen).toMatchObject({ active: '9.0.0', patterns: ['/smtp-table'] });
  expect(seen?.versions).toMatchObject([{ base: 'http://localhost:4003/' }]);
  expect(unchecked).toEqual([]);
});

test('only what says that it has no hashes may run without', async () => {
  const fetch = async () => Response.json(release({ integrity: {} }));
  const { parts, unchecked } = setUp('/?mfe.email=http://localhost:4003/remoteEntry.js', { fetch });
  await readOverrides(parts);
  expect(unchecked).toEqual(['mfe_email__9_0_0']);
});

test.each([
  ['another origin', 'https://evil.example/remoteEntry.js', undefined],
  ['an origin that only begins alike', 'http://localhost:40031/remoteEntry.js', undefined],
  ['a remote of another name', 'http://localhost:4003/remoteEntry.js', { id: 'mfe-content' }],
  ['something else than a release', 'http://localhost:4003/remoteEntry.js', { version: 'x' }],
])('%s is refused in words, and the registry’s version stays', async (_what, address, changes) => {
  const fetch = async () => Response.json(release(changes));
  const { parts } = setUp(`/?mfe.email=${address}`, { fetch });
  const { over, refusals } = await readOverrides(parts);
  expect(refusals(registry)).toEqual([expect.stringMatching(/^mfe-email is not taken from /)]);
  expect(activeIn(over(registry))).toEqual(['2.0.0']);
});

test('a version that the registry does not have is refused in words, and the registry’s version stays', async () => {
  const { over, refusals } = await readOverrides(setUp('/?mfe.email=7.0.0').parts);
  expect(refusals(registry)).toEqual(['The registry has no mfe-email 7.0.0.']);
  expect(activeIn(over(registry))).toEqual(['2.0.0']);
});

test('they last for the tab, until they are reset', async () => {
  const { parts } = setUp('/?mfe.email=1.0.0&tab=2');
  await readOverrides(parts);
  expect(withoutOverrides(parts.url)).toBe('/?tab=2');
  const later = { ...parts, url: new URL('https://panel.example/dashboard') };
  expect(activeIn((await readOverrides(later)).over(registry))).toEqual(['1.0.0']);
  forgetOverrides({ removeItem: (key) => parts.session.removeItem(key) });
  expect((await readOverrides(later)).chosen.size).toBe(0);
});

test('an empty one ends that of its remote alone', async () => {
  const { parts } = setUp('/?mfe.email=1.0.0&mfe.content=3.0.0');
  await readOverrides(parts);
  const later = { ...parts, url: new URL('https://panel.example/?mfe.email=') };
  expect([...(await readOverrides(later)).chosen.keys()]).toEqual(['mfe-content']);
});
