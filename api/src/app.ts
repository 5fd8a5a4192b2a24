import fastify, { type FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { loggedRequest } from './logged-request';
import { mountResource } from './mount/mount-resource';
import { mountHealth } from './ops/health';
import { apiDocumentation } from './plugins/api-documentation';
import { compression } from './plugins/compression';
import { answerError, errors } from './plugins/errors';
import { floodLimit } from './plugins/flood-limit';
import { forms } from './plugins/forms';
import { metrics } from './plugins/metrics';
import { requestIds } from './plugins/request-ids';
import { securityHeaders } from './plugins/security-headers';
import { viewers } from './plugins/viewers';
import { resourceTables } from './resources/tables';
import type { Services } from './services';
import { verbs } from './verbs/verbs';

/**
 * Where proxies stand that are believed. What a visitor writes into the header himself stands before the address that
 * the first of them saw, and does not count.
 */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** The whole API under `/api`, ready to listen or to be asked in process. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: services.env.LOG_LEVEL,
      redact: ['req.headers.authorization'],
      serializers: { req: loggedRequest },
    },
    genReqId: () => uuidv7(),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    bodyLimit: 1_000_000,
    requestTimeout: 300_000,
    routerOptions: { maxParamLength: 200 },
    trustProxy: services.env.TRUST_PROXY && privateNetworks,
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(errors);
  await app.register(
    async (api) => {
      // Again here, so that the hooks below run for unknown calls as well.
      await api.register(errors);
      await api.register(requestIds);
      await api.register(securityHeaders);
      await api.register(compression);
      await api.register(floodLimit);
      await api.register(forms);
      await api.register(viewers, services);
      await api.register(metrics);
      await api.register(apiDocumentation);
      mountHealth(api, services);
      for (const table of resourceTables) mountResource(api, services, table);
      for (const mount of verbs) mount(api, services);
    },
    { prefix: '/api' },
  );
  return app;
}
