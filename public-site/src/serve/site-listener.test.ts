/** @jest-environment node */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Connection, forwardedFor } from '../http/node-request';
import { siteListener } from './site-listener';

it('hands a form over whole, with the connection that it came by', async () => {
  const seen: { words: unknown; connection: Connection }[] = [];
  const listener = siteListener({
    log: () => undefined,
    site: Object.assign(
      async (request: Request, connection: Connection) => {
        const words = (await request.formData()).get('message');
        seen.push({ words, connection });
        return new Response('taken', { status: 201 });
      },
      { rendered: async () => undefined },
    ),
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const form = new FormData();
  form.append('message', 'x'.repeat(300_000));
  const answer = await fetch(`http://127.0.0.1:${portOf(server.address())}/contact-us`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': '198.51.100.7', 'x-other': 'not told' },
  });
  expect([answer.status, await answer.text()]).toEqual([201, 'taken']);
  server.close();

  const [taken] = seen;
  expect(taken?.words).toHaveLength(300_000);
  const address = expect.stringMatching(/127\.0\.0\.1$/);
  expect(taken?.connection).toEqual({ address, forwarding: { 'x-forwarded-for': '198.51.100.7' } });
});

it('names to an API elsewhere whom it was asked by last, behind what that one claims', () => {
  const address = '203.0.113.9';
  expect(forwardedFor({ address, forwarding: {} })).toBe(address);
  const forwarding = { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' };
  expect(forwardedFor({ address, forwarding })).toBe('127.0.0.1, 198.51.100.7, 203.0.113.9');
});

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}
