import { startListEndpoints } from 'contract/staff';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { closeStartList } from './close-start-list';
import { skipStartItem } from './skip-start-item';
import { readStartList } from './read-start-list';

export function mountStartListRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: startListEndpoints.get,
    handler: async ({ viewer }) => ({ data: await readStartList(database, viewer) }),
  });
  mountEndpoint(app, services, {
    endpoint: startListEndpoints.skip,
    handler: async ({ body, viewer }) => {
      await skipStartItem(database, body);
      return { data: await readStartList(database, viewer) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: startListEndpoints.close,
    handler: async ({ viewer }) => {
      await closeStartList(database);
      return { data: await readStartList(database, viewer) };
    },
  });
}
