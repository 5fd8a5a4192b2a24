import { setImmediate } from 'node:timers/promises';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { requestLog } from './request-log';

const lines: Record<string, unknown>[] = [];
let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
  const loggerInstance: FastifyBaseLogger = pino({ base: null }, destination);
  app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(requestLog);
  app.get('/found', async () => ({ isFound: true }));
  app.get('/asks', async () => (await app.inject('/found')).json());
  app.get('/broken', async (_request, reply) => reply.code(500).send());
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
