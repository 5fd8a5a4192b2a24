import { testVersionMemory } from '../testing/version-memory';
import { judgePage } from './judge-page';
import { type FailureKind, RemoteFailure } from './remote-failure';

const chunkError = Object.assign(new Error('Loading chunk 7 failed'), {
  name: 'ChunkLoadError',
  type: 'error',
  request: 'http://localhost/remotes/mfe-email/2.0.0/7.js',
});

async function isDemotedAfter(kind: FailureKind, cause: Error = chunkError): Promise<boolean> {
  const memory = testVersionMemory();
  const facts = { remote: 'mfe-email', title: 'Email', version: '2.0.0', reason: '', cause };
  await judgePage(new RemoteFailure({ ...facts, kind: 'page' }), {
    memory,
    classify: async () => kind,
  });
  return memory.isDemoted('mfe-email', '2.0.0');
}

test.each(['missing', 'integrity', 'script'] as const)(
  'a version with a chunk that is found %s is left out',
  async (kind) => {
    expect(await isDemotedAfter(kind)).toBe(true);
  },
);

test.each(['network', 'unavailable', 'timeout'] as const)(
  'a chunk that failed by %s says nothing of its version',
  async (kind) => {
    expect(await isDemotedAfter(kind)).toBe(false);
  },
);

test('a failure that is none of a chunk says nothing of its version', async () => {
  expect(await isDemotedAfter('missing', new Error('no'))).toBe(false);
});
