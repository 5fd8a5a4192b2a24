import type { Endpoint } from 'contract';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Sessions } from '../admin/sessions';
import { forbidden, visitor, type Viewer } from '../viewer';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

interface ViewersOptions {
  readonly sessions: Sessions;
}

/** Who calls: an admin by a valid bearer token, a visitor without one. A token that is not valid is refused. */
export const viewers = plugin(async (app: FastifyInstance, { sessions }: ViewersOptions) => {
  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    request.viewer =
      authorization === undefined ? visitor : await sessions.verify(bearerToken(authorization));
  });
});

function bearerToken(authorization: string): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined) throw forbidden();
  return token;
}
