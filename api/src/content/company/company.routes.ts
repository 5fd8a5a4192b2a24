import { companyEndpoints } from 'contract/content';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../core/mount/mount-endpoint';
import { visitor } from '../../core/viewer';
import type { Services } from '../../core/services';
import { getRecordWhere } from '../../repository/read';
import { updateRecord } from '../../repository/write';
import { companyTable } from './company.table';

/** Routes for the company: one record that always exists. */
export function mountCompanyRoutes(app: FastifyInstance, services: Services): void {
  const { database, tables: registry } = services;
  const read = () => getRecordWhere(database, companyTable, sql<boolean>`true`, visitor);
  mountEndpoint(app, services, {
    endpoint: companyEndpoints.get,
    cacheTags: companyTable.cache.tags,
    handler: async () => ({ data: await read() }),
  });
  mountEndpoint(app, services, {
    endpoint: companyEndpoints.update,
    hasRawBody: true,
    handler: async ({ body, viewer }) => {
      const context = { database, registry, table: companyTable, viewer };
      return { data: await updateRecord(context, String((await read())['_id']), body) };
    },
  });
}
