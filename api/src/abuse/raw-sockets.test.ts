import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  port = address.port;
});
afterAll(() => api.close());

/** All that comes back until the connection ends. */
async function say(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.end(Buffer.from(text, 'latin1'));
  return answerOf(socket);
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (piece) => (answer += piece.toString('latin1')));
  await once(socket, 'close');
  return answer;
}

const statusesIn = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
const post = 'POST /api/inquiry/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const smuggled = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n';

it.each([
  [
    'both lengths',
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${smuggled}`],
  ['a list of lengths', `${post}Content-Length: 2, 60\r\n\r\n{}${smuggled}`],
  ['a length with a sign', `${post}Content-Length: +2\r\n\r\n{}${smuggled}`],
  ['a length below zero', `${post}Content-Length: -1\r\n\r\n{}${smuggled}`],
  [
    'a coding that is none',
    `${post}Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${smuggled}`,
  ],
  [
    'chunked before another coding',
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ['a blank before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
  [
    'a chunk size that is none',
    `${post}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${smuggled}`,
  ],
  [
    'an endless chunk size',
    `${post}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(40)}\r\n{}${smuggled}`,
  ],
  [
    'a chunk that is longer than its size',
    `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${smuggled}`,
  ],
  ['a folded header', `${post}X-Folded: a\r\n Transfer-Encoding: chunked\r\n\r\n${smuggled}`],
  [
    'a bare line feed in a header',
    `${post}X-Bare: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ['a NUL in a header', `${post}X-Nul: a\u0000b\r\nContent-Length: 2\r\n\r\n{}${smuggled}`],
  ['no host', `GET /api/health/live HTTP/1.1\r\n\r\n${smuggled}`],
  ['another protocol', `GET /api/health/live HTTP/9.9\r\nHost: x\r\n\r\n${smuggled}`],
  ['headers without end', `${post}${`X-Long: ${'x'.repeat(9_000)}\r\n`.repeat(3)}\r\n${smuggled}`],
  ['no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
])('a request with %s is refused, and nothing behind it is answered', async (_what, text) => {
  const statuses = statusesIn(await say(text));
  expect(statuses.filter((status) => status?.startsWith('2'))).toEqual([]);
  expect(statuses.length).toBeLessThan(2);
});

it('a plain request is answered', async () => {
  expect(statusesIn(await say(smuggled))).toEqual(['200']);
});

it('headers that do not come end the connection', async () => {
  api.app.server.headersTimeout = 100;
  const slow = connect(port, '127.0.0.1');
  slow.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  expect(statusesIn(await answerOf(slow))).toEqual(['408']);
});

it('a body that does not come ends the connection', async () => {
  api.app.server.requestTimeout = 100;
  const slow = connect(port, '127.0.0.1');
  slow.write(`${post}Content-Length: 100\r\n\r\n{`);
  expect(statusesIn(await answerOf(slow))).toEqual(['408']);
});

it('the times and the number of connections are bounded', async () => {
  const fresh = await startTestApi({ jobs: 'stopped' });
  const { headersTimeout, requestTimeout, maxConnections, keepAliveTimeout } = fresh.app.server;
  expect({ headersTimeout, requestTimeout, maxConnections, keepAliveTimeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 300_000,
    maxConnections: 5_000,
    keepAliveTimeout: 72_000,
  });
  await fresh.close();
});
