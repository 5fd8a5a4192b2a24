import type { Endpoint } from 'contract';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { forbidden, visitor, type Viewer } from '../../kernel/viewer';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** The route checks its own kind of token; elsewhere the caller counts as a visitor. */
    hasOwnToken?: boolean;
  }
  interface FastifyInstance {
    /** The viewer of an `Authorization` header. */
    readViewer(authorization: string | undefined): Promise<Viewer>;
  }
}

interface ViewersOptions {
  /** @throws ApiProblem `forbidden` for a token that is not valid */
  readonly verify: (token: string) => Promise<Viewer>;
}

/**
 * Identifies the caller: an admin by a bearer token, a program by an API key, a team by a release token, a visitor
 * without a token. Invalid tokens are refused. Another scheme is that of a proxy, such as a password for a test site.
 */
export const viewers = plugin(async (app: FastifyInstance, { verify }: ViewersOptions) => {
  app.decorateRequest('viewer');
  const readViewer = async (authorization: string | undefined): Promise<Viewer> =>
    hasBearer(authorization) ? verify(bearerToken(authorization)) : visitor;
  app.decorate('readViewer', readViewer);
  app.addHook('onRequest', async (request) => {
    const { hasOwnToken = false } = request.routeOptions.config;
    request.viewer = hasOwnToken ? visitor : await readViewer(request.headers.authorization);
  });
});

function hasBearer(authorization: string | undefined): authorization is string {
  return /^Bearer\b/i.test(authorization ?? '');
}

function bearerToken(authorization: string): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined) throw forbidden();
  return token;
}
