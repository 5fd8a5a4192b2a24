import { chunkErrorOf, failedFile, LoadError } from './load-error';
import { RemoteFailure } from './remote-failure';

const file = 'http://localhost/remotes/mfe-email/2.0.0/7.js';

function chunkError(facts: object): Error {
  return Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', ...facts });
}

test.each([
  ['timeout', 'timeout'],
  ['missing', 'threw'],
  ['error', 'refused'],
])('what webpack calls %s of a chunk is %s', (type, how) => {
  expect(chunkErrorOf(chunkError({ type, request: file }))).toMatchObject({ file, how });
});

test('an error that names no chunk is none of a file', () => {
  expect(chunkErrorOf(new Error('no'))).toBeUndefined();
  expect(chunkErrorOf(chunkError({ type: 'error' }))).toBeUndefined();
  expect(failedFile(new Error('no', { cause: new Error('neither') }))).toBeUndefined();
});

test('the file is found that a failure comes from', () => {
  const cause = new LoadError({ file, how: 'refused', cause: undefined });
  const facts = { remote: 'mfe-email', title: 'Email', kind: 'integrity', reason: '' } as const;
  expect(failedFile(cause)).toBe(file);
  expect(failedFile(new RemoteFailure({ ...facts, cause }))).toBe(file);
  expect(failedFile(chunkError({ type: 'error', request: file }))).toBe(file);
});
