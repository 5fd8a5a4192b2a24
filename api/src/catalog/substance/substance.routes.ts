import { substanceEndpoints } from 'contract/catalog';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { addSubstances } from './add-substances';
import { lookUpSubstances, readSubstanceGroups } from './read-substances';

/** Chemicals from what the product knows of CAS numbers. */
export function mountSubstanceRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: substanceEndpoints.groups,
    handler: async () => ({ data: await readSubstanceGroups(services) }),
  });
  mountEndpoint(app, services, {
    endpoint: substanceEndpoints.lookUp,
    handler: async ({ body }) => ({ data: await lookUpSubstances(services, body.casNumbers) }),
  });
  mountEndpoint(app, services, {
    endpoint: substanceEndpoints.add,
    handler: async ({ body, viewer }) => ({
      data: await addSubstances(services, body.casNumbers, viewer),
    }),
  });
}
