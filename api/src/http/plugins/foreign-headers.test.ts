import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { bearer } from '../../testing/bearer';
import { startTestApi, testAdmin, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

test('another scheme in Authorization, as of a proxy with a password, is a visitor’s', async () => {
  const headers = { authorization: `Basic ${Buffer.from('test:site').toString('base64')}` };
  const from = { headers, remoteAddress: '203.0.113.5' };
  for (const url of ['/api/form/token', '/api/health/ready', '/api/product/suggest?q=acet'])
    expect([url, (await api.inject({ url, ...from })).statusCode]).toEqual([url, 200]);
  const login = { email: testAdmin.email, password: testAdmin.password };
  const signedIn = { method: 'POST', url: '/api/admin/login', payload: login, ...from } as const;
  expect((await api.inject(signedIn)).statusCode).toBe(200);
  for (const url of ['/api/staff/get', '/api/metrics'])
    expect([url, (await api.inject({ url, ...from })).statusCode]).toEqual([url, 403]);
  for (const token of ['forged', 'not a token'])
    expect((await api.inject({ url: '/api/form/token', headers: bearer(token) })).statusCode).toBe(
      403,
    );
});

test.each(['a/b@c"<>', 'x y', 'a.example:port', '[::1', 'a.example,b.example?'])(
  'an invalid Host is refused: %s',
  async (host) => {
    for (const url of ['/api/health/live', '/a-page'])
      expect((await api.inject({ url, headers: { host } })).statusCode).toBe(400);
  },
);

test('two Host headers are refused, and one of any valid form is not', async () => {
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const statusOf = async (...hosts: string[]) => {
    const socket = connect(Number(port), '127.0.0.1');
    const lines = hosts.map((host) => `Host: ${host}`);
    socket.end(
      `${['GET /api/health/live HTTP/1.1', ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`,
    );
    return (await text(socket)).slice(9, 12);
  };
  expect(await statusOf('one.example', 'two.example')).toBe('400');
  expect(await statusOf('one.example', 'one.example')).toBe('400');
  expect(await statusOf()).toBe('400');
  for (const host of [
    'one.example',
    'one.example:3000',
    '127.0.0.1:80',
    '[::1]:3000',
    'xn--d1acufc.example',
  ])
    expect([host, await statusOf(host)]).toEqual([host, '200']);
});
