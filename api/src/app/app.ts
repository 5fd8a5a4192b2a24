import type { Endpoint } from 'contract';
import { allEndpoints } from 'contract/endpoints';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { privateNetworks } from '../kernel/client-address';
import { commonHeaders } from '../http/plugins/common-headers';
import { requestLog } from '../kernel/log/request-log';
import { mountResource } from '../http/mount/mount-resource';
import { mountHealth } from './ops/health';
import { metrics } from './ops/metrics';
import { mountOperation } from './operation/operation.routes';
import { refuseForms } from './operation/refuse-forms';
import { describeApi } from './openapi/api-document';
import { apiDocumentation, type DescribedCalls } from '../http/plugins/api-documentation';
import { closeConnections } from '../http/plugins/close-connections';
import { compression } from '../http/plugins/compression';
import { connectionLimits, maxConnections } from '../http/plugins/connection-limits';
import { readableUrl } from '../http/plugins/readable-url';
import { answerError, errors } from '../http/plugins/errors';
import { floodLimit } from '../http/plugins/flood-limit';
import { forms } from '../http/plugins/forms';
import { oneHost } from '../http/plugins/one-host';
import { requestContexts } from '../http/plugins/request-contexts';
import { requestId, requestIds } from '../http/plugins/request-ids';
import { requestTurns } from '../http/plugins/request-turns';
import { securityHeaders } from '../http/plugins/security-headers';
import { publicUrlOf } from '../kernel/public-url';
import { describeWebhooks, messageHeaders } from '../integration/webhook/describe-webhooks';
import { keyLimit } from '../integration/api-key/key-limit';
import { viewers } from '../http/plugins/viewers';
import { maxUploadBytes } from '../file/prepare-upload';
import { domains, resourceTables } from './domains';
import { verifyBearer } from './verify-bearer';
import type { Services } from '../kernel/services';

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
  app.server.maxConnections = maxConnections;
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
  await app.register(oneHost);
  await app.register(
    async (api) => {
      // Registered again in this scope, so that the hooks below also run for unknown routes.
      await api.register(errors);
      await api.register(securityHeaders);
      await api.register(compression);
      await api.register(floodLimit);
      await api.register(forms, { fileSize: maxUploadBytes.content });
      await api.register(viewers, { verify: (token) => verifyBearer(services, token) });
      await api.register(keyLimit);
      await api.register(refuseForms, services);
      await api.register(requestTurns);
      await api.register(metrics, services);
      if (isDocumented(services.env))
        await api.register(apiDocumentation, { describe: describeWith(services) });
      mountHealth(api, services);
      mountOperation(api, services);
      for (const table of resourceTables) mountResource(api, services, table);
      for (const { routes = [] } of domains) for (const mount of routes) mount(api, services);
    },
    { prefix: '/api' },
  );
  return app;
}

function describeWith({ env, build: { version } }: Services) {
  const url = new URL(publicUrlOf(env)).origin;
  return (calls: DescribedCalls): object => {
    const isDescribed = ({ byKey, access }: Endpoint) =>
      calls === 'all' || byKey || access === 'public';
    const endpoints = allEndpoints.filter(isDescribed);
    return describeApi({ version, endpoints, url, messages: describeWebhooks(), messageHeaders });
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
