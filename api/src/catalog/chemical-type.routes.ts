import { chemicalTypeEndpoints } from 'contract/catalog';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import type { Services } from '../kernel/services';
import { visitor } from '../kernel/viewer';
import { getRecordWhere } from '../repository/read';
import { answersAt } from '../repository/slugs';
import { chemicalTypeTable } from './chemical-type.table';

export function mountChemicalTypeRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: chemicalTypeEndpoints.bySlug,
    cacheTags: chemicalTypeTable.cache.tags,
    handler: async ({ query: { slug } }) => {
      const address = answersAt(chemicalTypeTable, chemicalTypeTable.slug.scope(), slug);
      return { data: await getRecordWhere(services.database, chemicalTypeTable, address, visitor) };
    },
  });
}
