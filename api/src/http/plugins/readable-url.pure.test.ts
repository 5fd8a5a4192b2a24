import fastify from 'fastify';
import { readableUrl } from './readable-url';

it('lets an address outside the API reach its page, whatever its percent signs', async () => {
  const app = fastify({ rewriteUrl: readableUrl });
  app.get('/*', async ({ originalUrl }) => ({ page: originalUrl }));
  app.get('/api/*', async () => ({ call: true }));
  const answerTo = async (url: string) => (await app.inject({ url })).body;
  expect(await answerTo('/%')).toBe('{"page":"/%"}');
  expect(await answerTo('/solvents/%ff?q=%20')).toBe('{"page":"/solvents/%ff?q=%20"}');
  expect(await answerTo('/%41cetone')).toBe('{"page":"/%41cetone"}');
  expect(await answerTo('/api/%')).toContain('not a valid url');
  await app.close();
});
