import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { pageIds } from './page-ids';

it('calls of pages that are answered at the same time have each the id of its page', async () => {
  const app = fastify();
  app.get('/call', async ({ headers }) => {
    await setImmediate();
    return `${String(headers['x-request-id'])} ${headers.accept}`;
  });
  const ids = pageIds(app);
  const called = async () => {
    await setImmediate();
    return (await ids.inject({ url: '/call', headers: { accept: 'json' } })).body;
  };
  expect(await Promise.all([ids.answer('one', called), ids.answer('two', called)])).toEqual([
    'one json',
    'two json',
  ]);
  expect(await called()).toBe('undefined json');
  await app.close();
});
