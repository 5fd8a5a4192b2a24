import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiFetch, Site } from 'public-site/site';

/** The API asked within the process. Its limits count addresses; these calls come from the machine's own. */
export function apiInProcess(app: FastifyInstance): ApiFetch {
  return async (path) => {
    const answer = await app.inject({ method: 'GET', url: path });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}

/** Answers a request by the site. */
export async function answerBySite(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const answer = await site(new Request(url, { method: request.method, headers }));
  reply.code(answer.status).headers(Object.fromEntries(answer.headers));
  return reply.send(answer.body ? Readable.fromWeb(asNodeStream(answer.body)) : null);
}

/** Guarantee: Node's `Response` has Node's own web streams; only the two declarations of the type differ. */
function asNodeStream(body: ReadableStream<Uint8Array>) {
  return body as Parameters<typeof Readable.fromWeb>[0];
}
