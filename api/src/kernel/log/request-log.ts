import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { loggedRequest } from './logged-request';

/** Logs each answered request in one line; requests that the process makes to itself at `debug`. */
export const requestLog = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const req = loggedRequest(request);
    const { statusCode: status } = reply;
    const milliseconds = Math.round(reply.elapsedTime);
    const level = levelOf(request, status);
    const line = `${req.method} ${req.url} ${status} ${milliseconds} ms${idOf(request, status)}`;
    request.log[level]({ req, status, milliseconds }, line);
  });
});

/** What users quote after a failure, also for a log without fields. */
function idOf({ id }: FastifyRequest, status: number): string {
  return status >= 500 ? `, request ${id}` : '';
}

function levelOf({ raw }: FastifyRequest, status: number): 'debug' | 'info' | 'warn' {
  if (!(raw instanceof IncomingMessage)) return 'debug';
  return status >= 500 ? 'warn' : 'info';
}
