import fastify from 'fastify';
import { answerMaintenance } from './maintenance-page';

const since = '2031-06-30T10:00:00.000Z';

test('visitors get a page that no cache keeps, with the text as it was typed', async () => {
  const app = fastify();
  app.get('/*', (_request, reply) =>
    answerMaintenance(
      reply,
      { text: 'Back at <b>noon</b> & not before', since },
      { name: 'Example "Chemicals"', locale: 'en-GB' },
    ),
  );
  const { statusCode, headers, body } = await app.inject({ url: '/acetone' });
  expect([statusCode, headers]).toEqual([
    503,
    expect.objectContaining({
      'retry-after': '300',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'sha256-"),
    }),
  ]);
  expect(body).toContain('<p>Back at &lt;b&gt;noon&lt;/b&gt; &amp; not before</p>');
  expect(body).toContain('<html lang="en-GB">');
  expect(body).toContain('<h1>Example &quot;Chemicals&quot;</h1>');
  expect(body).not.toMatch(/<script|https?:/);
});
