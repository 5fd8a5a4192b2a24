import type { Cost } from 'contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type RequestContext, runForRequest } from '../../kernel/request-context';
import type { Services } from '../../kernel/services';
import type { Tracing } from '../../kernel/tracing/tracing';
import { isProxyAddress } from '../../kernel/client-address';
import { clientKeys } from './client-key';

type Tracer = Pick<Services, 'env' | 'tracing' | 'log'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of routes that are no endpoint of the contract. */
    cost?: Cost;
  }
}

/** Lets all that a request causes know which one it is, and traces it. */
export const requestContexts = plugin(
  async (app: FastifyInstance, { env, tracing, log }: Tracer) => {
    const contexts = new WeakMap<FastifyRequest, RequestContext>();
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      const span = tracing && beginSpan(tracing, request, { route, env });
      const client = clientKeys(request);
      const threadCost = () => declaredCost(request, { route, env, log });
      const context = { id: request.id, route, span, client, threadCost };
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
  },
);

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

/** A call without a class of cost is a mistake, which tests see; visitors do not. */
function declaredCost(
  { routeOptions: { config } }: FastifyRequest,
  { route, env, log }: Pick<Tracer, 'env' | 'log'> & { readonly route: string },
): Exclude<Cost, 'none'> {
  const cost = config.endpoint?.cost ?? config.cost ?? 'none';
  if (cost !== 'none') return cost;
  const mistake = new Error(`${route} asks a worker thread and declares no cost`);
  if (env.NODE_ENV === 'test') throw mistake;
  log.error(mistake);
  return 'thread';
}
