import { createHash } from 'node:crypto';
import { type Endpoint, sharedHeaders } from 'contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Sharing {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The setting `CDN_API_MAX_AGE`. */
  readonly cdnMaxAge: number;
}

/**
 * Lets caches keep the answer of a call whose endpoint is shared. With a token it may be another one, which no cache
 * keeps or hands on.
 *
 * @returns whether the client has the answer already
 */
export function shareAnswer(
  text: string,
  { endpoint: { shared }, request, reply, cdnMaxAge }: Sharing,
): boolean {
  if (!shared || cdnMaxAge === 0) return false;
  reply.header('vary', 'authorization');
  if (request.headers.authorization !== undefined || isPersonal(request.query, shared.unless))
    return false;
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.headers({ ...sharedHeaders(shared, cdnMaxAge), etag });
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return known.some((tag) => tag.trim() === etag);
}

function isPersonal(query: unknown, unless: string | undefined): boolean {
  return unless !== undefined && typeof query === 'object' && query !== null && unless in query;
}
