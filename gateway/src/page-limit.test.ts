import fastify, { type FastifyInstance } from 'fastify';
import { limitPages } from './page-limit';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await limitPages(app);
  app.get('/*', () => 'a page');
});
afterAll(() => app.close());

/** How many of so many requests are answered with the page. */
async function answered(url: string, count: number, request: object): Promise<number> {
  let pages = 0;
  for (let each = 0; each < count; each += 1) {
    const { statusCode, headers } = await app.inject({ url, ...request });
    if (statusCode === 200) pages += 1;
    else expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  }
  return pages;
}

it.each([
  ['pages', '/acetone', 610, 600],
  ['searches', '/search?q=acetone', 130, 120],
  ['data of searches', '/site/data/search?q=x', 130, 120],
])('limits the %s of an address', async (_what, url, count, expected) => {
  const remoteAddress = `203.0.113.${expected / 10 + url.length}`;
  expect(await answered(url, count, { remoteAddress })).toBe(expected);
  expect(await answered(url, 1, { remoteAddress: '198.51.100.1' })).toBe(1);
});

it('counts a visitor behind a proxy of this machine, by the network, and no file', async () => {
  const forwarded = (visitor: string) => ({ headers: { 'x-forwarded-for': visitor } });
  await answered('/search', 120, forwarded('2001:db8::1'));
  expect(await answered('/search', 1, forwarded('2001:db8::2'))).toBe(0);
  expect(await answered('/search', 1, forwarded('2001:db8:0:1::1'))).toBe(1);
  expect(await answered('/site/assets/main.js', 700, forwarded('203.0.113.77'))).toBe(700);
  expect(await answered('/search', 200, {})).toBe(200);
});
