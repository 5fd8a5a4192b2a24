import { createHash } from 'node:crypto';
import { releaseEndpoints } from 'contract/release';
import { bearer } from '../../testing/bearer';
import { filesOf } from '../../testing/test-build';
import { unknownId } from '../../testing/unknown-id';
import { openReleases, type Releases } from '../release.fixture';
import { packArchive } from './archive';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
});
afterAll(() => releases.api.close());

const download = (id: string, token = releases.api.adminToken) =>
  releases.api.inject({
    url: `/api/${releaseEndpoints.archive.path}?id=${id}`,
    headers: bearer(token),
  });

test('a team reads the bytes that were published of its remote, with their hash', async () => {
  const bytes = await packArchive(filesOf({ id: 'mfe-stage', version: '1.0.0' }));
  const { answer } = await releases.sendBytes(bytes);
  const { token } = await releases.newToken('mfe-stage', { mayActivate: false });
  const read = await download(answer.data._id, token);
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'application/gzip']);
  expect(read.rawPayload.equals(bytes)).toBe(true);
  const digest = createHash('sha256').update(bytes).digest('base64');
  expect(read.headers['repr-digest']).toBe(`sha-256=:${digest}:`);
  expect(read.headers).not.toHaveProperty('x-signature');
});

test('nobody else does, and nobody a revoked version', async () => {
  const [first = '', second = ''] = await releases.remoteWith('mfe-secret', '1.0.0', '1.1.0');
  const { token } = await releases.newToken('mfe-other');
  expect((await download(first, token)).statusCode).toBe(403);
  expect((await download(first, 'nobody')).statusCode).toBe(403);
  expect((await download(unknownId)).statusCode).toBe(404);
  await releases.activate(second);
  await releases.call('revoke', { id: first, body: { reason: 'It leaks' } });
  expect((await download(first)).statusCode).toBe(409);
  expect((await download(second)).statusCode).toBe(200);
});
