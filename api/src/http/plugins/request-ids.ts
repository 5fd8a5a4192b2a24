import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { uuidv7 } from 'uuidv7';
import { isProxyAddress } from '../../kernel/client-address';

const header = 'x-request-id';
/** A proxy's id goes into the log and into answers as it is. */
const acceptable = /^[\w.-]{1,128}$/;

interface Received extends Pick<IncomingMessage, 'headers'> {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/**
 * The id of a request: that of the proxy which passed it on, so that its log and the product's name the same one, else
 * a new one. Other clients have no say in it.
 */
export function requestId({ headers, socket }: Received, trustProxy: boolean): string {
  const given = headers[header];
  const isGiven = typeof given === 'string' && acceptable.test(given);
  return isGiven && isProxyAddress(socket.remoteAddress ?? '', trustProxy) ? given : uuidv7();
}

/** Sends each caller the id under which the request is logged. */
export const requestIds = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
});
