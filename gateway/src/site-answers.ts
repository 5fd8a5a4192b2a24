import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from 'public-site/site';
import type { SiteModule } from './add-pages';

type RequestParts = Pick<SiteModule, 'bodyOf' | 'connectionOf' | 'requestUrl'>;

/** Answers requests with the site. */
export function answererBySite(site: Site, { bodyOf, connectionOf, requestUrl }: RequestParts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
    );
    const { method, protocol, originalUrl: target, socket } = request;
    const { host } = request.headers;
    const url = requestUrl({ protocol, host, port: socket.localPort, target });
    const answer = await site(
      new Request(url, { method, headers, ...bodyOf(request.raw) }),
      connectionOf(request.raw),
    );
    reply.code(answer.status).headers(Object.fromEntries(answer.headers));
    return reply.send(answer.body ? Buffer.from(await answer.arrayBuffer()) : null);
  };
}
