import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiProblem, worded } from '../../kernel/problem';

/** Requests of one API key in a minute, in each process. */
const max = 600;
const timeWindow = 60_000;

/** Rate limit per API key, wherever its requests come from. */
export const keyLimit = plugin(async (app: FastifyInstance) => {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: keyOf });
  app.addHook('onRequest', async (request, reply) => {
    if (keyOf(request) === '') return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', String(counted.ttlInSeconds));
    const detail = worded`An API key may make ${{ max }} requests a minute. Wait, and spread them.`;
    throw new ApiProblem('rate-limited', detail);
  });
});

function keyOf({ viewer }: FastifyRequest): string {
  return viewer.kind === 'admin' ? (viewer.apiKey?.id ?? '') : '';
}
