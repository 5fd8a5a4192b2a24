import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiProblem } from '../../kernel/problem';
import { clientAddress } from '../../kernel/client-address';

const minute = 60_000;
const ordinary = { max: 1_000, timeWindow: minute, keyGenerator: addressOf };
/** Limit of the calls whose cost is `counted`, each counted separately. */
const costly = { max: 30, timeWindow: minute, keyGenerator: addressAndCall };

/**
 * Rate limit per client address, so that none can take up a whole process. Each process counts for itself; limits
 * across processes, such as that of sign-ins, are counted in the database. Requests from this machine itself are
 * exempt: probes and the public site, whose pages have a limit of their own.
 */
export const floodLimit = plugin(async (app: FastifyInstance) => {
  await app.register(rateLimit, { global: false });
  const countOrdinary = app.createRateLimit(ordinary);
  const countCostly = app.createRateLimit(costly);
  app.addHook('onRequest', async (request, reply) => {
    if (clientAddress(request) === undefined) return;
    const counted = await (isCostly(request) ? countCostly : countOrdinary)(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', String(counted.ttlInSeconds));
    throw new ApiProblem('rate-limited', 'Too many requests. Wait a minute and try again.');
  });
});

function isCostly({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.endpoint?.cost === 'counted';
}

function addressOf(request: FastifyRequest): string {
  return clientAddress(request) ?? '';
}

function addressAndCall(request: FastifyRequest): string {
  return `${addressOf(request)} ${callOf(request)}`;
}

function callOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.endpoint?.name ?? '';
}
