import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { currentRequest, thisMachine } from '../../kernel/request-context';
import { clientAddress } from '../../kernel/client-address';

/**
 * What a request's use of worker threads is counted for: its API key, its account, its team, or its address. Pages call
 * the API within the process: such a call is the page's.
 */
export function clientKeys(request: FastifyRequest): () => string {
  const page = isInProcess(request) ? currentRequest() : undefined;
  return page ? page.client : () => clientKey(request);
}

function clientKey(request: FastifyRequest): string {
  const { viewer } = request;
  if (viewer?.kind === 'team') return `team ${viewer.remote}`;
  if (viewer?.kind === 'admin') {
    return viewer.apiKey ? `key ${viewer.apiKey.id}` : `account ${viewer.adminId}`;
  }
  return clientAddress(request) ?? thisMachine;
}

/** Whether the request came without a network, by `inject`. */
export function isInProcess({ raw }: FastifyRequest): boolean {
  return !(raw.socket instanceof Socket);
}
