import { findingEndpoints } from 'contract/catalog';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { listFindings } from './list-findings';

/** Routes for findings in the data of chemicals. */
export function mountFindingRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: findingEndpoints.list,
    handler: async ({ id }) => ({ data: await listFindings(database, id) }),
  });
}
