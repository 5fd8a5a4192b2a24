import { regulationEndpoints } from 'contract/regulation';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../core/mount/mount-endpoint';
import type { Services } from '../core/services';
import { readEditions } from './read-editions';
import { lookUp } from './look-up';
import { takeOver } from './take-over';

/** Routes for the regulatory tables. */
export function mountRegulationRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.editions,
    handler: async () => ({ data: await readEditions(database) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.lookUp,
    handler: async ({ query }) => ({ data: await lookUp(database, query) }),
  });
  mountEndpoint(app, services, {
    endpoint: regulationEndpoints.takeOver,
    handler: async ({ body: { selection }, viewer }) => ({
      data: await takeOver(services, { selection, viewer }),
    }),
  });
}
