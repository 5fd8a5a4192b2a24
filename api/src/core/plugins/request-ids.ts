import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Sends each caller the id under which the request is logged. */
export const requestIds = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
});
