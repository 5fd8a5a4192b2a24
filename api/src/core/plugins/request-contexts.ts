import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type RequestContext, runForRequest } from '../request-context';
import type { Services } from '../services';
import type { Tracing } from '../tracing/tracing';
import { isProxyAddress } from './client-address';

type Tracer = Pick<Services, 'env' | 'tracing'>;

/** Lets all that a request causes know which one it is, and traces it. */
export const requestContexts = plugin(async (app: FastifyInstance, { env, tracing }: Tracer) => {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const span = tracing && beginSpan(tracing, request, { route, env });
    const context = { id: request.id, route, span };
    contexts.set(request, context);
    runForRequest(context, done);
  });
  // A body is read in the context of its socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) runForRequest(context, done);
    else done();
  });
  if (!tracing) return;
  app.addHook('preHandler', async (request) => contexts.get(request)?.span?.handling());
  app.addHook('onSend', async (request) => contexts.get(request)?.span?.handled());
  app.addHook('onResponse', async (request, { statusCode }) =>
    contexts.get(request)?.span?.end(statusCode),
  );
});

/** A trace goes on from a proxy alone, as request ids do: others would choose what is sampled. */
function beginSpan(
  tracing: Tracing,
  { id, method, url, headers, socket }: FastifyRequest,
  { route, env }: { readonly route: string; readonly env: Services['env'] },
) {
  const isOfProxy = isProxyAddress(socket.remoteAddress ?? '', env.TRUST_PROXY);
  const path = url.split('?', 1)[0] ?? '/';
  return tracing.begin({ id, method, route, path, headers: isOfProxy ? headers : undefined });
}
