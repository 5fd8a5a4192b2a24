import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** `open` calls are those that API keys and visitors may make. */
export type DescribedCalls = 'open' | 'all';

interface Documented {
  /** Makes an OpenAPI document. Each is made when somebody first asks. */
  readonly describe: (calls: DescribedCalls) => object;
}

/**
 * Serves the OpenAPI document of the open calls at `openapi.json`, of all calls at `openapi.json?calls=all`, and a page
 * to read that at `docs`.
 */
export const apiDocumentation = plugin(async (app: FastifyInstance, { describe }: Documented) => {
  const made: Partial<Record<DescribedCalls, object>> = {};
  const documentOf = (calls: DescribedCalls) => (made[calls] ??= describe(calls));
  await app.register(swagger, { openapi: {}, transformObject: () => documentOf('all') });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    staticCSP: {
      'default-src': "'none'",
      'script-src': "'self'",
      // The page's own script sets style attributes; scripts and everything else load from this origin only.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
    },
    uiConfig: { docExpansion: 'none', deepLinking: true },
  });
  app.get('/openapi.json', async ({ query }) => {
    return documentOf(Object(query).calls === 'all' ? 'all' : 'open');
  });
});
