import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { isObserver } from '../../http/observer';
import type { Services } from '../../kernel/services';
import { forbidden } from '../../kernel/viewer';

/** Times every request and serves the metrics at `metrics`, in Prometheus' text format, to staff and to a scraper. */
export const metrics = plugin(
  async (app: FastifyInstance, { env, meters }: Pick<Services, 'env' | 'meters'>) => {
    const { registry, seconds } = meters;
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const route = routeOptions.url ?? 'none';
      seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
    const config = { hasOwnToken: true };
    app.get('/metrics', { config }, async (request, reply) => {
      if (!(await isObserver(app, request, env.METRICS_TOKEN))) throw forbidden();
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
);
