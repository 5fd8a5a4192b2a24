import type { Endpoint } from 'contract';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Sessions } from './sessions';
import type { ApiKeys } from '../../integration/api-key/api-keys';
import { isApiKey } from '../../integration/api-key/key-text';
import { isReleaseToken, type ReleaseTokens } from '../../release/token/release-tokens';
import { forbidden, visitor, type Viewer } from '../../core/viewer';

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
  readonly sessions: Sessions;
  readonly releaseTokens: ReleaseTokens;
  readonly apiKeys: ApiKeys;
}

/**
 * Identifies the caller: an admin by a bearer token, a program by an API key, a team by a release token, a visitor
 * without a token. Invalid tokens are refused.
 */
export const viewers = plugin(async (app: FastifyInstance, options: ViewersOptions) => {
  app.decorateRequest('viewer');
  const readViewer = async (authorization: string | undefined): Promise<Viewer> =>
    authorization === undefined ? visitor : viewerOf(options, bearerToken(authorization));
  app.decorate('readViewer', readViewer);
  app.addHook('onRequest', async (request) => {
    const { hasOwnToken = false } = request.routeOptions.config;
    request.viewer = hasOwnToken ? visitor : await readViewer(request.headers.authorization);
  });
});

function viewerOf(
  { sessions, releaseTokens, apiKeys }: ViewersOptions,
  token: string,
): Promise<Viewer> {
  if (isApiKey(token)) return apiKeys.verify(token);
  return isReleaseToken(token) ? releaseTokens.verify(token) : sessions.verify(token);
}

function bearerToken(authorization: string): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined) throw forbidden();
  return token;
}
