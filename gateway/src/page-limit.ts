import rateLimit from '@fastify/rate-limit';
import { clientAddress } from 'api/client-address';
import { siteRoutes } from 'contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const minute = 60_000;
const keyGenerator = (request: FastifyRequest) => clientAddress(request) ?? '';
const ordinary = { max: 600, timeWindow: minute, keyGenerator };
/** Limit of searches, which the database and this thread work out. What worker threads do is limited by their time. */
const searches = { max: 120, timeWindow: minute, keyGenerator };

const searchPath = new RegExp(
  `^(?:/site/data)?(?:${siteRoutes.search}|${siteRoutes.advancedSearch})$`,
);
/** Assets of pages, served from memory. */
const filePath = /^\/site\/assets\//;

/**
 * Rate limit per address for pages of the site and the panel, counted in each process. Requests from this machine
 * itself are exempt.
 */
export async function limitPages(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
  const countOrdinary = app.createRateLimit(ordinary);
  const countSearch = app.createRateLimit(searches);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (filePath.test(path) || clientAddress(request) === undefined) return;
    const counted = await (searchPath.test(path) ? countSearch : countOrdinary)(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    await refuse(reply, counted.ttlInSeconds);
  });
}

function refuse(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', String(seconds))
    .type('text/plain; charset=utf-8')
    .send('Too many pages were requested from your network. Wait a minute and try again.\n');
}
