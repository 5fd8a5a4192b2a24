import { recordSearchEndpoints } from 'contract/record';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { findRecords } from './find-records';
import type { Services } from '../kernel/services';

/** The search of the command palette. */
export function mountRecordSearchRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: recordSearchEndpoints.find,
    handler: async ({ query: { q }, viewer }) => ({
      data: await findRecords(services, q, viewer),
    }),
  });
}
