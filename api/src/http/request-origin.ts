import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../kernel/client-address';
import type { Origin, Viewer } from '../kernel/viewer';

/** Where a request came from, as the audit names it. */
export function originOfRequest(request: FastifyRequest): Origin {
  return { address: clientAddress(request), requestId: request.id };
}

/** The viewer with the origin of their request. That of visitors is not stored. */
export function withOrigin(viewer: Viewer, request: FastifyRequest): Viewer {
  return viewer.kind === 'visitor' ? viewer : { ...viewer, origin: originOfRequest(request) };
}
