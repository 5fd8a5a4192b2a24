import type { Endpoint } from 'contract';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Sessions } from '../admin/sessions';
import { isReleaseToken, type ReleaseTokens } from '../releases/release-tokens';
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
  readonly releaseTokens: ReleaseTokens;
}

/**
 * Who calls: an admin by a valid bearer token, a team by a release token, a visitor without one. A token that is not
 * valid is refused.
 */
export const viewers = plugin(async (app: FastifyInstance, options: ViewersOptions) => {
  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    request.viewer =
      authorization === undefined ? visitor : await viewerOf(options, bearerToken(authorization));
  });
});

function viewerOf({ sessions, releaseTokens }: ViewersOptions, token: string): Promise<Viewer> {
  return isReleaseToken(token) ? releaseTokens.verify(token) : sessions.verify(token);
}

function bearerToken(authorization: string): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined) throw forbidden();
  return token;
}
