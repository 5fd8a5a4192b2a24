import { releaseEndpoints } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { addSigningKey, listSigningKeys, readSigningKey, removeSigningKey } from './signing-keys';

/** Routes for the keys that a remote's archives are signed with. */
export function mountSigningKeyRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.keys,
    handler: async ({ query: { remote } }) => ({ data: await listSigningKeys(database, remote) }),
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.addKey,
    handler: async ({ body, viewer }) => {
      const id = await addSigningKey(database, body, viewer);
      return { data: await readSigningKey(database, id) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.removeKey,
    handler: async ({ id, viewer }) => {
      await removeSigningKey(database, id, viewer);
      return { data: await readSigningKey(database, id) };
    },
  });
}
