import { chemicalSearchEndpoints } from 'contract/catalog';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../core/mount/mount-endpoint';
import { findChemicals } from './find-chemicals';
import { findSuggestions } from './find-suggestions';
import { listChemicals } from './list-chemicals';
import { resolveLines } from './resolve-lines';
import type { Services } from '../../core/services';

/** The type-ahead and the search over chemicals. */
export function mountChemicalSearchRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: chemicalSearchEndpoints.suggest,
    handler: async ({ query: { q }, viewer }) => ({
      data: await findSuggestions(database, q, viewer),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: chemicalSearchEndpoints.resolveLines,
    handler: async ({ body: { lines } }) => ({ data: await resolveLines(database, lines) }),
  });
  mountEndpoint(app, services, {
    endpoint: chemicalSearchEndpoints.search,
    handler: ({ query: { q, ...parameters }, viewer }) =>
      q === undefined
        ? listChemicals(services, parameters, viewer)
        : findChemicals(database, { ...parameters, q }, viewer),
  });
}
