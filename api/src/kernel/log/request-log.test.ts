import { setImmediate } from 'node:timers/promises';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { errors } from '../../http/plugins/errors';
import { requestId, requestIds } from '../../http/plugins/request-ids';
import { requestLog } from './request-log';

const lines: Record<string, unknown>[] = [];
let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
  const loggerInstance: FastifyBaseLogger = pino({ base: null }, destination);
  app = fastify({
    loggerInstance,
    genReqId: (request) => requestId(request, false),
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(requestLog);
  await app.register(requestIds);
  await app.register(errors);
  app.get('/found', async () => ({ isFound: true }));
  app.get('/asks', async () => (await app.inject('/found')).json());
  app.get('/broken', async (_request, reply) => reply.code(500).send());
  app.get('/fails', async () => {
    throw new Error('A secret of the process');
  });
  address = await app.listen({ port: 0 });
});
afterAll(() => app.close());

/** The log is written when the answer has left, which may be after it was read. */
async function linesOf(path: string) {
  lines.length = 0;
  const response = await fetch(address + path);
  await response.text();
  while (lines.length === 0) await setImmediate();
  return lines.map(({ level, msg }) => ({ level, msg }));
}

test('a request is one line, without the values of what was asked for', async () => {
  expect(await linesOf('/found?q=secret&page=2')).toEqual([
    { level: 30, msg: expect.stringMatching(/^GET \/found\?q=…&page=2 200 \d+ ms$/) },
  ]);
});

test('what the process asks itself is none', async () => {
  expect(await linesOf('/asks')).toEqual([
    { level: 30, msg: expect.stringMatching(/^GET \/asks 200/) },
  ]);
});

test('a failure is a warning', async () => {
  expect(await linesOf('/broken')).toMatchObject([{ level: 40 }]);
});

test('a failure has the id that a proxy gave it, in the answer and in each line', async () => {
  lines.length = 0;
  const headers = { 'x-request-id': 'proxy.7-a_B' };
  const response = await fetch(`${address}/fails`, { headers });
  expect(response.headers.get('x-request-id')).toBe('proxy.7-a_B');
  expect(await response.json()).toMatchObject({
    status: 500,
    detail: 'The error was recorded as proxy.7-a_B. Try again later.',
  });
  while (lines.length < 2) await setImmediate();
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, reqId: 'proxy.7-a_B', msg: 'A secret of the process' }),
    expect.objectContaining({
      level: 40,
      reqId: 'proxy.7-a_B',
      msg: expect.stringMatching(/^GET \/fails 500 \d+ ms, request proxy\.7-a_B$/),
    }),
  ]);
});

test.each(['', 'a b', 'a"b', 'ä', 'a'.repeat(129), 'one, two'])(
  'an id such as %j is replaced',
  async (given) => {
    const { headers } = await app.inject({ url: '/found', headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  },
);

test.each([
  ['127.0.0.1', true, true],
  ['::1', true, true],
  ['10.1.2.3', false, true],
  ['fd00::7', false, true],
  ['203.0.113.7', false, false],
  ['', false, false],
])('an id from %j is taken: %j, with TRUST_PROXY: %j', (remoteAddress, usually, trusting) => {
  const request = { headers: { 'x-request-id': 'theirs' }, socket: { remoteAddress } };
  expect(requestId(request, false) === 'theirs').toBe(usually);
  expect(requestId(request, true) === 'theirs').toBe(trusting);
});
