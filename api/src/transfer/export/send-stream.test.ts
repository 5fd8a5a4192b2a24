import fastify from 'fastify';
import { sendMade } from './send-stream';

it('stops making a file when its reader has gone', async () => {
  let made = 0;
  let hasEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) {
        made += 1;
        yield 'x'.repeat(10_000);
      }
    } finally {
      hasEnded();
    }
  }
  const app = fastify({ forceCloseConnections: true });
  app.get('/', async (_, reply) => {
    sendMade(reply, { name: 'a.csv', type: 'text/csv', content: endless() });
    return reply;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = await fetch(address, { signal: leaving.signal });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.csv"');
  await answer.body?.getReader().read();
  leaving.abort();
  await ended;
  const count = made;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(made).toBe(count);
  await app.close();
});
