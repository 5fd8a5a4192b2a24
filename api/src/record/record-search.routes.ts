import { recordSearchEndpoints } from 'contract/record';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../core/mount/mount-endpoint';
import { findRecords } from './find-records';
import type { Services } from '../core/services';

/** The search of the command palette. */
export function mountRecordSearchRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: recordSearchEndpoints.find,
    handler: async ({ query: { q }, viewer }) => ({
      data: await findRecords(services, q, viewer),
    }),
  });
}
