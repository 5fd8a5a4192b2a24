import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { mountResource } from './mount/mount-resource';
import { errors } from './plugins/errors';
import { viewers } from './plugins/viewers';
import { resourceTables } from './resources/tables';
import type { Services } from './services';
import { verbs } from './verbs/verbs';

/** The whole API under `/api`, ready to listen or to be asked in process. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: services.env.LOG_LEVEL, redact: ['req.headers.authorization'] },
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 200 },
    trustProxy: services.env.TRUST_PROXY,
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(errors);
  await app.register(
    async (api) => {
      await api.register(multipart);
      await api.register(viewers, { sessions: services.sessions });
      for (const table of resourceTables) mountResource(api, services, table);
      for (const mount of verbs) mount(api, services);
    },
    { prefix: '/api' },
  );
  return app;
}
