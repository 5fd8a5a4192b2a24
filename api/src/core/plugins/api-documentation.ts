import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

interface Described {
  /** The messages that the product sends: `webhooks` of the OpenAPI document. */
  readonly webhooks: Readonly<Record<string, object>>;
}

/** Serves the OpenAPI document at `openapi.json`, made from the contract, and a page to read it at `docs`. */
export const apiDocumentation = plugin(async (app: FastifyInstance, options: Described) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Chemical trading API', version: '1.0.0' },
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The token of a sign-in; for release calls also a release token.',
          },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'ctk_…',
            description: 'An API key, made in the panel under Integrations.',
          },
        },
      },
      webhooks: options.webhooks,
    },
    transform: jsonSchemaTransform,
  });
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
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
