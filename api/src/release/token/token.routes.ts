import { releaseEndpoints } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { listTokens, readToken } from './list-tokens';
import { addToken, revokeToken } from './release-tokens';
import type { Services } from '../../kernel/services';

/** Routes for release tokens. */
export function mountTokenRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.tokens,
    handler: ({ query }) => listTokens(database, query),
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.addToken,
    handler: async ({ body, viewer }) => {
      const { id, token } = await addToken(database, body, viewer);
      return { data: { ...(await readToken(database, id)), token } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.revokeToken,
    handler: async ({ id, viewer }) => {
      await revokeToken(database, id, viewer);
      return { data: await readToken(database, id) };
    },
  });
}
