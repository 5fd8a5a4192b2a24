import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Database } from '../../db/database';
import { type MeterSources, openMeters } from '../ops/meters';
import { queueLengths } from '../ops/queue-lengths';
import { apiKeyId, forbidden, isStaff, type Viewer } from '../viewer';

interface MetricsOptions extends Omit<MeterSources, 'queueLengths'> {
  readonly database: Database;
  /** The setting `METRICS_TOKEN`, for a scraper. Without it only staff can read the metrics. */
  readonly token: string | undefined;
}

/** Times every request and serves the metrics at `metrics`, in Prometheus' text format, to staff and to a scraper. */
export const metrics = plugin(
  async (
    app: FastifyInstance,
    { token, database, pool, responseCache, replica }: MetricsOptions,
  ) => {
    const { registry, seconds } = openMeters({
      pool,
      responseCache,
      replica,
      queueLengths: () => queueLengths(database),
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
  },
);

function isSignedIn(viewer: Viewer): boolean {
  return isStaff(viewer) && apiKeyId(viewer) === null;
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
