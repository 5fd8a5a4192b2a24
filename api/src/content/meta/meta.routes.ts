import { metaEndpoints } from 'contract/content';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { recordsWhere } from '../../repository/read';
import { metaTable } from './meta.table';
import type { Services } from '../../kernel/services';
import { visitor } from '../../kernel/viewer';

/** A site has one record for each static page: far fewer than this. */
const metaLimit = 1000;

/** `meta/get-meta`: all records at once, for the `pageMeta` function. */
export function mountMetaRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: metaEndpoints.all,
    cacheTags: metaTable.cache.tags,
    handler: async () => {
      const data = await recordsWhere(services.database, metaTable, sql<boolean>`true`, {
        viewer: visitor,
        limit: metaLimit,
      });
      return { data, total: data.length, page: 1, pageSize: metaLimit };
    },
  });
}
