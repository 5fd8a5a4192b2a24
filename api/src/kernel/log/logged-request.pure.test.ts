import fastify from 'fastify';
import { loggedRequest } from './logged-request';

async function logged(url: string): Promise<string> {
  const app = fastify();
  const seen: string[] = [];
  app.addHook('onRequest', async (request) => {
    seen.push(loggedRequest(request).url);
  });
  await app.inject({ url });
  return seen.join();
}

it.each([
  ['/api/unit/get', '/api/unit/get'],
  ['/api/customer/get?search=jane.doe%40example.com&page=2', '/api/customer/get?search=…&page=2'],
  ['/api/customer/get?email=a@b.co?page=1&sort=-name', '/api/customer/get?email=…&sort=-name'],
  ['/api/inquiry/status?key=secret', '/api/inquiry/status?key=…'],
  ['/api/x?preview', '/api/x?preview=…'],
])('the log of %s says %s', async (url, expected) => {
  expect(await logged(url)).toBe(expected);
});
