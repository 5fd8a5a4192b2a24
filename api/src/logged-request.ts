import type { FastifyRequest } from 'fastify';

/** Whoever has the value of such a parameter sees what the address leads to: a preview, an inquiry. */
const keyInQuery = /([?&](?:key|preview)=)[^&]*/gi;

/** What the log says of a request. */
export function loggedRequest({ method, url, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: url.replace(keyInQuery, '$1…'),
    host,
    remoteAddress: ip,
    remotePort: socket?.remotePort ?? 0,
  };
}
