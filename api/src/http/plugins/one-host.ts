import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiProblem } from '../../kernel/problem';

/** Refuses requests with two `Host` headers or an invalid one (RFC 9112, section 3.2). */
export const oneHost = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasValidHost(raw)) throw new ApiProblem('malformed', 'Send one valid Host header.');
  });
});

/** `uri-host [ ":" port ]` (RFC 3986, section 3.2.2). */
const host = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

/** Node takes the first of several, and refuses HTTP/1.1 without one. */
export function hasValidHost({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter(
    (name, place) => place % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  return hosts.length <= 1 && host.test(headers.host ?? '');
}
