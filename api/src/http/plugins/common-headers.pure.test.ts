import fastify from 'fastify';
import { commonHeaders } from './common-headers';

async function headersOf(PUBLIC_URL: string | undefined, request: object = {}) {
  const app = fastify({ trustProxy: 'loopback' });
  await app.register(commonHeaders, { PUBLIC_URL });
  app.get('/', (_request, reply) => reply.header('referrer-policy', 'no-referrer').send('x'));
  app.get('/cdn', (_request, reply) => reply.header('access-control-allow-origin', '*').send('x'));
  return (await app.inject({ url: '/', ...request })).headers;
}

it('adds to every answer what it lacks, and leaves what it has', async () => {
  expect(await headersOf(undefined)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const missing = await headersOf(undefined, { url: '/nothing' });
  expect(missing['x-content-type-options']).toBe('nosniff');
  const shared = await headersOf(undefined, { url: '/cdn' });
  expect(shared['cross-origin-resource-policy']).toBe('cross-origin');
});

it('asks browsers to stay with TLS where there is TLS', async () => {
  const name = 'strict-transport-security';
  expect(await headersOf('http://localhost:3000')).not.toHaveProperty(name);
  expect(await headersOf('https://www.example.com')).toHaveProperty([name]);
  const proxied = { headers: { 'x-forwarded-proto': 'https' } };
  expect(await headersOf(undefined, proxied)).toHaveProperty([name]);
});
