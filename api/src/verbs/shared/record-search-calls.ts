import { recordSearchEndpoints } from 'contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../mount/mount-endpoint';
import { findRecords } from '../../search/find-records';
import type { Services } from '../../services';

/** What the command palette asks. */
export function mountRecordSearchCalls(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: recordSearchEndpoints.find,
    handler: async ({ query: { q }, viewer }) => ({
      data: await findRecords(services.database, q, viewer),
    }),
  });
}
