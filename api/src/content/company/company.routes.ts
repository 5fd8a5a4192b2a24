import { companyEndpoints } from 'contract/content';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { visitor } from '../../kernel/viewer';
import type { Services } from '../../kernel/services';
import { getRecordWhere } from '../../repository/read';
import { updateRecord } from '../../repository/write';
import { companyTable } from './company.table';

/** Routes for the company: one record that always exists. */
export function mountCompanyRoutes(app: FastifyInstance, services: Services): void {
  const { database, tables } = services;
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
      const context = { database, tables, table: companyTable, viewer };
      return { data: await updateRecord(context, String((await read())['_id']), body) };
    },
  });
}
