import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Tells each caller the id under which the log knows the request. */
export const requestIds = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
});
