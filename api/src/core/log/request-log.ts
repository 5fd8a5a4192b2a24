import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { loggedRequest } from './logged-request';

/** Logs each answered request in one line. What the process asks itself is no request of anybody's and is left out. */
export const requestLog = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    if (!(request.raw instanceof IncomingMessage)) return;
    const req = loggedRequest(request);
    const { statusCode: status } = reply;
    const milliseconds = Math.round(reply.elapsedTime);
    const level = status >= 500 ? 'warn' : 'info';
    const line = `${req.method} ${req.url} ${status} ${milliseconds} ms`;
    request.log[level]({ req, status, milliseconds }, line);
  });
});
