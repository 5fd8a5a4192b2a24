import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from 'public-site/site';
import type { SiteModule } from './add-pages';

type RequestParts = Pick<SiteModule, 'bodyOf' | 'connectionOf' | 'headOf' | 'requestUrl'>;

/** Answers requests with the site. */
export function answererBySite(
  site: Site,
  { bodyOf, connectionOf, headOf, requestUrl }: RequestParts,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, protocol, originalUrl: target, socket, headers: given } = request;
    const url = requestUrl({ protocol, host: given.host, port: socket.localPort, target });
    const page = await site.rendered(headOf(method, { url, headers: given }), url);
    if (page) return reply.code(page.status).headers(page.headers).send(page.body);
    const headers = Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
    );
    const answer = await site(
      new Request(url, { method, headers, ...bodyOf(request.raw) }),
      connectionOf(request.raw),
    );
    reply.code(answer.status).headers(Object.fromEntries(answer.headers));
    return reply.send(answer.body ? Buffer.from(await answer.arrayBuffer()) : null);
  };
}
