import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { classifyFailure } from './classify-failure';
import { LoadError } from './load-error';

const released = 'globalThis.remote = 1;';
const integrity = `sha384-${createHash('sha384').update(released).digest('base64')}`;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/broken-off.js') return void request.socket.destroy();
    const status = Number(/\d+/.exec(path)?.[0] ?? 200);
    const type = path === '/of-another-type.js' ? 'text/plain' : 'text/javascript';
    response
      .writeHead(status, { 'content-type': type })
      .end(path === '/tampered.js' ? 'globalThis.remote = 2;' : released);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function kindOf(path: string, hash: string | undefined = integrity) {
  const error = new LoadError({ file: origin + path, how: 'refused', cause: undefined });
  return classifyFailure(error, (url) => (url === error.file ? hash : undefined));
}

test.each([
  ['/404.js', 'missing'],
  ['/500.js', 'unavailable'],
  ['/429.js', 'unavailable'],
  ['/broken-off.js', 'network'],
  ['/tampered.js', 'integrity'],
  ['/of-another-type.js', 'integrity'],
])('a file that is asked for at %s is found %s', async (path, kind) => {
  expect(await kindOf(path)).toBe(kind);
});

test('a file that is right by now may be tried again: something else was kept of it, or sent', async () => {
  expect(await kindOf('/right.js')).toBe('network');
});

test('a file that no version has is not what was released', async () => {
  const error = new LoadError({ file: `${origin}/a.js`, how: 'refused', cause: undefined });
  expect(await classifyFailure(error, () => undefined)).toBe('integrity');
});

test('nobody is asked about what took too long, or what ran and threw', async () => {
  const nowhere = { file: 'http://127.0.0.1:1/', cause: undefined };
  const late = new LoadError({ ...nowhere, how: 'timeout' });
  expect(await classifyFailure(late, () => integrity)).toBe('timeout');
  const threw = new LoadError({ ...nowhere, how: 'threw' });
  expect(await classifyFailure(threw, () => integrity)).toBe('script');
  expect(await classifyFailure(new Error('no'), () => integrity)).toBe('script');
});
