import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import { selfSignedCertificate } from '../../email/mail-server/certificate.fixture';
import { certificateOf } from './certificates';

let server: Server;
beforeAll(async () => {
  server = createServer(selfSignedCertificate());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

function portOf(): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens at no port');
  return address.port;
}

test('says when a certificate ends, also of one that browsers refuse, and why they do', async () => {
  const { validTo, problem } = await certificateOf(`https://localhost:${portOf()}/path`);
  const days = (Date.parse(validTo ?? '') - Date.now()) / 86_400_000;
  expect([Math.round(days), problem]).toEqual([2, 'DEPTH_ZERO_SELF_SIGNED_CERT']);
});

test('says nothing of an address without https', async () => {
  expect(await certificateOf('http://localhost:1')).toEqual({ validTo: null, problem: null });
});

test('says why an address does not answer', async () => {
  const { problem } = await certificateOf('https://localhost:1');
  expect(problem).toContain('ECONNREFUSED');
});
