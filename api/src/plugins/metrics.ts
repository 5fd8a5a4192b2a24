import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isStaff, forbidden } from '../viewer';
import { isForwarded, isLoopback } from '../loopback';

/** Times every call and answers the figures at `metrics`, in Prometheus' text format. */
export const metrics = plugin(async (app: FastifyInstance) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isStaff(request.viewer) && !isFromThisMachine(request)) throw forbidden();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});

/** A scraper beside the process; what a proxy passes on says so and does not count. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return !isForwarded(headers) && isLoopback(socket.remoteAddress ?? '');
}
