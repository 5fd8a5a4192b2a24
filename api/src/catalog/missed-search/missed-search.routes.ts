import { missedSearchEndpoints } from 'contract/catalog';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { addSynonym } from './add-synonym';

/** What staff do with words that visitors searched for without a result, besides the standard operations. */
export function mountMissedSearchRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: missedSearchEndpoints.addSynonym,
    handler: async ({ id, body: { chemicalId }, viewer }) => ({
      data: await addSynonym(services, { id, chemicalId, viewer }),
    }),
  });
}
