import type { RegistryVersion } from 'contract/release';
import { createLoader, type LoaderParts } from './loader';
import { testVersionMemory } from '../testing/version-memory';
import { emailRemote, registryOf, versionOf } from './registry.fixture';
import type { FailureKind, RemoteFailure } from './remote-failure';

/** What a version does when it is loaded: one entry per try, the last one for all further tries. */
type Script = Readonly<Record<string, readonly (FailureKind | 'works' | 'hangs')[]>>;

function setUp(script: Script, changes: Partial<LoaderParts> = {}) {
  const loaded: string[] = [];
  const waits: number[] = [];
  const reported: RemoteFailure[] = [];
  let registry = registryOf(emailRemote());

  async function load({ version }: RegistryVersion): Promise<unknown> {
    const steps = script[version] ?? [];
    const tried = loaded.filter((one) => one === version).length;
    loaded.push(version);
    const step = steps[Math.min(tried, steps.length - 1)];
    if (step === 'hangs') return new Promise(() => undefined);
    if (step !== 'works') throw new Error(step);
    return { default: { contract: 1, routes: [] } };
  }

  const loader = createLoader({
    adapter: { load },
    store: { current: () => ({ registry, source: 'server' }), refresh: async () => undefined },
    offered: { contract: 1, shared: { react: '19.3.1' } },
    adminId: () => undefined,
    memory: testVersionMemory(),
    classify: async (cause) => kindOf(cause),
    report: (failure) => reported.push(failure),
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...changes,
  });
  const publish = (...args: Parameters<typeof registryOf>) => (registry = registryOf(...args));
  return { loader, loaded, waits, reported, publish };
}

/** The fake adapter throws the kind as its message. */
function kindOf(cause: unknown): FailureKind {
  return (cause as Error).message as FailureKind;
}

const kinds = (failures: readonly RemoteFailure[]) => failures.map(({ kind }) => kind);

describe('the loader', () => {
  test('brings the active version, once for all who ask', async () => {
    const { loader, loaded } = setUp({ '2.0.0': ['works'] });
    loader.preload('mfe-email');
    const [one, two] = await Promise.all([loader.load('mfe-email'), loader.load('mfe-email')]);
    expect(one).toBe(two);
    expect(one).toMatchObject({ mount: 'routes', version: { version: '2.0.0' } });
    expect(loaded).toEqual(['2.0.0']);
  });

  test.each(['network', 'unavailable'] as const)('tries three times on %s', async (kind) => {
    const { loader, loaded, waits, reported } = setUp({ '2.0.0': [kind, kind, 'works'] });
    await loader.load('mfe-email');
    expect(loaded).toEqual(['2.0.0', '2.0.0', '2.0.0']);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(300);
    expect(waits[1]).toBeGreaterThan(500);
    expect(reported).toEqual([]);
  });

  test.each(['integrity', 'script', 'timeout'] as const)(
    'takes the last known good version at once on %s, and tells',
    async (kind) => {
      const { loader, loaded, reported } = setUp({ '2.0.0': [kind], '1.0.0': ['works'] });
      expect(await loader.load('mfe-email')).toMatchObject({ version: { version: '1.0.0' } });
      expect(loaded).toEqual(['2.0.0', '1.0.0']);
      expect(reported).toMatchObject([{ remote: 'mfe-email', version: '2.0.0', kind }]);
    },
  );

  test('gives a version that never starts up in time for the last known good one', async () => {
    const { loader, reported } = setUp({ '2.0.0': ['hangs'], '1.0.0': ['works'] }, { limit: 50 });
    expect(await loader.load('mfe-email')).toMatchObject({ version: { version: '1.0.0' } });
    expect(reported).toMatchObject([{ version: '2.0.0', kind: 'timeout' }]);
  });

  test('reads the registry again on 404 and takes the version that moved', async () => {
    const moved = emailRemote({
      active: '3.0.0',
      versions: [versionOf('3.0.0'), versionOf('1.0.0')],
    });
    const script: Script = { '2.0.0': ['missing'], '3.0.0': ['works'] };
    const { loader, loaded } = setUp(script, {
      store: movingStore([emailRemote()], [moved]),
    });
    await loader.load('mfe-email');
    expect(loaded).toEqual(['2.0.0', '3.0.0']);
  });

  test('does not download what this page cannot run', async () => {
    const needs = { contract: 1, shared: { react: '^20.0.0' } };
    const { loader, loaded, reported, publish } = setUp({ '1.0.0': ['works'] });
    publish(emailRemote({ versions: [versionOf('1.0.0'), versionOf('2.0.0', { needs })] }));
    expect(await loader.load('mfe-email')).toMatchObject({ version: { version: '1.0.0' } });
    expect(loaded).toEqual(['1.0.0']);
    expect(reported[0]?.message).toBe('needs react ^20.0.0, this page has 19.3.1.');
  });

  test('throws the first failure when nothing works, and starts afresh at the next call', async () => {
    const { loader, reported } = setUp({
      '2.0.0': ['integrity', 'works'],
      '1.0.0': ['missing'],
    });
    await expect(loader.load('mfe-email')).rejects.toMatchObject({
      version: '2.0.0',
      kind: 'integrity',
    });
    expect(kinds(reported)).toEqual(['integrity', 'missing']);
    expect(await loader.load('mfe-email')).toMatchObject({ version: { version: '2.0.0' } });
  });

  test('gives up at the deadline', async () => {
    const { loader } = setUp({ '2.0.0': ['hangs'] }, { deadline: 20 });
    await expect(loader.load('mfe-email')).rejects.toMatchObject({
      kind: 'timeout',
      title: 'Email',
    });
  });

  test('refuses what is switched off, unknown, or no remote at all', async () => {
    const { loader, publish, loaded } = setUp(
      {},
      { adapter: { load: async () => ({ default: 1 }) } },
    );
    publish(emailRemote({ lastKnownGood: undefined }));
    await expect(loader.load('mfe-email')).rejects.toMatchObject({ kind: 'script' });
    publish(emailRemote({ disabled: true }));
    await expect(loader.load('mfe-email')).rejects.toMatchObject({ kind: 'disabled' });
    await expect(loader.load('mfe-orders')).rejects.toMatchObject({ kind: 'unknown-version' });
    expect(loaded).toEqual([]);
  });
});

function movingStore(...states: readonly (readonly ReturnType<typeof emailRemote>[])[]) {
  let index = 0;
  return {
    current: () => ({ registry: registryOf(...(states[index] ?? [])), source: 'server' as const }),
    refresh: async () => {
      index = Math.min(index + 1, states.length - 1);
    },
  };
}
