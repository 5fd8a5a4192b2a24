import { apiKeyEndpoints } from 'contract/integration';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { addKey, revokeKey } from './add-key';
import { listKeys, readKey } from './list-keys';

/** Routes for API keys. */
export function mountApiKeyRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: apiKeyEndpoints.list,
    handler: ({ query }) => listKeys(database, query),
  });
  mountEndpoint(app, services, {
    endpoint: apiKeyEndpoints.add,
    handler: async ({ body, viewer }) => {
      const { id, key } = await addKey(database, body, viewer);
      return { data: { ...(await readKey(database, id)), key } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: apiKeyEndpoints.revoke,
    handler: async ({ id, viewer }) => {
      await revokeKey(database, id, viewer);
      return { data: await readKey(database, id) };
    },
  });
}
