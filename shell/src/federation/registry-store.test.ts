import { createRegistryStore, hashIn, type RegistryAnswer } from './registry-store';
import { emailRemote, registryOf } from './registry.fixture';

function setUp(inlined: unknown, storage?: unknown, isSignedIn = () => true) {
  const answers: RegistryAnswer[] = [];
  const problems: string[] = [];
  const memory = new Map([['registry', JSON.stringify(storage)]]);
  const store = createRegistryStore({
    inlined,
    isSignedIn,
    ask: async () => answers.shift() ?? { kind: 'unchanged' },
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
    },
    report: (problem) => problems.push(problem),
  });
  const titles = () => store.current().registry.remotes.map(({ title }) => title);
  return { store, answers, problems, memory, titles };
}

const served = registryOf(emailRemote());
const newer = registryOf(emailRemote({ title: 'Post' }));

test('a file is found with its hash by its address, whatever follows it', () => {
  const hash = served.remotes[0]?.versions[0]?.integrity['remoteEntry.js'];
  const folder = `${location.origin}/remotes/mfe-email/1.0.0`;
  expect(hash).toBeDefined();
  expect(hashIn(served, `${folder}/remoteEntry.js?retry=1`)).toBe(hash);
  expect(hashIn(served, `${folder}/other.js`)).toBeUndefined();
  expect(
    hashIn(served, 'https://evil.example/remotes/mfe-email/1.0.0/remoteEntry.js'),
  ).toBeUndefined();
});

describe('the registry store', () => {
  test('starts from what the page brings along', () => {
    const { store, titles } = setUp(served, newer);
    expect(titles()).toEqual(['Email']);
    expect(store.current().source).toBe('server');
  });

  test('starts on the last registry that booted when the page brings none', () => {
    const { store, titles, problems } = setUp(undefined, newer);
    expect(titles()).toEqual(['Post']);
    expect(store.current().source).toBe('cached');
    expect(problems[0]).toContain('cannot be read');
  });

  test('has no remotes when there is neither, and lives', () => {
    expect(setUp('<!doctype html>', 'broken').titles()).toEqual([]);
  });

  test('keeps what it has while the server is down or answers nonsense, and says so', async () => {
    const { store, answers, titles } = setUp(served);
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.current().source));
    answers.push({ kind: 'failed', reason: 'it answered 500' });
    await store.refresh();
    answers.push({ kind: 'unchanged' });
    await store.refresh();
    answers.push({ kind: 'document', document: '<html>' }, { kind: 'unchanged' });
    await store.refresh();
    await store.refresh();
    expect(seen).toEqual(['cached', 'server', 'cached']);
    answers.push({ kind: 'document', document: newer });
    await store.refresh();
    expect(titles()).toEqual(['Post']);
    expect(seen.at(-1)).toBe('server');
  });

  test('leaves out bad entries, with the reason', () => {
    const { titles, problems } = setUp({ remotes: [...served.remotes, { id: 'mfe-bad' }] });
    expect(titles()).toEqual(['Email']);
    expect(problems[0]).toContain('mfe-bad');
  });

  test('remembers a registry only once the shell has come up with it', async () => {
    const { store, answers, memory } = setUp(served);
    answers.push({ kind: 'document', document: newer });
    await store.refresh();
    expect(memory.get('registry')).toBeUndefined();
    store.markBooted();
    expect(memory.get('registry')).toContain('Post');
  });

  test('of a page for who is not signed in has nothing, keeps nothing, and reads it at the sign-in', async () => {
    let isIn = false;
    const { store, answers, titles, memory } = setUp(undefined, newer, () => isIn);
    expect([titles(), store.current().source]).toEqual([[], 'server']);
    store.markBooted();
    await store.whenKnown();
    expect([titles(), JSON.parse(memory.get('registry') ?? '')]).toEqual([[], newer]);
    isIn = true;
    answers.push({ kind: 'document', document: served });
    await Promise.all([store.whenKnown(), store.whenKnown()]);
    expect([titles(), store.current().source]).toEqual([['Email'], 'server']);
  });

  test('takes the last one that booted when the server does not answer after the sign-in', async () => {
    let isIn = false;
    const { store, answers, titles } = setUp(undefined, newer, () => isIn);
    isIn = true;
    answers.push({ kind: 'failed', reason: 'it is away' });
    await store.whenKnown();
    expect([titles(), store.current().source]).toEqual([['Post'], 'cached']);
  });

  test('never brings a version back that was revoked, whatever an older registry says', async () => {
    const { store, answers, memory } = setUp(served);
    const revoked = [{ remote: emailRemote().id, version: '2.0.0' }];
    const document = { ...registryOf(emailRemote({ active: '1.0.0' })), revoked };
    answers.push({ kind: 'document', document }, { kind: 'document', document: served });
    await store.refresh();
    await store.refresh();
    const [remote] = store.current().registry.remotes;
    expect(remote).toMatchObject({ active: '1.0.0', lastKnownGood: '1.0.0' });
    expect(remote?.versions.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(memory.get('remotes:revoked')).toContain('mfe-email@2.0.0');
    const alone = registryOf(emailRemote({ lastKnownGood: undefined }));
    answers.push({ kind: 'document', document: alone });
    await store.refresh();
    expect(store.current().registry.remotes).toEqual([]);
  });
});
