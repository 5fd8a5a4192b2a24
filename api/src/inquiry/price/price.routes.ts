import { priceEndpoints } from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { inTransaction } from '../../repository/in-transaction';
import { compareSuppliers } from './compare-suppliers';
import { suggestPrice } from './suggest-price';

/** The routes that look prices up for the lines of offers. */
export function mountPriceRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: priceEndpoints.suggest,
    handler: async ({ query }) => ({
      data: await inTransaction(database, (work) => suggestPrice(work, query)),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: priceEndpoints.compare,
    handler: async ({ query }) => ({
      data: await inTransaction(database, (work) => compareSuppliers(work, query)),
    }),
  });
}
