import type { Endpoint } from 'contract';
import { allEndpoints } from 'contract/endpoints';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { privateNetworks } from './plugins/client-address';
import { commonHeaders } from './plugins/common-headers';
import { requestLog } from './log/request-log';
import { mountResource } from './mount/mount-resource';
import { mountHealth } from './ops/health';
import { describeApi } from './openapi/api-document';
import { apiDocumentation, type DescribedCalls } from './plugins/api-documentation';
import { closeConnections } from './plugins/close-connections';
import { compression } from './plugins/compression';
import { connectionLimits, mostConnections } from './plugins/connection-limits';
import { readableUrl } from './plugins/readable-url';
import { answerError, errors } from './plugins/errors';
import { floodLimit } from './plugins/flood-limit';
import { forms } from './plugins/forms';
import { metrics } from './plugins/metrics';
import { requestContexts } from './plugins/request-contexts';
import { requestId, requestIds } from './plugins/request-ids';
import { securityHeaders } from './plugins/security-headers';
import { describeWebhooks, messageHeaders } from '../integration/webhook/describe-webhooks';
import { keyLimit } from '../integration/api-key/key-limit';
import { viewers } from '../staff/session/viewers';
import { domains, resourceTables } from './domains';
import type { Services } from './services';

/** The whole API under `/api`, ready to listen or to be called in process through `inject`. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request, services.env.TRUST_PROXY),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    rewriteUrl: readableUrl,
    bodyLimit: 1_000_000,
    ...connectionLimits,
    // No timeout: on a slow machine the plugins take as long as they need.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 200 },
    trustProxy: services.env.TRUST_PROXY && privateNetworks,
  });
  app.server.maxConnections = mostConnections;
  closeConnections(app);
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(requestLog);
  await app.register(requestContexts, services);
  await app.register(requestIds);
  await app.register(commonHeaders, services.env);
  await app.register(errors);
  await app.register(
    async (api) => {
      // Registered again in this scope, so that the hooks below also run for unknown routes.
      await api.register(errors);
      await api.register(securityHeaders);
      await api.register(compression);
      await api.register(floodLimit);
      await api.register(forms);
      await api.register(viewers, services);
      await api.register(keyLimit);
      await api.register(metrics, services);
      if (isDocumented(services.env))
        await api.register(apiDocumentation, { describe: describeWith(services.env) });
      mountHealth(api, services);
      for (const table of resourceTables) mountResource(api, services, table);
      for (const { routes = [] } of domains) for (const mount of routes) mount(api, services);
    },
    { prefix: '/api' },
  );
  return app;
}

function describeWith({ PUBLIC_URL, PORT }: Services['env']) {
  const url = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;
  return (calls: DescribedCalls): object => {
    const isDescribed = ({ byKey, access }: Endpoint) =>
      calls === 'all' || byKey || access === 'public';
    const endpoints = allEndpoints.filter(isDescribed);
    return describeApi({ endpoints, url, messages: describeWebhooks(), messageHeaders });
  };
}

/** A description of every call also helps attackers, so in production it is served only when `API_DOCS` asks for it. */
function isDocumented({ API_DOCS, NODE_ENV }: Services['env']): boolean {
  return API_DOCS ?? NODE_ENV !== 'production';
}

/** Many clients send `Content-Type: application/json` with every request, also with those that have no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done)),
  );
}
