import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { apiKeyId, forbidden, isStaff, type Viewer } from '../viewer';

interface MetricsOptions {
  /** The setting `METRICS_TOKEN`, for a scraper. Without it only staff can read the metrics. */
  readonly token: string | undefined;
}

/** Times every request and serves the metrics at `metrics`, in Prometheus' text format, to staff and to a scraper. */
export const metrics = plugin(async (app: FastifyInstance, { token }: MetricsOptions) => {
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
  const config = { hasOwnToken: true };
  app.get('/metrics', { schema: { hide: true }, config }, async ({ headers }, reply) => {
    const { authorization } = headers;
    const isScraper = token !== undefined && isSame(authorization ?? '', `Bearer ${token}`);
    if (!isScraper && !isSignedIn(await app.readViewer(authorization))) throw forbidden();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});

function isSignedIn(viewer: Viewer): boolean {
  return isStaff(viewer) && apiKeyId(viewer) === null;
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
